/** Generates the report page: a list of changed snapshots, each before and after. */
import { readFileSync } from "node:fs";

const asset = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => entities[sign]);

const storyPath = ({ title, name }) => `${title} / ${name}`;

const kinds = [
  { name: "changed", heading: "Changed", views: ["before", "after", "difference"] },
  { name: "added", heading: "New", views: ["after"] },
  { name: "removed", heading: "Gone", views: ["before"] },
];

/* Without JavaScript each link opens its image. */
const entry = (kind) => (picture) => {
  const { key, mode, pixels } = picture;
  const note = pixels === undefined ? "" : ` <small>${pixels} px</small>`;
  return `<li><a href="${kind.views.at(-1)}/${escape(key)}.png" data-key="${escape(key)}" data-views="${kind.views.join(" ")}" data-place="${escape(storyPath(picture))}" data-mode="${escape(mode)}"><span>${escape(storyPath(picture))}</span> <em>${escape(mode)}</em>${note}</a></li>`;
};

const section = (heading, items) =>
  items.length === 0
    ? ""
    : `<section><h2>${heading} <b>${items.length}</b></h2><ul>${items.join("")}</ul></section>`;

const viewer = `<main tabindex="-1">
<header><h2 id="place" aria-live="polite"></h2><p id="mode"></p>
<div role="toolbar" aria-label="View">
<button type="button" data-view="sides">Side by side <kbd>1</kbd></button>
<button type="button" data-view="before">Before <kbd>2</kbd></button>
<button type="button" data-view="after">After <kbd>3</kbd></button>
<button type="button" data-view="difference">Difference <kbd>4</kbd></button>
<button type="button" data-view="swipe">Swipe <kbd>5</kbd></button>
<button type="button" id="natural" aria-pressed="false">Real size <kbd>z</kbd></button>
</div></header>
<div id="views" role="region" aria-label="Pictures" tabindex="0"></div>
<footer><span><kbd>j</kbd> <kbd>k</kbd> next and previous</span><span><kbd>space</kbd> hold to see before</span><span><kbd>/</kbd> filter</span></footer>
</main>`;

/**
 * @param {{ base: string, count: number, changed: object[], added: object[], removed: object[], faults: string[] }} outcome
 * @returns {string} a page that opens from the disk, next to the folders before, after and difference
 */
export const reportPage = ({ base, count, changed, added, removed, faults }) => {
  const pictures = { changed, added, removed };
  const lists = kinds.map((kind) => section(kind.heading, pictures[kind.name].map(entry(kind))));
  const failed = section(
    "Failed",
    faults.map((fault) => `<li class="fault">${escape(fault)}</li>`),
  );
  const some = lists.join("") !== "";
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${changed.length} visual differences</title><style>${asset("visual.viewer.css")}</style></head>
<body><nav aria-label="Pictures">
<header><h1>${changed.length === 0 ? "Nothing differs" : `${changed.length} of ${count} pictures differ`}</h1>
<p>${count} pictures, compared with ${escape(base)}; ${added.length} new, ${removed.length} gone, ${faults.length} failed.</p>
${some ? `<label>Filter <input type="search" placeholder="Story or mode"></label>` : ""}</header>
<div class="list">${failed}${lists.join("")}</div></nav>
${some ? `${viewer}<script>${asset("visual.viewer.js")}</script>` : ""}</body></html>
`;
};

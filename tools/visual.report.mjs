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

/** Storybook's development server (`pnpm storybook`). */
const STORYBOOK = "http://localhost:6006";

const storyLink = ({ id, globals = {} }) =>
  `${STORYBOOK}/?path=/story/${id}&globals=${["theme", "dir"].flatMap((name) => (globals[name] ? `${name}:${globals[name]}` : [])).join(";")}`;

/** A mode of a story. Without JavaScript the link opens its picture. */
const chip = (kind) => (picture) => {
  const { key, mode, pixels, cells = [], version = "" } = picture;
  const note = [...(pixels === undefined ? [] : [`${pixels} px`]), ...cells].join(" · ");
  return `<a href="${kind.views.at(-1)}/${escape(key)}.png" data-key="${escape(key)}" data-version="${version}" data-views="${kind.views.join(" ")}" data-place="${escape(storyPath(picture))}" data-mode="${escape(mode)}" data-note="${escape(note)}" data-story="${escape(storyLink(picture))}">${escape(mode)}</a>`;
};

const groupBy = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** One row for each story, with its modes. */
const rows = (pictures, kind) =>
  groupBy(pictures, ({ id, title, name }) => id ?? `${title}/${name}`).map(
    (modes) =>
      `<li><span>${escape(storyPath(modes[0]))}</span> ${modes.map(chip(kind)).join(" ")}</li>`,
  );

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Pictures whose differences have the same shape, the largest group first. */
const clusters = (pictures, kind) =>
  groupBy(pictures, ({ shape }) => shape ?? "")
    .toSorted((one, other) => other.length - one.length)
    .map((cluster) => {
      const stories = rows(cluster, kind);
      const what =
        cluster.length === 1
          ? "one picture"
          : `one change in ${counted(cluster.length, "picture")} of ${stories.length === 1 ? "one story" : `${stories.length} stories`}`;
      return `<details open class="cluster"><summary>${escape(cluster[0].shape ?? "")}: ${what}</summary><button type="button" data-accept>Accept all of this change</button><ul>${stories.join("")}</ul></details>`;
    });

const section = (heading, count, content) =>
  count === 0 ? "" : `<section><h2>${heading} <b>${count}</b></h2>${content}</section>`;

const list = (items) => `<ul>${items.join("")}</ul>`;

const viewer = `<main tabindex="-1">
<header><h2 id="place" aria-live="polite"></h2><p id="mode"></p>
<div role="toolbar" aria-label="View">
<button type="button" data-view="sides">Side by side <kbd>1</kbd></button>
<button type="button" data-view="before">Before <kbd>2</kbd></button>
<button type="button" data-view="after">After <kbd>3</kbd></button>
<button type="button" data-view="difference">Difference <kbd>4</kbd></button>
<button type="button" data-view="swipe">Swipe <kbd>5</kbd></button>
<button type="button" id="natural" aria-pressed="false">Real size <kbd>z</kbd></button>
</div>
<div role="toolbar" aria-label="Review">
<button type="button" data-mark="accepted" aria-pressed="false">Accepted <kbd>a</kbd></button>
<button type="button" data-mark="discuss" aria-pressed="false">To discuss <kbd>d</kbd></button>
<a id="story" target="storybook">Open the story <small>(pnpm storybook)</small></a>
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
  const lists = kinds.map((kind) => {
    const shown = pictures[kind.name];
    const content =
      kind.name === "changed" ? clusters(shown, kind).join("") : list(rows(shown, kind));
    return section(kind.heading, shown.length, content);
  });
  const failed = section(
    "Failed",
    faults.length,
    list(faults.map((fault) => `<li class="fault">${escape(fault)}</li>`)),
  );
  const some = lists.join("") !== "";
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${changed.length} visual differences</title><style>${asset("visual.viewer.css")}</style></head>
<body><nav aria-label="Pictures">
<header><h1>${changed.length === 0 ? "Nothing differs" : `${changed.length} of ${count} pictures differ`}</h1>
<p>${count} pictures, compared with ${escape(base)}; ${added.length} new, ${removed.length} gone, ${faults.length} failed.</p>
${some ? `<p id="progress" role="status"></p>` : ""}
${some ? `<label>Filter <input type="search" placeholder="Story or mode"></label>` : ""}</header>
<div class="list">${failed}${lists.join("")}</div></nav>
${some ? `${viewer}<script>${asset("visual.viewer.js")}</script>` : ""}</body></html>
`;
};

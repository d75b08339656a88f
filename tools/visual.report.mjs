/** The page that shows what has changed: before, after and the difference of every picture. */

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => entities[sign]);

const sheet = `
:root { color-scheme: light dark; --line: light-dark(#dfdcd5, #29323b); --paper: light-dark(#fbfaf7, #0b1117);
  --sheet: light-dark(#fff, #101820); --ink: light-dark(#141e27, #eeece7); --quiet: light-dark(#55606a, #a9b0b6); }
* { box-sizing: border-box; }
body { margin: 0; padding: 40px max(24px, 4vw); background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
h2 { margin: 0; font-size: 18px; }
header p, .mode { margin: 0; color: var(--quiet); }
nav { margin-block: 24px 40px; padding-block: 16px; border-block: 1px solid var(--line); columns: 320px; }
nav a { display: block; color: inherit; }
section { margin-block-end: 48px; scroll-margin-block-start: 16px; }
.views { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; margin-block-start: 12px; }
figure { margin: 0; min-inline-size: 0; border: 1px solid var(--line); background: var(--sheet); }
figcaption { padding: 6px 12px; border-block-end: 1px solid var(--line); color: var(--quiet); font-size: 14px; }
img { display: block; inline-size: 100%; max-block-size: 70vh; object-fit: contain; object-position: top; }
`;

const figure = (caption, file, alt) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${escape(alt)}" loading="lazy"></a></figure>`;

const place = ({ title, name }) => `${title} / ${name}`;

const changedSection = (picture) => {
  const { key, mode, pixels } = picture;
  const views = ["before", "after", "difference"].map((view) =>
    figure(view, `${view}/${key}.png`, `${place(picture)}, ${mode}, ${view}`),
  );
  return `<section id="${escape(key)}"><h2>${escape(place(picture))}</h2>
<p class="mode">${escape(mode)} · ${pixels} pixels differ</p><div class="views">${views.join("")}</div></section>`;
};

const list = (title, entries) =>
  entries.length === 0
    ? ""
    : `<section><h2>${title}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul></section>`;

/**
 * @param {{ base: string, count: number, changed: object[], added: object[], removed: string[], faults: string[] }} outcome
 * @returns {string} a page that opens from the disk
 */
export const reportPage = ({ base, count, changed, added, removed, faults }) => {
  const links = changed.map(
    (picture) =>
      `<a href="#${escape(picture.key)}">${escape(place(picture))}, ${escape(picture.mode)}</a>`,
  );
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${changed.length} visual differences</title><style>${sheet}</style></head><body>
<header><h1>${changed.length === 0 ? "Nothing differs" : `${changed.length} of ${count} pictures differ`}</h1>
<p>${count} pictures, compared with ${escape(base)}; ${added.length} new, ${removed.length} gone, ${faults.length} failed.</p></header>
${links.length > 0 ? `<nav aria-label="Changed stories">${links.join("")}</nav>` : ""}
<main>${changed.map(changedSection).join("\n")}
${list("Failed", faults.map(escape))}
${list(
  "New",
  added.map(
    (picture) =>
      `<a href="after/${escape(picture.key)}.png">${escape(place(picture))}, ${escape(picture.mode)}</a>`,
  ),
)}
${list("Gone", removed.map(escape))}</main></body></html>
`;
};

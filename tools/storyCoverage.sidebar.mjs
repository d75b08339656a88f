/** Checks that docs/storybook/sidebar.json names every page of Storybook, and that links to pages and stories lead somewhere. */
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { lineOf } from "./sources.mjs";

export const sidebarFile = "docs/storybook/sidebar.json";

const fault = (message) => ({ file: sidebarFile, line: 1, message });

/** Splits "Page sections/Home/Hero" into its group and its name. */
const splitTitle = (title) => {
  const at = title.lastIndexOf("/");
  return [title.slice(0, Math.max(at, 0)), title.slice(at + 1)];
};

/** Screens follow the folders of routes, so only their groups are fixed. */
const isScreen = (group) => group.startsWith("Screens/");

/**
 * Returns why a title is not in the sidebar, or an empty string.
 * @param {Record<string, Record<string, readonly string[]>>} sidebar the aliases of each name, by group
 */
export const checkTitle = (sidebar, title = "") => {
  const [group, name] = splitTitle(title);
  if (!(group in sidebar))
    return `the title "${title}" is in no group of the sidebar (${sidebarFile})`;
  if (isScreen(group) || name in sidebar[group]) return "";
  return `the title "${title}" is not in ${sidebarFile}: add ${name} to ${group}`;
};

/** Returns names of the sidebar that no page has. */
export const checkSidebar = (sidebar, titles) => {
  const known = new Set(titles);
  return Object.entries(sidebar).flatMap(([group, names]) =>
    Object.keys(names)
      .filter((name) => !known.has(`${group}/${name}`))
      .map((name) => fault(`no page has the title ${group}/${name}`)),
  );
};

export const absentFile = "docs/storybook/pages/Absent.mdx";

/** Compares the words in bold of the page about missing components with its aliases in the sidebar. */
export const checkAbsent = (sidebar, text) => {
  const { "Not in the package": aliases = [] } = sidebar.Welcome ?? {};
  const words = [...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, list]) => list.split(", "));
  return [
    ...words
      .filter((word) => !aliases.includes(word))
      .map((word) => fault(`"${word}" of ${absentFile} is no alias of Welcome/Not in the package`)),
    ...aliases
      .filter((word) => !words.includes(word))
      .map((word) => fault(`no entry of ${absentFile} is about "${word}"`)),
  ];
};

/** Returns words that lead to more than one page. */
export const checkAliases = (sidebar) => {
  const pages = new Map();
  for (const [group, names] of Object.entries(sidebar))
    for (const [name, words] of Object.entries(names))
      for (const word of words) pages.set(word, [...(pages.get(word) ?? []), `${group}/${name}`]);
  return [...pages]
    .filter(([, titles]) => titles.length > 1)
    .map(([word, titles]) => fault(`"${word}" leads to ${titles.join(" and ")}`));
};

const listedOrder = (sidebar) => {
  const order = [];
  for (const [title, names] of Object.entries(sidebar)) {
    const [category, group] = title.split("/");
    if (!order.includes(category)) order.push(category);
    const next = order.indexOf(category) + 1;
    if (!Array.isArray(order[next])) order.splice(next, 0, []);
    order[next].push(...(group ? [group] : Object.keys(names)));
  }
  return order;
};

/** Categories whose pages are in the order of the list. Components are in alphabetical order. */
const ordered = new Set(["Welcome", "Foundations", "Page sections", "Screens"]);

/** Compares the order in .storybook/preview.tsx, which Storybook reads from the source, with the sidebar's. */
export const checkOrder = (sidebar, order) => {
  const expected = listedOrder(sidebar).filter(
    (entry, index, all) => !Array.isArray(entry) || ordered.has(all[index - 1]),
  );
  return JSON.stringify(order) === JSON.stringify(expected)
    ? []
    : [fault(`storySort.order of .storybook/preview.tsx must be ${JSON.stringify(expected)}`)];
};

/** Returns the title of a page written in MDX. Pages of a component take that of its stories. */
export const titleOfPage = (text) => /<Meta\s+title="([^"]+)"/.exec(text)?.[1];

/** Returns the ids of all pages and stories. Screens have no documentation of their own. */
export const idsOf = (titles, stories) =>
  new Set([
    ...titles
      .filter((title) => !isScreen(splitTitle(title)[0]))
      .map((title) => toId(title, "Docs")),
    ...stories.flatMap(({ title, exports }) =>
      exports.map((name) => toId(title, storyNameFromExport(name))),
    ),
  ]);

/** Returns links of a source file to pages or stories that do not exist. Guides link to MDX files (storyCoverage.guides.mjs). */
export const checkLinks = (file, text, ids) =>
  [...text.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+)/g)]
    .filter(([, id]) => !ids.has(id))
    .map(({ 1: id, index }) => ({
      file,
      line: lineOf(text, index),
      message: `the link to ${id} leads nowhere`,
    }));

/**
 * `node tools/storyCoverage.mjs`: checks that the stories cover the design system. Every exported component has a stories file.
 * Every title is in the sidebar (sidebar.json), every link of a page leads somewhere. Every prop
 * of an exported component has a description. Style sheets use tokens and logical properties (style.mjs).
 * Every component has a guide, an MDX file beside its stories that says when to use it and what to use instead.
 * Names that stories share are explained (storyNames.json). axe runs on a story of every component.
 * docs/components.md has the states of the stories. `--write` writes them.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getStorySortParameter } from "storybook/internal/csf-tools";
import { parseSync } from "vite";
import { checkDocumented, checkGuides } from "./storyCoverage.guides.mjs";
import { componentsPage } from "./storyCoverage.page.mjs";
import {
  absentFile,
  checkAbsent,
  checkAliases,
  checkLinks,
  checkOrder,
  checkSidebar,
  checkTitle,
  idsOf,
  sidebarFile,
  titleOfPage,
} from "./storyCoverage.sidebar.mjs";
import { readStories } from "./storyCoverage.stories.mjs";
import { inspect, read, report, root, sourceFiles } from "./sources.mjs";
import { checkSheet } from "./style.mjs";

const library = "packages/ui/src";
const namesFile = "docs/storybook/pages/storyNames.json";

/**
 * Returns what a stories file lacks so that axe sees the component once, in the second mode (docs/decisions/0040):
 * stories with a play function run there anyway, others if they have the tag.
 */
const checkAxe = ({ exports, axe, flows }) => [
  ...(exports.includes("States") && !axe.includes("States")
    ? ['States has no tag "axe", so axe does not see every state']
    : []),
  ...(axe.length + flows.length === 0
    ? ['no story has the tag "axe" or a play function, so axe does not see the component']
    : []),
  ...axe
    .filter((name) => flows.includes(name))
    .map((name) => `${name} has a play function: with the tag "axe" it runs in one direction only`),
];

/** Returns the faults of one stories file, parsed by `readStories`. */
export const checkStories = ({ file, title = "", titleLine, ...stories }, sidebar) => {
  const titleFault = checkTitle(sidebar, title);
  return [
    ...(titleFault ? [titleFault] : []),
    // The end-to-end tests run axe on the screens.
    ...(title.startsWith("Screens/") ? [] : checkAxe(stories)),
  ].map((message) => ({ file, line: titleLine, message }));
};

/** Returns the values that a module re-exports from component files, as `{ name, file }`. */
export const exportedComponents = (file, text) =>
  parseSync(file, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest?.value.endsWith(".tsx") && !entry.isType)
    .map((entry) => ({
      name: entry.exportName.name ?? "",
      file: path.posix.join(path.posix.dirname(file), entry.moduleRequest.value),
    }))
    .filter(({ name }) => /^[A-Z][A-Za-z]*$/.test(name));

/** Returns components that no stories file imports. */
export const checkComponents = (components, stories) => {
  const shown = new Set(stories.flatMap(({ imported }) => imported));
  return components
    .filter(({ name, file }) => !shown.has(`${file}#${name}`))
    .map(({ name, file }) => ({ file, line: 1, message: `${name} has no stories file` }));
};

/** A name that so many files use is a shared name. */
const SHARED_FROM = 10;

/** Compares the names that the page Start here explains with those that stories share. */
export const checkNames = (explained, stories) => {
  const files = new Map();
  for (const { exports } of stories)
    for (const name of new Set(exports)) files.set(name, (files.get(name) ?? 0) + 1);
  const fault = (message) => ({ file: namesFile, line: 1, message });
  return [
    ...explained
      .filter((name) => !files.has(name))
      .map((name) => fault(`no story has the name ${name}`)),
    ...[...files]
      .filter(([name, count]) => count >= SHARED_FROM && !explained.includes(name))
      .map(([name, count]) => fault(`${count} files have a story ${name}: say what it shows`)),
  ];
};

/** Returns props without a description, which would have an empty row in Storybook's table. */
export const checkProps = (file, text) => {
  const { comments } = parseSync(file, text);
  const ends = comments.filter(({ value }) => value.startsWith("*")).map(({ end }) => end);
  return inspect(file, text, (node, ancestors) => {
    const owner = ancestors.at(-2);
    if (node.type !== "TSPropertySignature" || owner?.type !== "TSInterfaceDeclaration") return "";
    if (ancestors.at(-3)?.type !== "ExportNamedDeclaration") return "";
    if (!owner.id.name.endsWith("Props")) return "";
    const isDescribed = ends.some(
      (end) => end <= node.start && !text.slice(end, node.start).trim(),
    );
    return isDescribed
      ? ""
      : `${owner.id.name}.${node.key.name ?? node.key.value} has no description`;
  });
};

/** Excludes components without visible output, which only set up an application. */
const isShown = ({ file }) => /\/(?:layout|components|patterns)\//.test(file);

const listComponents = () => {
  const entryFiles = [
    `${library}/index.ts`,
    `${library}/patterns/index.ts`,
    ...sourceFiles([`${library}/entries`]),
  ];
  const all = entryFiles.flatMap((file) => exportedComponents(file, read(file))).filter(isShown);
  return [...new Map(all.map((one) => [`${one.file}#${one.name}`, one])).values()];
};

const listPages = () =>
  sourceFiles(["packages/ui/src", "docs/storybook/pages"], /\.mdx$/).map((file) => ({
    file,
    text: read(file),
  }));

const check = () => {
  const sources = sourceFiles(["packages/ui", "apps/store"]);
  const stories = sources
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => readStories(file, read(file), read));
  const sidebar = JSON.parse(read(sidebarFile));
  const pages = listPages();
  const titles = [
    ...stories.map(({ title }) => title),
    ...pages.flatMap(({ text }) => titleOfPage(text) ?? []),
  ];
  const ids = idsOf(titles, stories);
  const components = listComponents();
  const sheets = sources.filter((file) => /(?:\.css|Style)\.ts$/.test(file));
  const faults = [
    ...stories.flatMap((story) => checkStories(story, sidebar)),
    ...pages
      .map(({ file, text }) => ({ file, line: 1, title: titleOfPage(text) }))
      .filter(({ title }) => title)
      .map(({ title, ...place }) => ({ ...place, message: checkTitle(sidebar, title) }))
      .filter(({ message }) => message),
    ...checkSidebar(sidebar, titles),
    ...checkAliases(sidebar),
    ...checkAbsent(sidebar, read(absentFile)),
    ...checkOrder(sidebar, getStorySortParameter(read(".storybook/preview.tsx")).order),
    ...sourceFiles(["docs/storybook"]).flatMap((file) => checkLinks(file, read(file), ids)),
    ...checkComponents(components, stories),
    ...checkGuides(stories, pages),
    ...checkDocumented(components, stories),
    ...checkNames(
      JSON.parse(read(namesFile)).map(({ name }) => name),
      stories,
    ),
    ...[...new Set(components.map(({ file }) => file))].flatMap((file) =>
      checkProps(file, read(file)),
    ),
    ...sheets.flatMap((file) => checkSheet(file, read(file))),
  ];
  const file = "docs/components.md";
  const page = read(file);
  const { text, faults: missing } = componentsPage(page, stories, (place) =>
    existsSync(path.join(root, place)),
  );
  faults.push(...missing);
  if (process.argv.includes("--write")) writeFileSync(path.join(root, file), text);
  else if (page !== text)
    faults.push({
      file,
      line: 1,
      message: "does not match the stories: run `pnpm ui:write`",
    });
  const count = stories.reduce((sum, { exports }) => sum + exports.length, 0);
  console.info(`${count} stories in ${stories.length} files`);
  report("story coverage", stories.length + sheets.length, faults);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();

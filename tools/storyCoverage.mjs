/**
 * `node tools/storyCoverage.mjs`: checks that the stories cover the design system. Every exported component has a stories file.
 * Every title is in the sidebar (sidebar.json), every link of a page leads somewhere. Style sheets use tokens and
 * logical properties (style.mjs).
 * Every component has a guide, an MDX file beside its stories that says when to use it and what to use instead.
 * axe runs on a story of every component.
 * docs/components.md has the states of the stories. `--write` writes them.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getStorySortParameter } from "storybook/internal/csf-tools";
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
import { read, report, root, sourceFiles } from "./sources.mjs";
import { checkSheet } from "./style.mjs";

const library = "packages/ui/src";

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

/** Returns components that no stories file imports. */
export const checkComponents = (components, stories) => {
  const shown = new Set(stories.flatMap(({ imported }) => imported));
  return components
    .filter(({ name, file }) => !shown.has(`${file}#${name}`))
    .map(({ name, file }) => ({ file, line: 1, message: `${name} has no stories file` }));
};

/** Excludes components without visible output, which only set up an application. */
const isShown = ({ file }) =>
  /\/(?:layout|components|patterns|ui\/src\/(?:sections|desk))\//.test(file);

const listComponents = () => {
  const entries = Object.entries(JSON.parse(read("packages/ui/props.json")));
  const components = entries
    .filter(([entry]) => entry !== "internal")
    .flatMap(([, exported]) => Object.entries(exported))
    .map(([name, { module }]) => ({ name, file: `${library}/${module}.tsx` }))
    .filter(isShown);
  return [...new Map(components.map((one) => [one.name, one])).values()];
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

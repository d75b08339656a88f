/**
 * `pnpm inventory`: what the design system promises and its stories show. Every exported component has a stories
 * file; every state that a file declares in `parameters.states` has a story or a labelled cell; every title stands
 * in the sidebar's fixed order; every prop of an exported component is described; sheets keep to tokens and logical sides (the judge of style.mjs); docs/components.md
 * lists every row of the plan as it is. `--write` writes that page anew.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { componentsPage } from "./inventory.page.mjs";
import { readStories } from "./inventory.stories.mjs";
import { inspect, read, report, root, sourceFiles } from "./sources.mjs";
import { judgeSheet } from "./style.mjs";

const categories = new Set([
  "Welcome",
  "Foundations",
  "Primitives",
  "Forms",
  "Feedback",
  "Overlays",
  "Navigation",
  "Commerce",
  "Sections",
  "Screens",
  "Internals",
]);
const screens = new Set(["Store", "Checkout", "Account", "Content", "Templates"]);
const library = "packages/ui/src";

/** The name by which a state is looked for: "Hover, pressed" and `HoverPressed` are one. */
const plain = (name) =>
  String(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%+]/gu, "");

/** Faults of one stories file, read by `readStories`. */
export const judgeStories = ({ file, title, titleLine, states, statesLine, shown }) => {
  const faults = [];
  const say = (line, message) => faults.push({ file, line, message });
  const [category, group] = (title ?? "").split("/");
  if (!categories.has(category))
    say(titleLine, `the title "${title}" stands outside the sidebar's order`);
  else if (category === "Screens" && !screens.has(group))
    say(titleLine, `the screen "${title}" stands in none of ${[...screens].join(", ")}`);
  if (states === undefined) {
    say(titleLine, "the meta declares no states: name them in parameters.states");
    return faults;
  }
  const names = new Set(shown.map(plain));
  for (const state of states)
    if (!names.has(plain(state))) say(statesLine, `the state "${state}" has no story and no cell`);
  return faults;
};

/** The values that a module passes on from component files, as `{ name, file }`. */
export const exportedComponents = (file, text) =>
  parseSync(file, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest?.value.endsWith(".tsx") && !entry.isType)
    .map((entry) => ({
      name: entry.exportName.name ?? "",
      file: path.posix.join(path.posix.dirname(file), entry.moduleRequest.value),
    }))
    .filter(({ name }) => /^[A-Z][A-Za-z]*$/.test(name));

/** Components that no stories file brings in. */
export const judgeComponents = (components, stories) => {
  const shown = new Set(stories.flatMap(({ imported }) => imported));
  return components
    .filter(({ name, file }) => !shown.has(`${file}#${name}`))
    .map(({ name, file }) => ({ file, line: 1, message: `${name} has no stories file` }));
};

/** Props without a description: a row of the component's table in Storybook that would stay empty. */
export const judgeProps = (file, text) => {
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
      : `${owner.id.name}.${node.key.name ?? node.key.value} says nothing of itself`;
  });
};

/** What frames an application and has nothing to show. */
const isShown = ({ file }) => /\/(?:layout|components|patterns)\//.test(file);

const listComponents = () => {
  const doors = [
    `${library}/index.ts`,
    `${library}/patterns/index.ts`,
    ...sourceFiles([`${library}/entries`]),
  ];
  const all = doors.flatMap((file) => exportedComponents(file, read(file))).filter(isShown);
  return [...new Map(all.map((one) => [`${one.file}#${one.name}`, one])).values()];
};

const check = () => {
  const sources = sourceFiles(["packages/ui", "apps/store"]);
  const stories = sources
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => readStories(file, read(file), read));
  const components = listComponents();
  const sheets = sources.filter((file) => /(?:\.css|Style)\.ts$/.test(file));
  const faults = [
    ...stories.flatMap(judgeStories),
    ...judgeComponents(components, stories),
    ...[...new Set(components.map(({ file }) => file))].flatMap((file) =>
      judgeProps(file, read(file)),
    ),
    ...sheets.flatMap((file) => judgeSheet(file, read(file))),
  ];
  const target = path.join(root, "docs/components.md");
  const { text, faults: missing } = componentsPage(stories, (file) =>
    existsSync(path.join(root, file)),
  );
  faults.push(...missing);
  if (process.argv.includes("--write")) writeFileSync(target, text);
  else if (!existsSync(target) || read("docs/components.md") !== text)
    faults.push({
      file: "docs/components.md",
      line: 1,
      message: "is not what the stories say: run `pnpm inventory --write`",
    });
  const count = stories.reduce((sum, { exports }) => sum + exports.length, 0);
  console.info(`${count} stories in ${stories.length} files`);
  report("inventory", stories.length + sheets.length, faults);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();

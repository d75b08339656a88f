/** Lists the source files of the repository and parses them, for checks that lint rules cannot express. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

export const root = fileURLToPath(new URL("..", import.meta.url));

const skipped = new Set([
  "node_modules",
  "dist",
  "storybook-static",
  ".data",
  ".cache",
  ".git",
  "coverage",
  "migrations",
]);

const walk = (directory) =>
  readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.posix.join(directory, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });

/** Returns every TypeScript file below the folders, or every one of another kind, as paths from the root with forward slashes. */
export const sourceFiles = (
  folders = ["packages", "apps", "e2e", "resilience", ".storybook", "docs/storybook"],
  kind = /\.tsx?$/,
) => folders.flatMap((folder) => walk(folder)).filter((file) => kind.test(file));

export const read = (file) => readFileSync(path.join(root, file), "utf8");

const offsets = (text) => {
  let line = 1;
  let at = 0;
  return (offset) => {
    for (; at < offset; at++) if (text[at] === "\n") line++;
    return line;
  };
};

/** Returns the specifiers that a module imports, re-exports or imports dynamically, each with its line. */
export const importsOf = (file, text) => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => [start, moduleRequest.value]),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => [start, entry.moduleRequest.value]),
    ),
    ...module.dynamicImports
      .map(({ start, moduleRequest }) => [
        start,
        text.slice(moduleRequest.start, moduleRequest.end),
      ])
      .filter(([, expression]) => /^["'`]/.test(expression))
      .map(([start, expression]) => [start, expression.slice(1, -1)]),
  ].toSorted(([a], [b]) => a - b);
  const lineAt = offsets(text);
  return found.map(([start, specifier]) => ({ line: lineAt(start), specifier }));
};

/** Returns the line of an offset in a text. */
export const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;

/** Returns the text of a literal or of a template, with `gap` for each of its expressions; undefined for other nodes. */
export const literalText = (node, gap) =>
  node?.type === "Literal" && typeof node.value === "string"
    ? node.value
    : node?.type === "TemplateLiteral"
      ? node.quasis.map((quasi) => quasi.value.raw).join(gap)
      : undefined;

/** Parses a file. Throws with its name if it is no module. */
export const parseFile = (file, text) => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return program;
};

const isNode = (value) =>
  typeof value === "object" && value !== null && typeof value.type === "string";

/** Calls `onNode(node, ancestors)` for every node of the tree. The nearest ancestor comes last. */
const visit = (node, onNode, ancestors = []) => {
  onNode(node, ancestors);
  const inside = [...ancestors, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, onNode, inside);
  }
};

/** Visits a file's syntax tree. `onNode` may return a fault as text. Returns the faults with their lines. */
export const inspect = (file, text, onNode) => {
  const found = [];
  visit(parseFile(file, text), (node, ancestors) => {
    const message = onNode(node, ancestors);
    if (message) found.push([node.start, message]);
  });
  const lineAt = offsets(text);
  return found
    .toSorted(([a], [b]) => a - b)
    .map(([start, message]) => ({ file, line: lineAt(start), message }));
};

/** Prints faults as `file:line message` and exits with 1 if there are any. */
export const report = (name, count, faults) => {
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
  console.info(`${name}: ${count} files, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

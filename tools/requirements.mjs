/**
 * Lists which requirements (docs/requirements.tsv) the titles of tests name, as `[CART-20] …`. An
 * unknown id is a fault, and so is an oddity that is missing from docs/oddities.md. With `--strict` a requirement
 * without a test is one too.
 */
import { fileURLToPath } from "node:url";
import { inspect, literalText, read, sourceFiles } from "./sources.mjs";

const testFunctions = /^(?:test|it)$/;
const bracketed = /\[([A-Z]{2,5}-\d+)\]/g;

/** Returns the rows of the table: `id`, `kind`, `statement`, and whether it is an intended oddity. */
export const readTable = (text) =>
  text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id, kind, statement, trap] = line.split("\t");
      return { id, kind, statement, isOddity: trap === "yes" };
    });

const textOf = (node) => literalText(node, "…");

/** Whether a callee is `test`, `it`, `test.skipIf(…)`, `test.each(…)` or a story's own `.test`. */
const isTest = (callee) => {
  if (callee.type === "Identifier") return testFunctions.test(callee.name);
  if (callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression")
    return isTest(callee.callee ?? callee.tag);
  if (callee.type !== "MemberExpression") return false;
  return testFunctions.test(callee.property.name) || isTest(callee.object);
};

const titleOf = (node, ancestors) => {
  if (node.type === "CallExpression" && isTest(node.callee)) return textOf(node.arguments[0]);
  const isStoryName = node.type === "Property" && node.key.name === "name";
  const story = ancestors.at(-1);
  return isStoryName && story?.properties?.some(({ key }) => key?.name === "play")
    ? textOf(node.value)
    : undefined;
};

const idsIn = (text) => [...text.matchAll(bracketed)].map(([, id]) => id);

/** Returns the table of a test: the argument of its `.each(…)` or `.for(…)`. */
const tableOf = ({ callee }) =>
  callee.type === "CallExpression" && /^(?:each|for)$/.test(callee.callee.property?.name)
    ? callee.arguments[0]
    : undefined;

/** Returns the strings in a node, and in the constants of the file that it names. */
const stringsIn = (node, constants, seen = new Set()) => {
  if (Array.isArray(node)) return node.flatMap((child) => stringsIn(child, constants, seen));
  if (typeof node?.type !== "string" || seen.has(node)) return [];
  seen.add(node);
  const own = textOf(node);
  const children = Object.values(node).flatMap((child) => stringsIn(child, constants, seen));
  const named = node.type === "Identifier" ? constants.get(node.name) : undefined;
  return [...(own === undefined ? [] : [own]), ...children, ...stringsIn(named, constants, seen)];
};

/**
 * Returns the ids that the titles of a test file name. Titles with `%s` take them from their table.
 * @returns {string[]}
 */
export const provedBy = (file, text) => {
  const titles = [];
  const tables = [];
  const constants = new Map();
  inspect(file, text, (node, ancestors) => {
    const title = titleOf(node, ancestors);
    if (title !== undefined) titles.push(title);
    if (title?.includes("%s") && node.type === "CallExpression") tables.push(tableOf(node));
    if (node.type === "VariableDeclarator" && node.init) constants.set(node.id.name, node.init);
    return undefined;
  });
  const rows = tables.flatMap((table) => stringsIn(table, constants));
  return [...new Set([...titles, ...rows].flatMap(idsIn))];
};

const groupOf = (id) => id.slice(0, id.indexOf("-"));

/** Returns one line per group: the number of tested requirements, and the untested ones. */
export const summarise = (table, proved) => {
  const groups = new Set(table.map(({ id }) => groupOf(id)));
  return [...groups].map((group) => {
    const rows = table.filter(({ id }) => groupOf(id) === group);
    const missing = rows.filter(({ id }) => !proved.has(id)).map(({ id }) => id);
    return { group, count: rows.length, missing };
  });
};

const check = (isStrict) => {
  const table = readTable(read("docs/requirements.tsv"));
  const known = new Set(table.map(({ id }) => id));
  const oddities = read("docs/oddities.md");
  const proved = new Set();
  const faults = [];
  const files = sourceFiles().filter((file) => /\.(?:test|stories)\.tsx?$/.test(file));
  for (const file of files) {
    for (const id of provedBy(file, read(file))) {
      if (known.has(id)) proved.add(id);
      else faults.push(`${file}: no statement has the id ${id}`);
    }
  }
  for (const { id, isOddity } of table)
    if (isOddity && !oddities.includes(`| ${id} |`))
      faults.push(`docs/oddities.md: ${id} is missing`);
  for (const { group, count, missing } of summarise(table, proved)) {
    const left = missing.length > 0 ? `  without a test: ${missing.join(" ")}` : "";
    console.info(
      `${group.padEnd(5)} ${String(count - missing.length).padStart(3)} of ${count}${left}`,
    );
    if (isStrict) faults.push(...missing.map((id) => `${id}: no test names it`));
  }
  for (const fault of faults) console.error(fault);
  console.info(
    `requirements: ${proved.size} of ${table.length} have a test, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check(process.argv.includes("--strict"));

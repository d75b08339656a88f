/**
 * Parses a stories file without running it: its title, and the states that it shows. No test run could list them: each
 * mode of the stories runs a part of a file (docs/decisions/0053).
 */
import path from "node:path";
import { storyNameFromExport } from "storybook/internal/csf";
import { inspect, lineOf, parseFile } from "./sources.mjs";

const wrappers = new Set(["ParenthesizedExpression", "TSAsExpression", "TSSatisfiesExpression"]);
const unwrapped = (node) => (wrappers.has(node?.type) ? unwrapped(node.expression) : node);

const propertyOf = (object, name) =>
  unwrapped(object)?.properties?.find(({ key }) => (key?.name ?? key?.value) === name)?.value;

/** Returns the top-level constants and the imports of a module, by their local names. */
const scopeOf = (file, text) => {
  const constants = new Map();
  const imports = new Map();
  for (const statement of parseFile(file, text).body) {
    if (statement.type === "ImportDeclaration" && statement.importKind !== "type")
      for (const { local, imported, importKind } of statement.specifiers)
        if (importKind !== "type")
          imports.set(local.name, { from: statement.source.value, name: imported?.name });
    const declaration = statement.declaration ?? statement;
    if (declaration?.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations)
        if (init) constants.set(id.name, unwrapped(init));
  }
  return { file, constants, imports };
};

/**
 * Returns the possible values of an expression by static analysis: strings, numbers, and nodes of objects. Returns none
 * where the value is known only at run time.
 */
const valuesOf = (expression, scope, bound, read) => {
  const node = unwrapped(expression);
  const again = (next) => valuesOf(next, scope, bound, read);
  switch (node?.type) {
    case "Literal":
      return [node.value];
    case "ObjectExpression":
      return [node];
    case "TemplateLiteral":
      return node.quasis.reduce(
        (heads, quasi, index) => {
          const tails = index === 0 ? [""] : again(node.expressions[index - 1]);
          return heads.flatMap((head) => tails.map((tail) => head + tail + quasi.value.cooked));
        },
        [""],
      );
    case "ArrayExpression":
      return node.elements.flatMap((element) =>
        again(element?.type === "SpreadElement" ? element.argument : element),
      );
    case "MemberExpression":
      return again(node.object)
        .map((object) => propertyOf(object, node.property.name))
        .flatMap(again);
    case "Identifier": {
      if (bound.has(node.name)) return bound.get(node.name);
      const constant = scope.constants.get(node.name);
      if (constant) return valuesOf(constant, scope, new Map(), read);
      const source = scope.imports.get(node.name);
      if (!source?.from.startsWith(".")) return [];
      const file = path.posix.join(path.posix.dirname(scope.file), source.from);
      const there = scopeOf(file, read(file));
      return valuesOf(there.constants.get(source.name), there, new Map(), read);
    }
    default:
      return [];
  }
};

/**
 * Returns the values of callback parameters around a node: the elements of the lists that the callbacks iterate over.
 */
const boundBy = (ancestors, scope, read) => {
  const bound = new Map();
  for (const [index, { type, callee, arguments: [callback] = [] }] of ancestors.entries()) {
    if (type !== "CallExpression" || callee.property?.name !== "map") continue;
    if (!ancestors.includes(callback, index)) continue;
    const [element] = callback.params;
    const values = valuesOf(callee.object, scope, bound, read);
    if (element?.type === "Identifier") bound.set(element.name, values);
    for (const { key, value } of element?.properties ?? [])
      bound.set(
        value.name,
        values.flatMap((object) => valuesOf(propertyOf(object, key.name), scope, bound, read)),
      );
  }
  return bound;
};

const isCell = ({ type, name }) => type === "JSXOpeningElement" && name.name === "StoryCell";

/** Returns the cell labels in a file's story grids. */
const cellsOf = (file, text, scope, read) => {
  const names = [];
  inspect(file, text, (node, ancestors) => {
    if (!isCell(node)) return undefined;
    const { value } = node.attributes.find((attribute) => attribute.name?.name === "name") ?? {};
    const expression = value?.type === "JSXExpressionContainer" ? value.expression : value;
    names.push(...valuesOf(expression, scope, boundBy(ancestors, scope, read), read));
    return undefined;
  });
  return names;
};

/** Stories that repeat others in another mode, or show them as cells, and tests of behaviour. */
const isNoState = (name) => /^(?:States|Dark|RightToLeft|ForcedColors|Flow.*)$/.test(name);

/**
 * @param {string} file path from the root
 * @param {string} text
 * @param {(file: string) => string} read reads what the file imports
 */
export const readStories = (file, text, read) => {
  const scope = scopeOf(file, text);
  const meta = scope.constants.get("meta");
  const title = propertyOf(meta, "title");
  const exports = parseFile(file, text)
    .body.filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .map(({ id }) => id.name);
  const tagsOf = (name) =>
    valuesOf(propertyOf(scope.constants.get(name), "tags"), scope, new Map(), read);
  const nameOf = (name) => {
    const [given] = valuesOf(propertyOf(scope.constants.get(name), "name"), scope, new Map(), read);
    return given ?? storyNameFromExport(name);
  };
  return {
    file,
    title: title?.value,
    /** Names of the components whose props the guide shows. */
    documented: [
      propertyOf(meta, "component")?.name,
      ...(propertyOf(meta, "subcomponents")?.properties ?? []).map(({ key }) => key.name),
    ].filter(Boolean),
    titleLine: lineOf(text, title?.start ?? 0),
    states: [
      ...new Set([
        ...exports.filter((name) => !isNoState(name)).map(nameOf),
        ...cellsOf(file, text, scope, read).map(String),
      ]),
    ],
    exports,
    axe: exports.filter((name) => tagsOf(name).includes("axe")),
    flows: exports.filter((name) => propertyOf(scope.constants.get(name), "play")),
    imported: [...scope.imports.values()].map(
      ({ from, name }) => `${path.posix.join(path.posix.dirname(file), from)}#${name}`,
    ),
  };
};

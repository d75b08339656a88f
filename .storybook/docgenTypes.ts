import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, type ESTree, type Plugin } from "vite";

/** What the source says about a prop. */
interface Member {
  readonly required: boolean;
  /** Source text of the type. */
  readonly type: string;
  /** Text of the doc comment. */
  readonly description: string;
}

interface DocgenType {
  name: string;
  type?: "function";
  raw?: string;
  value?: string;
  elements?: DocgenType[];
}

/** A prop as react-docgen reports it. */
interface DocgenProp {
  required: boolean;
  tsType?: DocgenType;
  description?: string;
  defaultValue?: { value: string; computed: boolean };
}

interface DocgenInfo {
  description?: string;
  props?: Record<string, DocgenProp>;
}

/** The declarations of a module that types of props consist of. */
interface Module {
  readonly file: string;
  readonly code: string;
  readonly comments: ReadonlyMap<number, string>;
  readonly interfaces: ReadonlyMap<string, ESTree.TSInterfaceDeclaration>;
  /** The types of declarations such as `type Size = (typeof sizes)[number]`. */
  readonly aliases: ReadonlyMap<string, ESTree.Span>;
  /** The types that type parameters such as `Tag extends BoxElement` extend. */
  readonly constraints: ReadonlyMap<string, ESTree.Span>;
  /** Names imported from relative modules: the module's file and the exported name. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Arrays of texts such as `const sizes = ["small", "large"] as const`, as source texts of their elements. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value);
};

/** Returns the text of a doc comment without its asterisks. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, "")
    .replaceAll(/^[ \t]*\* ?/gm, "")
    .trim();

/** Returns the doc comments of a module by the position of the code that follows them. */
const commentsOf = (
  code: string,
  comments: readonly (ESTree.Span & { type: string; value: string })[],
): ReadonlyMap<number, string> =>
  new Map(
    comments
      .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
      .map(({ end, value }) => [
        end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0),
        textOf(value),
      ]),
  );

const readModule = (file: string, code: string): Module => {
  const interfaces = new Map<string, ESTree.TSInterfaceDeclaration>();
  const aliases = new Map<string, ESTree.Span>();
  const constraints = new Map<string, ESTree.Span>();
  const imports = new Map<string, { file: string; name: string }>();
  const lists = new Map<string, readonly string[]>();
  const { program, comments } = parseSync(file, code);
  for (const statement of program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSInterfaceDeclaration")
      interfaces.set(declaration.id.name, declaration);
    if (declaration?.type === "TSTypeAliasDeclaration")
      aliases.set(declaration.id.name, declaration.typeAnnotation);
    if (
      declaration?.type === "TSInterfaceDeclaration" ||
      declaration?.type === "TSTypeAliasDeclaration"
    )
      for (const { name, constraint } of declaration.typeParameters?.params ?? [])
        if (constraint) constraints.set(name.name, constraint);
    if (statement.type === "ImportDeclaration" && statement.source.value.startsWith(".")) {
      const source = path.join(path.dirname(file), statement.source.value);
      for (const specifier of statement.specifiers)
        if (specifier.type === "ImportSpecifier")
          imports.set(specifier.local.name, { file: source, name: nameOf(specifier.imported) });
    }
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== "Identifier" || init?.type !== "TSAsExpression") continue;
      const { expression } = init;
      if (expression.type !== "ArrayExpression") continue;
      const elements = expression.elements.filter((element) => element !== null);
      lists.set(
        id.name,
        elements.map(({ start, end }) => code.slice(start, end)),
      );
    }
  }
  const texts = commentsOf(code, comments);
  return { file, code, comments: texts, interfaces, aliases, constraints, imports, lists };
};

/** Returns what a module or, for an imported name, another module declares. */
const declared = <Found>(
  module: Module,
  name: string,
  find: (module: Module, name: string) => Found | undefined,
): Found | undefined => {
  const found = find(module, name);
  const source = module.imports.get(name);
  if (found !== undefined || source === undefined) return found;
  return declared(readModule(source.file, readFileSync(source.file, "utf8")), source.name, find);
};

const listType = /\(typeof (\w+)\)\[number\]/g;
const namedType = /^(\w+)(?:\["(\w+)"\])?(?: \| undefined)?$/;

/** Whether a type is a choice between texts. */
const isChoice = (type: string): boolean =>
  /^(?:\| )?"[^"]*"(?: \| "[^"]*")+(?: \| undefined)?$/.test(type);

/**
 * Returns the text of a type, with the values of `(typeof sizes)[number]`, of names for them, and of `TagProps["tone"]`. Of a type
 * parameter, returns what it extends.
 */
const resolveType = (module: Module, type: string): string => {
  const text = type.replaceAll(
    listType,
    (whole, name: string) =>
      declared(module, name, ({ lists }, exported) => lists.get(exported))?.join(" | ") ?? whole,
  );
  const [, name = "", key] = namedType.exec(text) ?? [];
  if (key !== undefined) return membersOf(module, name).get(key)?.type ?? text;
  const constraint = module.constraints.get(name);
  if (constraint) return typeTextOf(module, constraint);
  const alias = declared(module, name, (owner, exported) => {
    const span = owner.aliases.get(exported);
    return span && typeTextOf(owner, span);
  });
  return alias !== undefined && isChoice(alias) ? alias : text;
};

const typeTextOf = (module: Module, { start, end }: ESTree.Span): string =>
  resolveType(module, module.code.slice(start, end).replaceAll(/\s+/g, " "));

/**
 * Returns the members of an interface and of those that it extends, also through `Omit` and `Pick`, or of the interfaces that an
 * alias intersects.
 */
const membersOf = (module: Module, name: string): ReadonlyMap<string, Member> => {
  const members = new Map<string, Member>();
  const declaration = module.interfaces.get(name);
  const alias = module.aliases.get(name);
  if (declaration === undefined && alias) {
    const parts = module.code.slice(alias.start, alias.end).split(" & ");
    return new Map(parts.flatMap((part) => [...membersOf(module, /^\w*/.exec(part)?.[0] ?? "")]));
  }
  if (declaration === undefined) {
    const source = module.imports.get(name);
    return source
      ? membersOf(readModule(source.file, readFileSync(source.file, "utf8")), source.name)
      : members;
  }
  for (const { expression, typeArguments } of declaration.extends) {
    const base = nameOf(expression);
    const [inner, keys] = typeArguments?.params ?? [];
    const isChoice = base === "Omit" || base === "Pick";
    const keyText = isChoice && keys ? module.code.slice(keys.start, keys.end) : "";
    const chosen = new Set([...keyText.matchAll(/"(\w+)"/g)].map(([, key = ""]) => key));
    const source = isChoice && inner ? module.code.slice(inner.start, inner.end) : base;
    for (const [key, member] of membersOf(module, source))
      if (!isChoice || chosen.has(key) === (base === "Pick")) members.set(key, member);
  }
  for (const member of declaration.body.body) {
    if (member.type !== "TSPropertySignature" || !member.typeAnnotation) continue;
    const { typeAnnotation } = member.typeAnnotation;
    members.set(nameOf(member.key), {
      required: !member.optional,
      // Read when asked for: the type may name another prop of the same interface.
      get type() {
        return typeTextOf(module, typeAnnotation);
      },
      description: module.comments.get(member.start) ?? "",
    });
  }
  return members;
};

const literal = /^(?:"[^"]*"|-?\d+|true|false)$/;

/** Describes a type as react-docgen does, as far as controls depend on it. */
const docgenTypeOf = (written: string): DocgenType => {
  const text = written
    .replaceAll(/\s*\/\*[\s\S]*?\*\//g, "")
    .replace(/ \| undefined$/, "")
    .replace(/^\((\(.*\) => .*)\)$/, "$1");
  if (["boolean", "string", "number"].includes(text)) return { name: text };
  if (/^\(.*\) => /.test(text)) return { name: "signature", type: "function", raw: text };
  const parts = text.split("|").map((part) => part.trim());
  const elements = parts.filter(Boolean).map((value) => ({
    name: literal.test(value) ? "literal" : value,
    value,
  }));
  const [first] = elements;
  const isUnion =
    elements.length > 1
      ? elements.every(({ value }) => literal.test(value) || /^\w+$/.test(value))
      : first?.name === "literal";
  return isUnion ? { name: "union", raw: text, elements } : { name: "unknown", raw: text };
};

const requirementIds = / \([A-Z]{3,4}-\d+(?:(?:,| to) [A-Z]{3,4}-\d+)*\)/g;

/** Separates the `@default` of a description, which the table shows in a column of its own. */
const describe = (text: string): Pick<DocgenProp, "description" | "defaultValue"> => {
  const [description = "", value] = text.split(/\s*@default\s+/);
  return {
    description: description.replaceAll(requirementIds, ""),
    ...(value && { defaultValue: { value: value.trim(), computed: false } }),
  };
};

/**
 * Whether react-docgen reports a type whole. It does not resolve `readonly Item[]` and `TagProps["tone"]`, and Storybook drops the
 * value of a single literal.
 */
const isResolved = (type: DocgenType | undefined, module: Module): boolean =>
  type !== undefined &&
  type.name !== "literal" &&
  !module.constraints.has(type.name) &&
  !JSON.stringify(type).includes('"unknown') &&
  !type.name.includes("[");

/** Returns the text of a type that react-docgen reports. It resolves the keys of `keyof typeof drawings`. */
const reportedText = ({ raw = "", elements = [] }: DocgenType): string =>
  raw.startsWith("keyof ") && elements.length > 0
    ? elements.map(({ value }) => JSON.stringify(value)).join(" | ")
    : raw;

/** Adds what only the source says to the props that react-docgen reports. */
const completeProps = (
  props: Readonly<Record<string, DocgenProp>>,
  module: Module,
  members: ReadonlyMap<string, Member>,
): Record<string, DocgenProp> => {
  const completed: Record<string, DocgenProp> = {};
  for (const name of new Set([...Object.keys(props), ...members.keys()])) {
    const member = members.get(name);
    const { defaultValue, ...prop }: DocgenProp = props[name] ?? {
      required: member?.required ?? false,
    };
    // Of `size = sizeOfLevel[level]` react-docgen reports the whole object.
    const isDefault = defaultValue && !defaultValue.value.startsWith("{");
    const reported = prop.tsType && resolveType(module, reportedText(prop.tsType));
    const type = [member?.type, reported].find((text) => text && isChoice(text)) ?? member?.type;
    const isKnown = isResolved(prop.tsType, module) && !isChoice(type ?? "");
    completed[name] = {
      ...prop,
      ...(type && !isKnown && { tsType: docgenTypeOf(type) }),
      ...describe(prop.description || member?.description || ""),
      // Of `eager = priority`, where `priority = false`, react-docgen reports both.
      ...(isDefault && {
        defaultValue: { ...defaultValue, value: defaultValue.value.replace(/^(\w+) = .*$/, "$1") },
      }),
    };
  }
  return completed;
};

/**
 * Completes what react-docgen reports of components: props that a component inherits through `Omit` or `Pick`, the
 * source text of types, and defaults that are documented with `@default`. Removes requirement ids from descriptions,
 * because they are for readers of the source.
 */
export const docgenTypes: Plugin = {
  name: "pallu:docgen-types",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.endsWith(".tsx") || !code.includes(".__docgenInfo=")) return undefined;
    const [source = "", ...infos] = code.split(/;(?=\w+\.__docgenInfo=)/);
    const module = readModule(file, source);
    const completed = infos.map((assignment) => {
      const [name = "", json = ""] = assignment.split(/\.__docgenInfo=(.*)/s);
      const info = JSON.parse(json) as DocgenInfo;
      const props = completeProps(info.props ?? {}, module, membersOf(module, `${name}Props`));
      const description = (info.description ?? "").replaceAll(requirementIds, "");
      return `;${name}.__docgenInfo=${JSON.stringify({ ...info, description, props })}`;
    });
    return { code: source + completed.join(""), map: null };
  },
};

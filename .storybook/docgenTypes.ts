import { parseSync, type Plugin } from "vite";

interface Member {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly typeAnnotation?: {
    readonly typeAnnotation: { readonly start: number; readonly end: number };
  };
}

const unknownType = /"(\w+)":\{"required":(true|false),"tsType":\{"name":"unknown"\}/g;

/**
 * Returns the source text of interface members, by `AccordionProps.items` and by `items` for interfaces that extend
 * another.
 */
const typesIn = (file: string, code: string): ReadonlyMap<string, string> => {
  const types = new Map<string, string>();
  for (const statement of parseSync(file, code).program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "TSInterfaceDeclaration") continue;
    for (const { key, typeAnnotation } of declaration.body.body as unknown as readonly Member[]) {
      const written = typeAnnotation?.typeAnnotation;
      if (!key?.name || !written) continue;
      const text = code.slice(written.start, written.end);
      types.set(`${declaration.id.name}.${key.name}`, text).set(key.name, text);
    }
  }
  return types;
};

const listType = /\(typeof (\w+)\)\[number\]/g;
const unknownElement =
  /("tsType":)?\{"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g;

/** Writes out the values of types such as `(typeof buttonSizes)[number]`, which react-docgen does not resolve. */
const resolveLists = (code: string, info: string): string => {
  const valuesOf = (name: string): string[] =>
    (new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(code)?.[1] ?? "")
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean);
  const unionOf = (name: string): string => JSON.stringify(valuesOf(name).join(" | ")).slice(1, -1);
  return info
    .replaceAll(unknownElement, (whole, prop: string | undefined, name: string) => {
      const elements = valuesOf(name).map((value) => JSON.stringify({ name: "literal", value }));
      if (elements.length === 0) return whole;
      return prop
        ? `${prop}{"name":"union","raw":"${unionOf(name)}","elements":[${elements.join(",")}]}`
        : elements.join(",");
    })
    .replaceAll(listType, (whole, name: string) => unionOf(name) || whole);
};

const defaultTag =
  /"description":"((?:[^"\\]|\\.)*?)(?: |\\n)*@default ((?:[^"\\]|\\[^n])*)((?:[^"\\]|\\.)*)"(,"defaultValue")?/g;

/** Moves `@default` of a description to the column of defaults, unless react-docgen found a default itself. */
const readDefaults = (info: string): string =>
  info.replaceAll(
    defaultTag,
    (_whole, text: string, value: string, rest: string, found: string | undefined) =>
      `"description":"${text}${rest}",` +
      (found ? found.slice(1) : `"defaultValue":{"value":"${value.trim()}","computed":false}`),
  );

const requirementIds = / \([A-Z]{3,4}-\d+(?:(?:,| to) [A-Z]{3,4}-\d+)*\)/g;

/**
 * Removes requirement ids from descriptions, because they are for readers of the source. Adds what react-docgen does not
 * report: the source text of types such as `readonly Item[]`, and defaults that are documented with `@default`.
 */
export const docgenTypes: Plugin = {
  name: "pallu:docgen-types",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.endsWith(".tsx") || !code.includes(".__docgenInfo=")) return undefined;
    const types = typesIn(file, code);
    const result = code.replaceAll(
      /\b(\w+)\.__docgenInfo=(?:(?!;\w+\.__docgenInfo=).)*/g,
      (info, component: string) =>
        resolveLists(code, readDefaults(info.replaceAll(requirementIds, ""))).replaceAll(
          unknownType,
          (whole, name: string, required: string) => {
            const text = types.get(`${component}Props.${name}`) ?? types.get(name);
            if (text === undefined) return whole;
            const raw = JSON.stringify(text.replaceAll(/\s+/g, " "));
            return `"${name}":{"required":${required},"tsType":{"name":"unknown","raw":${raw}}`;
          },
        ),
    );
    return { code: result, map: null };
  },
};

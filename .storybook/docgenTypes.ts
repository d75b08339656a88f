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

/** Adds the source text of types that react-docgen reports as unknown, such as `readonly Item[]`. */
export const docgenTypes: Plugin = {
  name: "pallu:docgen-types",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.endsWith(".tsx") || !code.includes('"tsType":{"name":"unknown"}')) return undefined;
    const types = typesIn(file, code);
    const result = code.replaceAll(
      /\b(\w+)\.__docgenInfo=(?:(?!;\w+\.__docgenInfo=).)*/g,
      (info, component: string) =>
        info.replaceAll(unknownType, (whole, name: string, required: string) => {
          const text = types.get(`${component}Props.${name}`) ?? types.get(name);
          if (text === undefined) return whole;
          const raw = JSON.stringify(text.replaceAll(/\s+/g, " "));
          return `"${name}":{"required":${required},"tsType":{"name":"unknown","raw":${raw}}`;
        }),
    );
    return { code: result, map: null };
  },
};

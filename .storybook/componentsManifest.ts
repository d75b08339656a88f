import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifests } from "storybook/internal/types";
import type { Component } from "../packages/ui/src/entries/declarations.fixtures.ts";
import { readComponents } from "./componentFacts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

type Components = NonNullable<Manifests["components"]>["components"];

/** Returns the import lines of the package for names that a story uses. Other names are left out. */
const importOf = (source: string, entries: ReadonlyMap<string, string>): string => {
  const names = new Map<string, string[]>();
  for (const [name] of source.matchAll(/\b[A-Z]\w*/g)) {
    const from = entries.get(name);
    if (from === undefined || names.get(from)?.includes(name)) continue;
    names.set(from, [...(names.get(from) ?? []), name]);
  }
  return [...names]
    .map(([from, list]) => `import { ${list.join(", ")} } from "${from}";`)
    .join("\n");
};

/** Returns what Storybook's own reader would say about a component, from props.json. */
const docgenOf = ({ description, props }: Component): object => ({
  description,
  reactDocgen: {
    description,
    props: Object.fromEntries(
      Object.entries(props).map(([name, prop]) => [
        name,
        {
          required: prop.required ?? false,
          tsType: { name: prop.type },
          description: prop.description,
          ...(prop.default !== undefined && { defaultValue: { value: prop.default } }),
        },
      ]),
    ),
  },
});

/** Returns a value without the path of this folder in its texts. */
const withoutRoot = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(root.split(path.sep).join("/"), "")) as Value;

/**
 * Limits Storybook's manifest of components to those of the package, describes their props, and corrects their imports:
 * Storybook takes all names from the root of the package, and those of stories too.
 */
export const describePackage = (manifests: Manifests): Manifests => {
  if (!manifests.components) return manifests;
  const exported = new Map(readComponents().map((one) => [one.name, one]));
  const entries = new Map([...exported].map(([name, { from }]) => [name, from]));
  const components = Object.fromEntries(
    Object.entries(manifests.components.components).flatMap(([id, one]) => {
      // A page of the shop may have the name of a component.
      const component = one.path.includes("packages/ui/") ? exported.get(one.name) : undefined;
      const source = one.import ?? one.name;
      return component
        ? [[id, { ...one, ...docgenOf(component), import: importOf(source, entries) }]]
        : [];
    }),
  ) as Components;
  return {
    ...manifests,
    components: { ...manifests.components, components: withoutRoot(components) },
  };
};

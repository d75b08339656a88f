import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifests } from "storybook/internal/types";
import { readFacts } from "./componentFacts.ts";

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

/** Returns a value without the path of this folder in its texts. */
const withoutRoot = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(root.split(path.sep).join("/"), "")) as Value;

/**
 * Limits Storybook's manifest of components to those of the package, and corrects their imports: Storybook takes all
 * names from the root of the package, and those of stories too.
 */
export const describePackage = (manifests: Manifests): Manifests => {
  if (!manifests.components) return manifests;
  const facts = readFacts();
  const entries = new Map(
    Object.values(facts).flatMap(({ exports }) => exports.map(({ name, from }) => [name, from])),
  );
  const components: Components = Object.fromEntries(
    Object.entries(manifests.components.components)
      .filter(([, one]) => {
        const folder = path.posix.dirname(one.path.replace(/^\.\//, ""));
        return (facts[folder]?.exports ?? []).length > 0;
      })
      .map(([id, one]) => [id, { ...one, import: importOf(one.import ?? one.name, entries) }]),
  );
  return {
    ...manifests,
    components: { ...manifests.components, components: withoutRoot(components) },
  };
};

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Facts about the components of one folder, read from its sources. */
export interface ComponentFacts {
  /** Exported components and the entry of the package that exports them. */
  readonly exports: readonly { readonly name: string; readonly from: string }[];
  /** Tokens in the style sheets, such as `color.action`. */
  readonly tokens: readonly string[];
  /** Roles of the type scale in the style sheets, such as `button`. */
  readonly typeRoles: readonly string[];
  /** What snapshots are taken of, such as `dark` or `1280 px`. */
  readonly snapshots: readonly string[];
  /** Date of the last commit, as `2026-01-31`. Empty without Git. */
  readonly changed: string;
}

const id = "virtual:component-facts";
const root = fileURLToPath(new URL("..", import.meta.url));
const library = "packages/ui/src";

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    )
    .toSorted();

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = "", second]) =>
    second === undefined ? first : `${first}.${second}`,
  );

/** Returns the components that a module re-exports, by the folder of their source. */
const exportsOf = (file: string, from: string): [folder: string, name: string, from: string][] =>
  [...read(file).matchAll(/export \{([^}]*)\} from "(\.[^"]+\.tsx)"/g)].flatMap(
    ([, names = "", source = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*$/.test(name))
        .map((name): [string, string, string] => [
          path.posix.join(path.posix.dirname(file), path.posix.dirname(source)),
          name,
          from,
        ]),
  );

/** What the snapshot settings of stories take (`snapshots.ts` of the library, `screens.fixtures.tsx` of the shop). */
const snapshotSettings: Readonly<Record<string, readonly string[]>> = {
  snapshot: ["light", "dark", "RTL"],
  single: ["light"],
  forced: ["forced colours"],
  overlay: ["360 px", "1280 px"],
  wideOverlay: ["1280 px"],
  pagePictures: ["360 px", "1280 px"],
  keyPictures: ["360 px", "768 px", "1280 px", "dark", "RTL"],
  statePicture: ["1280 px"],
};

const snapshotsIn = (stories: string): string[] => [
  ...new Set(
    Object.entries(snapshotSettings).flatMap(([setting, shots]) =>
      new RegExp(`\\.\\.\\.${setting}\\b`).test(stories) ? shots : [],
    ),
  ),
];

/** Returns the date of the last commit of every folder, with one call of Git. */
const lastChanges = (): ReadonlyMap<string, string> => {
  const { stdout, status } = spawnSync(
    "git",
    ["log", "--format=commit %cs", "--name-only", "--", library, "apps/store/src"],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const changes = new Map<string, string>();
  let date = "";
  for (const line of status === 0 ? stdout.split("\n") : []) {
    if (line.startsWith("commit ")) date = line.slice("commit ".length);
    else if (line && !changes.has(path.posix.dirname(line)))
      changes.set(path.posix.dirname(line), date);
  }
  return changes;
};

/** Returns the facts of every folder that has stories. */
export const readFacts = (): Readonly<Record<string, ComponentFacts>> => {
  const exported = [
    ...exportsOf(`${library}/index.ts`, "@pallu/ui"),
    ...exportsOf(`${library}/patterns/index.ts`, "@pallu/ui"),
    ...filesIn(`${library}/entries`, /^[a-z-]+\.ts$/).flatMap((file) =>
      exportsOf(file, `@pallu/ui/${path.posix.basename(file, ".ts")}`),
    ),
  ];
  const changes = lastChanges();
  const folders = unique(
    [library, "apps/store/src"]
      .flatMap((folder) => filesIn(folder, /\.stories\.tsx$/))
      .map((file) => path.posix.dirname(file)),
  );
  return Object.fromEntries(
    folders.map((folder) => {
      const styles = filesIn(folder, /\.css\.ts$/)
        .map(read)
        .join("\n");
      return [
        folder,
        {
          exports: exported
            .filter(([source]) => source === folder)
            .map(([, name, from]) => ({ name, from })),
          tokens: unique(matches(styles, /\bvars\.(\w+)\.(\w+)/g)),
          typeRoles: unique(matches(styles, /\btypeRoles\.(\w+)/g)),
          snapshots: snapshotsIn(
            filesIn(folder, /\.stories\.tsx$/)
              .map(read)
              .join("\n"),
          ),
          changed: changes.get(folder) ?? "",
        },
      ];
    }),
  );
};

/** Provides `virtual:component-facts`: facts that the documentation reads from the sources instead of repeating them. */
export const componentFacts: Plugin = {
  name: "pallu:component-facts",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readFacts())};` : undefined,
};

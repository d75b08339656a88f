import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, type Plugin } from "vite";
import type {
  Component,
  PropsOfEntries,
} from "../packages/ui/src/entries/declarations.fixtures.ts";

/** Facts about the components of one folder, read from its sources. */
export interface ComponentFacts {
  /** Exported components and the entry of the package that exports them. */
  readonly exports: readonly { readonly name: string; readonly from: string }[];
  /** Tokens in the style sheets, such as `color.action`. */
  readonly tokens: readonly string[];
  /** Roles of the type scale in the style sheets, such as `button`. */
  readonly typeRoles: readonly string[];
  /** URL of the folder in the repository. Empty if the build does not know the repository. */
  readonly source: string;
  /** What the component of each guide of the folder renders, and what renders it. */
  readonly related: Readonly<Record<string, Related>>;
}

/** Names of guides. */
export interface Related {
  readonly madeOf: readonly string[];
  readonly usedIn: readonly string[];
}

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

/** Title of the meta in a stories file, such as `Forms/Select`. */
const titleIn = (stories: string): string =>
  /\bmeta\b[^]*?\btitle: "([^"]+)"/.exec(stories)?.[1] ?? "";

/** Returns the title of the documentation page of an MDX file. */
const titleOfPage = (file: string): string => {
  const text = read(file);
  const own = /<Meta title="([^"]+)"/.exec(text)?.[1];
  const stories = /from "(\.[^"]+\.stories\.tsx)"/.exec(text)?.[1];
  if (own !== undefined || stories === undefined) return own ?? "";
  return titleIn(read(path.posix.join(path.posix.dirname(file), stories)));
};

const isGuide = (file: string): boolean => read(file).includes("<ComponentPage");

const pageName = (file: string): string => path.posix.basename(file, ".mdx");

/** Returns the titles of all pages that are MDX files, by the name of the file. */
export const readTitles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [library, "docs/storybook/pages"]
      .flatMap((folder) => filesIn(folder, /\.mdx$/))
      .map((file) => [pageName(file), titleOfPage(file)]),
  );

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = "", second]) =>
    second === undefined ? first : `${first}.${second}`,
  );

/** Returns the components of the package with the entry that exports them. */
export const readComponents = (): (Component & { name: string; from: string })[] =>
  Object.entries(JSON.parse(read("packages/ui/props.json")) as PropsOfEntries)
    .filter(([from]) => from !== "internal")
    .flatMap(([from, components]) =>
      Object.entries(components).map(([name, component]) => ({ ...component, name, from })),
    );

const isComponentFile = (file: string): boolean =>
  file.endsWith(".tsx") && !/\.(?:stories|test|fixtures)\.tsx$/.test(file);

/** Returns the guide of a component's source file: that of its name, else that of its folder. */
const guideOf = (
  file: string,
  guides: ReadonlyMap<string, readonly string[]>,
): string | undefined => {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file, ".tsx");
  const here = guides.get(folder) ?? guides.get(path.posix.dirname(folder)) ?? [];
  return here.find((guide) => guide === name) ?? here[0];
};

/** Returns the files from which a component imports other components. */
const renderedBy = (file: string): string[] =>
  parseSync(file, read(file))
    .module.staticImports.filter(({ entries }) =>
      entries.some(
        ({ importName, isType }) => !isType && /^[A-Z][a-z]/.test(importName.name ?? ""),
      ),
    )
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((source) => source.startsWith(".") && source.endsWith(".tsx"))
    .map((source) => path.posix.join(path.posix.dirname(file), source));

/** Returns which guide's component renders which, as pairs of names. */
const readComposition = (): readonly (readonly [whole: string, part: string])[] => {
  const guides = new Map<string, string[]>();
  for (const file of filesIn(library, /\.mdx$/).filter(isGuide)) {
    const folder = path.posix.dirname(file);
    guides.set(folder, [...(guides.get(folder) ?? []), pageName(file)]);
  }
  return filesIn(library, /\.tsx$/)
    .filter(isComponentFile)
    .flatMap((file) => {
      const whole = guideOf(file, guides);
      const parts = renderedBy(file).map((source) => guideOf(source, guides));
      return parts.flatMap((part): [string, string][] =>
        whole && part && part !== whole ? [[whole, part]] : [],
      );
    });
};

/** Returns the URL of the repository's files at this commit. CI sets the variables. */
const repositoryUrl = (): string => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/tree/${GITHUB_SHA}`
    : "";
};

/** Returns the facts of every folder that has stories. */
export const readFacts = (): Readonly<Record<string, ComponentFacts>> => {
  const exported = readComponents();
  const composition = readComposition();
  const guides = filesIn(library, /\.mdx$/).filter(isGuide);
  const repository = repositoryUrl();
  const folders = unique(
    [library, "apps/store/src"]
      .flatMap((folder) => filesIn(folder, /\.stories\.tsx$/))
      .map((file) => path.posix.dirname(file)),
  );
  return Object.fromEntries(
    folders.map((folder) => {
      const own = exported.filter(
        ({ module }) => `${library}/${path.posix.dirname(module)}` === folder,
      );
      const names = guides.filter((file) => path.posix.dirname(file) === folder).map(pageName);
      const styles = filesIn(folder, /\.css\.ts$/)
        .map(read)
        .join("\n");
      return [
        folder,
        {
          exports: own.map(({ name, from }) => ({ name, from })),
          tokens: unique(matches(styles, /\bvars\.(\w+)\.(\w+)/g)),
          typeRoles: unique(matches(styles, /\btypeRoles\.(\w+)/g)),
          source: repository && `${repository}/${folder}`,
          related: Object.fromEntries(
            names.map((name) => [
              name,
              {
                madeOf: unique(
                  composition.flatMap(([whole, part]) => (whole === name ? part : [])),
                ),
                usedIn: unique(
                  composition.flatMap(([whole, part]) => (part === name ? whole : [])),
                ),
              },
            ]),
          ),
        },
      ];
    }),
  );
};

const modules: Readonly<Record<string, () => object>> = {
  "virtual:component-facts": readFacts,
  "virtual:guide-titles": readTitles,
};

/**
 * Provides `virtual:component-facts` and `virtual:guide-titles`: facts that the documentation reads from the sources instead
 * of repeating them.
 */
export const componentFacts: Plugin = {
  name: "pallu:component-facts",
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (source) => {
    const facts = modules[source.slice(1)];
    return source.startsWith("\0") && facts
      ? `export default ${JSON.stringify(facts())};`
      : undefined;
  },
};

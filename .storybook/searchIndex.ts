import type { IndexEntry, Indexer, StoryIndex } from "storybook/internal/types";
import sidebar from "../docs/storybook/sidebar.json" with { type: "json" };
import stories from "../docs/storybook/storyAliases.json" with { type: "json" };
import { screenName, searchName } from "./pageLinks.ts";

const groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = sidebar;

const aliases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names).map(([name, words]) => [`${group}/${name}`, words] as const),
  ),
);

/** Words that lead to one story instead of a page, by the story's id. */
const storyAliases: Readonly<Record<string, readonly string[]>> = stories;

/** Adds the component to the names of its stories, for the search of the sidebar. */
export const nameStories = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => {
      const title = entry.title ?? "";
      const name = title.split("/").at(-1) ?? "";
      const component = title.startsWith("Screens/") ? screenName(name) : name;
      return entry.type === "story" && entry.name
        ? { ...entry, name: searchName(entry.name, component) }
        : entry;
    });
  },
});

/**
 * Adds to each page and story the words that lead to it. The search reads them as `anchors`, of the documentation or, on screens,
 * of the first story.
 */
const withAliases = (entries: readonly IndexEntry[]): readonly IndexEntry[] => {
  const pages = new Map<string, IndexEntry>();
  for (const entry of entries)
    if (entry.type === "docs" || !pages.has(entry.title)) pages.set(entry.title, entry);
  return entries.map((entry) => {
    const ofPage = pages.get(entry.title) === entry ? aliases.get(entry.title) : undefined;
    const words = [...(ofPage ?? []), ...(storyAliases[entry.id] ?? [])];
    return words.length > 0
      ? { ...entry, anchors: words.map((title) => ({ id: "", title })) }
      : entry;
  });
};

interface IndexGenerator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex }>;
}

/** Adds the aliases of sidebar.json and storyAliases.json to the index that Storybook serves and builds. */
export const addAliases = <Generator extends IndexGenerator>(generator: Generator): Generator => {
  const { getIndexAndStats } = generator;
  return Object.assign(generator, {
    getIndexAndStats: async () => {
      const { storyIndex, ...rest } = await getIndexAndStats.call(generator);
      const entries = withAliases(Object.values(storyIndex.entries));
      return {
        ...rest,
        storyIndex: {
          ...storyIndex,
          entries: Object.fromEntries(entries.map((one) => [one.id, one])),
        },
      };
    },
  });
};

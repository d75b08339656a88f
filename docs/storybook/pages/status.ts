import facts from "virtual:component-facts";
import { folderOf } from "../../../.storybook/pageLinks.ts";

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  /** Path of the source file, from the root. */
  readonly importPath: string;
  readonly tags: readonly string[];
  /** Aliases, on the entry that opens for a title. */
  readonly anchors?: readonly { readonly title: string }[];
}

export interface StatusRow {
  readonly title: string;
  readonly category: string;
  readonly name: string;
  /** Id of the documentation page, or of the first story if there is none. */
  readonly docs: string;
  /** Id of the first story. */
  readonly first: string;
  readonly status: string;
  readonly stories: number;
  /** Stories with a play function. */
  readonly flows: number;
  /** Date of the last commit in the component's folder. Empty without Git. */
  readonly changed: string;
  /** What snapshots are taken of. Empty if there are none. */
  readonly snapshots: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns the entries of Storybook's `index.json`. */
export const storyIndex = (json: unknown): readonly IndexEntry[] => {
  const entries = isRecord(json) && isRecord(json["entries"]) ? json["entries"] : {};
  return Object.values(entries) as IndexEntry[];
};

const prefix = "status:";

/** Returns the status of a component by the tags of its stories. */
export const statusOf = (tags: readonly string[]): string =>
  tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length) ??
  (tags.includes("internal") ? "internal" : "stable");

const rowOf = (title: string, entries: readonly IndexEntry[]): StatusRow => {
  const stories = entries.filter(({ type }) => type === "story");
  const known = facts[folderOf(stories[0]?.importPath ?? "")];
  return {
    title,
    category: title.split("/")[0] ?? "",
    name: title.split("/").slice(1).join(" / "),
    docs: (entries.find(({ type }) => type === "docs") ?? entries[0])?.id ?? "",
    first: stories[0]?.id ?? "",
    status: statusOf(entries.flatMap(({ tags }) => tags)),
    stories: stories.length,
    flows: stories.filter((story) => story.tags.includes("play-fn")).length,
    changed: known?.changed ?? "",
    snapshots: known?.snapshots.join(", ") ?? "",
  };
};

/** Returns one row per component, in the order of the sidebar. */
export const statusRows = (entries: readonly IndexEntry[]): readonly StatusRow[] => {
  const titles = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (/^(?:Welcome|Foundations)\/|^Screens\/Overview$/.test(entry.title)) continue;
    titles.set(entry.title, [...(titles.get(entry.title) ?? []), entry]);
  }
  return [...titles].map(([title, list]) => rowOf(title, list));
};

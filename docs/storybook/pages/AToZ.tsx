import type { ReactElement } from "react";
import { screenName } from "../../../.storybook/names.ts";
import { DocsLink } from "../DocsLink.tsx";
import sidebar from "../sidebar.json";
import { useStoryIndex, type IndexEntry } from "./useStoryIndex.ts";

interface Word {
  /** A name or an alias. */
  readonly word: string;
  /** The page's name. */
  readonly name: string;
  readonly group: string;
  readonly href: string;
}

const groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = sidebar;

/** Returns the name and the aliases of each page: of its documentation, or else of its first story. */
const wordsOf = (entries: readonly IndexEntry[]): readonly Word[] => {
  const pages = new Map<string, IndexEntry>();
  for (const entry of entries)
    if (entry.type === "docs" || !pages.has(entry.title)) pages.set(entry.title, entry);
  return [...pages.values()]
    .flatMap(({ id, type, title }) => {
      const at = title.lastIndexOf("/");
      const folder = title.slice(0, at);
      const group = folder.replace("/", ", ");
      const ownName = title.slice(at + 1);
      const aliases = groups[folder]?.[ownName] ?? [];
      const name = group.startsWith("Screens") ? screenName(ownName) : ownName;
      const page = { name, group, href: `?path=/${type}/${id}` };
      return [name, ...aliases].map((word) => ({ ...page, word }));
    })
    .toSorted((one, other) => one.word.localeCompare(other.word, "en"));
};

const letterOf = ({ word }: Word): string =>
  /^[a-z]/i.test(word) ? word.slice(0, 1).toUpperCase() : "0–9";

/** Lists the pages of this Storybook by name and by alias. */
export const AToZ = (): ReactElement => {
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Loading…</p>;
  const words = wordsOf(entries);
  return (
    <div className="a-to-z">
      {[...new Set(words.map(letterOf))].map((letter) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul role="list">
            {words
              .filter((entry) => letterOf(entry) === letter)
              .map(({ word, name, group, href }) => (
                <li key={`${word} ${href}`}>
                  {word !== name && `${word}: `}
                  <DocsLink href={href}>{name}</DocsLink>{" "}
                  <span className="a-to-z-group">{group}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import type { Cache } from "swr";
import { narrowPaths } from "../../features/catalogue/catalogue.calls.ts";
import { readQuery, writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { readJson } from "../../platform/data/api.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";
import { createLargeLists, listOf } from "./largeLists.logic.ts";
import type { LargeList, LargeLists } from "./largeLists.logic.ts";
import { PAGE_CARDS, readFirstMatches, readMatches } from "./matches.ts";
import type { Matches } from "./matches.ts";

/** Returns the matches of a response. A host without parameters has no large catalogue. */
const given = (matches: Matches | null): Matches => {
  if (!matches) throw new TypeError("The response has no total");
  return matches;
};

const createLists = (): LargeLists =>
  createLargeLists({
    first: async (key, signal) => {
      const values = new URLSearchParams(key);
      const read = (path: string): Promise<unknown> => readJson(path, { signal });
      return given(await readFirstMatches(read, readQuery(values), values.get("cursor")));
    },
    more: async (key, cursor, signal) => {
      const query = readQuery(new URLSearchParams(key));
      return given(
        readMatches(await readJson(narrowPaths.matches(query, PAGE_CARDS, cursor), { signal })),
      );
    },
  });

/** One store for each rendered shop. */
const stores = new WeakMap<Cache, LargeLists>();

const useLargeLists = (): LargeLists => {
  const { cache } = useSWRConfig();
  const known = stores.get(cache);
  if (known) return known;
  const created = createLists();
  stores.set(cache, created);
  return created;
};

/** Returns the list that the server sent for the URL, undefined if it sent another one. */
const useServedList = (query: CatalogueQuery, cursor: string | null): LargeList | undefined => {
  const { fallback } = useSWRConfig();
  const view = fallback[catalogueView(query).key] as CatalogueView | undefined;
  return useMemo(() => {
    if (!view?.large || view.large.cursor !== cursor) return undefined;
    const { cards, total, large } = view;
    return listOf({ ...large, cards, total });
  }, [view, cursor]);
};

/** Returns the query string of a list. It identifies the list. */
const keyOf = (query: CatalogueQuery, cursor: string | null): string => {
  const values = writeQuery(query);
  if (cursor !== null) values.set("cursor", cursor);
  return values.toString();
};

export interface ShownList {
  /** Key of the list of the URL. */
  listKey: string;
  /** The list to show. Undefined while the first one is loading. */
  list: LargeList | undefined;
  /** Whether `list` is the previous one, because that of the URL has no cards yet. */
  isPrevious: boolean;
  /** State of the list of the URL. */
  status: LargeList["status"];
  lists: LargeLists;
}

/** Returns the list of a query. While it is loading, the previous one is shown. */
export const useLargeList = (query: CatalogueQuery, cursor: string | null): ShownList => {
  const lists = useLargeLists();
  const key = keyOf(query, cursor);
  const served = useServedList(query, cursor);
  const stored = useSyncExternalStore(
    lists.subscribe,
    () => lists.get(key),
    () => undefined,
  );
  const current = stored ?? served;
  useEffect(() => {
    lists.open(key, served);
  }, [lists, key, served]);
  const { mutate } = useSWRConfig();
  const viewKey = catalogueView(query).key;
  useEffect(() => {
    // The search overlay suggests what was shown.
    if (stored) void mutate(viewKey, { cards: stored.cards }, { revalidate: false });
  }, [mutate, viewKey, stored]);
  const isReady = current !== undefined && (current.status === "idle" || current.cards.length > 0);
  const [previous, setPrevious] = useState(current);
  if (isReady && previous !== current) setPrevious(current);
  return {
    listKey: key,
    list: isReady ? current : previous,
    isPrevious: !isReady && previous !== undefined,
    status: current?.status ?? "loading",
    lists,
  };
};

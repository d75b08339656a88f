import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import type { Cache } from "swr";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { readQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { api } from "../../platform/data/api.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";
import { PAGE_CARDS, listKeyOf } from "./cardList.ts";
import { readPlace } from "./listPlace.ts";
import type { CardList } from "./cardList.ts";
import type { ListPlace } from "./listPlace.ts";
import { cardsOf, createLargeLists, listOf } from "./largeLists.rules.ts";
import type { LargeList, LargeLists } from "./largeLists.rules.ts";
import { readMatches, readPageMatches } from "./matches.ts";
import type { Matches } from "./matches.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

/** Returns the matches of a response. A host without parameters has no large catalogue. */
const given = <T extends Matches>(matches: T | null): T => {
  if (!matches) throw new TypeError("The response has no total");
  return matches;
};

const createLists = (): LargeLists =>
  createLargeLists({
    first: async (key, signal) => {
      const values = new URLSearchParams(key);
      const read = (path: string): Promise<unknown> => api.read(path, { signal });
      return given(await readPageMatches(read, readQuery(values), readPlace(values)));
    },
    more: async (key, cursor, signal) => {
      const query = readQuery(new URLSearchParams(key));
      return given(
        readMatches(await api.read(narrowPaths.matches(query, PAGE_CARDS, cursor), { signal })),
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
const useServedList = (query: CatalogueQuery, place: ListPlace): LargeList | undefined => {
  const { fallback } = useSWRConfig();
  const view = fallback[catalogueView(query, place).key] as CatalogueView | undefined;
  return useMemo(() => {
    if (!view?.large) return undefined;
    const { cards, page, total, large } = view;
    return listOf({ ...large, cards, page, total });
  }, [view]);
};

const noParts: LargeList["parts"] = [];

/** Returns the list of a large catalogue, which the API filters, sorts and counts. */
export const useLargeList = ({
  written: query,
  place,
  pages,
}: QueryControl): { list: CardList; facets: LargeList["facets"] } => {
  const lists = useLargeLists();
  const key = listKeyOf(query, place);
  const served = useServedList(query, place);
  const stored = useSyncExternalStore(
    lists.subscribe,
    () => lists.get(key),
    () => undefined,
  );
  const list = stored ?? served;
  useEffect(() => {
    lists.open(key, served);
  }, [lists, key, served]);
  useEffect(() => {
    // Each page that arrives asks for the next one, until all that the history entry shows are there.
    if (stored) lists.more(key, pages);
  }, [lists, key, stored, pages]);
  const loaded = list?.parts ?? noParts;
  const parts = useMemo(() => loaded.slice(0, pages), [loaded, pages]);
  const cards = useMemo(() => cardsOf(parts), [parts]);
  const { mutate } = useSWRConfig();
  const viewKey = catalogueView(query, place).key;
  useEffect(() => {
    // The search overlay suggests what was shown.
    if (stored) void mutate(viewKey, { cards }, { revalidate: false });
  }, [mutate, viewKey, stored, cards]);
  const page = list?.page ?? 1;
  const next = parts.at(-1)?.next ?? null;
  return {
    list: {
      key,
      query,
      isReady: parts.length > 0,
      cards,
      page,
      askedPage: place.page,
      total: list?.total ?? 0,
      isExact: list?.isExact ?? true,
      next: next === null ? null : { page: page + parts.length, cursor: next },
      status: list?.status ?? "loading",
      retry: () => lists.retry(key),
    },
    facets: list?.facets ?? null,
  };
};

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import useSWR from "swr";
import { logged } from "../../features/catalogue/catalogue.data.ts";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { api } from "../../platform/data/api.ts";
import { catalogueView, largeViewOf } from "./catalogue.firstView.ts";
import type { CatalogueView, ListPart } from "./catalogue.firstView.ts";
import { PAGE_CARDS, listKeyOf } from "./cardList.ts";
import type { CardList } from "./cardList.ts";
import type { ListPlace } from "./listPlace.ts";
import { readMatches, readPageMatches } from "./matches.ts";
import type { Matches } from "./matches.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

const log = logged("product variants");

/** Returns the matches of a response. A host without parameters has no large catalogue. */
const given = <T extends Matches>(matches: T | null): T => {
  if (!matches) throw new TypeError("The response has no total");
  return matches;
};

const readView = async (query: CatalogueQuery, place: ListPlace): Promise<CatalogueView> =>
  largeViewOf(given(await readPageMatches((path) => api.read(path), query, place)));

/** Returns the pages of a view that were loaded so far. None for the view of a catalogue that was read whole. */
const partsOf = (view: CatalogueView | undefined): ListPart[] =>
  view?.large ? [{ cards: view.cards, next: view.large.next }, ...(view.large.more ?? [])] : [];

/** Returns a view with the page that follows. */
const withNextPage = async (
  view: CatalogueView,
  query: CatalogueQuery,
  cursor: string,
): Promise<CatalogueView> => {
  const path = narrowPaths.matches(query, PAGE_CARDS, cursor);
  const { cards, next } = given(readMatches(await api.read(path)));
  const { large } = view;
  return large
    ? { ...view, large: { ...large, more: [...(large.more ?? []), { cards, next }] } }
    : view;
};

/** Returns the cards of pages. A card that moved to a later page in the meantime is not repeated. */
const cardsOf = (parts: readonly ListPart[]): ProductCardData[] => {
  const known = new Set<string>();
  return parts.flatMap(({ cards }) => cards).filter(({ key }) => !known.has(key) && known.add(key));
};

/**
 * Returns the list of a large catalogue, which the API filters, sorts and counts. All pages of a list are one entry of SWR's
 * cache. Back shows what was loaded; a link, or a filter that is chosen again, reads the list anew.
 */
export const useLargeList = ({
  written: query,
  place,
  pages,
}: QueryControl): { list: CardList; facets: Matches["facets"] } => {
  const isReturn = useNavigationType() === "POP";
  const {
    data: view,
    error,
    isValidating,
    mutate,
  } = useSWR<CatalogueView, unknown>(
    catalogueView(query, place).key,
    () => readView(query, place),
    { ...log, revalidateIfStale: !isReturn, revalidateOnReconnect: false },
  );
  const loaded = useMemo(() => partsOf(view), [view]);
  const parts = useMemo(() => loaded.slice(0, pages), [loaded, pages]);
  const cards = useMemo(() => cardsOf(parts), [parts]);
  const cursor = loaded.at(-1)?.next ?? null;
  const isMissing = loaded.length < pages && cursor !== null;
  /** The last request for a page that follows a view. */
  const last = useRef<{ view: CatalogueView }>(undefined);
  /** The view whose following page could not be read. */
  const [failed, setFailed] = useState<CatalogueView>();

  const readNext = (): void => {
    if (!view || cursor === null) return;
    const sent = { view };
    last.current = sent;
    // SWR ignores a response to an earlier attempt.
    mutate(withNextPage(view, query, cursor), { revalidate: false }).catch((fault: unknown) => {
      log.onError(fault);
      if (last.current === sent) setFailed(view);
    });
  };
  const onView = useEffectEvent(() => {
    if (view && loaded.length === 0) void mutate();
    // Each page that arrives asks for the next one, until all that the history entry shows are there.
    else if (isMissing && last.current?.view !== view) readNext();
  });
  useEffect(() => onView(), [view, pages]);

  const page = view?.page ?? 1;
  const next = parts.at(-1)?.next ?? null;
  const isReady = parts.length > 0;
  const hasFailed = isReady ? failed === view : error !== undefined && !isValidating;
  return {
    list: {
      key: listKeyOf(query, place),
      query,
      isReady,
      cards,
      page,
      askedPage: place.page,
      total: view?.total ?? 0,
      isExact: view?.large?.isExact ?? true,
      next: next === null ? null : { page: page + parts.length, cursor: next },
      status: hasFailed ? "failed" : isReady && !isMissing ? "ready" : "loading",
      retry: () => {
        setFailed(undefined);
        if (isReady) readNext();
        else void mutate();
      },
    },
    facets: view?.large?.facets ?? null,
  };
};

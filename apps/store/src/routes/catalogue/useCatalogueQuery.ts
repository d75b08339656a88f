import { startTransition, useMemo, useOptimistic, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readQuery, writeQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { staysOpen } from "../../platform/routing/useHideOnNavigation.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { isReadable } from "./cardList.ts";
import { readPlace } from "./listPlace.ts";

export type QueryControl = ReturnType<typeof useCatalogueQuery>;

/** Reads the number of shown pages of a history entry. */
const pagesOf = (state: unknown): number => {
  const pages =
    typeof state === "object" && state !== null && "pages" in state ? state.pages : undefined;
  return Number.isInteger(pages) && Number(pages) > 0 ? Number(pages) : 1;
};

const never = (): (() => void) => () => undefined;

/**
 * Reads and writes the filters in the URL.
 * The URL changes in a transition. An optimistic value covers it, so that a checkbox reacts at once.
 */
export const useCatalogueQuery = () => {
  const isOwn = useOwn() !== null;
  const [, setSearch] = useSearchParams();
  const { key, state, hash, search: address } = useLocation();
  const navigate = useNavigate();
  const { written, ...at } = useMemo(() => {
    const values = new URLSearchParams(address);
    const query = readQuery(values, isOwn);
    return { written: query, place: readPlace(values), isReadable: isReadable(values, query) };
  }, [address, isOwn]);
  const [chosen, setChosen] = useOptimistic(written);
  // Belongs to one history entry: navigation discards it.
  const [previewed, setPreviewed] = useState<{ query: CatalogueQuery; key: string } | null>(null);
  /**
   * Number of pages that are shown. Stored in the history entry, so that Back restores it. The server does not know the entry,
   * and has rendered one page.
   */
  const pages = useSyncExternalStore(
    never,
    () => pagesOf(state),
    () => 1,
  );
  return {
    /** The query to show. */
    query: previewed?.key === key ? previewed.query : chosen,
    /** The query of the URL. */
    written,
    ...at,
    pages,
    /** Shows a query without updating the URL, for example while a thumb is dragged. */
    preview: (query: CatalogueQuery): void => setPreviewed({ query, key }),
    /** Shows a query and updates the URL. */
    apply: (query: CatalogueQuery): void => {
      setPreviewed(null);
      startTransition(() => {
        setChosen(query);
        setSearch(writeQuery(query), { replace: true, state: staysOpen });
      });
    },
    /** Shows one more page. The URL stays. */
    showMore: (): void =>
      void navigate({ search: address, hash }, { replace: true, state: { pages: pages + 1 } }),
  };
};

import { startTransition, useMemo, useOptimistic, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { readQuery, writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";

export interface QueryControl {
  query: CatalogueQuery;
  /** The query of the URL. */
  written: CatalogueQuery;
  /** Shows a query without updating the URL, for example while a thumb is dragged. */
  preview: (query: CatalogueQuery) => void;
  /** Shows a query and updates the URL. */
  apply: (query: CatalogueQuery) => void;
}

/**
 * Reads and writes the filters in the URL.
 * The URL changes in a transition. An optimistic value covers it, so that a checkbox reacts at once.
 */
export const useCatalogueQuery = (): QueryControl => {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const address = search.toString();
  const written = useMemo(() => readQuery(new URLSearchParams(address)), [address]);
  const [chosen, setChosen] = useOptimistic(written);
  // Belongs to one history entry: navigation discards it.
  const [previewed, setPreviewed] = useState<{ query: CatalogueQuery; key: string } | null>(null);
  return {
    query: previewed?.key === key ? previewed.query : chosen,
    written,
    preview: (query) => setPreviewed({ query, key }),
    apply: (query) => {
      setPreviewed(null);
      startTransition(() => {
        setChosen(query);
        setSearch(writeQuery(query), { replace: true, preventScrollReset: true });
      });
    },
  };
};

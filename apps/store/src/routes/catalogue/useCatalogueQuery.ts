import { startTransition, useMemo, useOptimistic, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { readQuery, writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";

export interface QueryControl {
  query: CatalogueQuery;
  /** Shows a query without writing it down, as while a thumb is dragged. */
  preview: (query: CatalogueQuery) => void;
  /** Shows a query and writes it into the address. */
  apply: (query: CatalogueQuery) => void;
}

/**
 * The filters in force. They live in the address, which changes in a transition: what was chosen last counts until the
 * address has followed, so that a box is ticked the moment it is pressed.
 */
export const useCatalogueQuery = (): QueryControl => {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const address = search.toString();
  const written = useMemo(() => readQuery(new URLSearchParams(address)), [address]);
  const [chosen, setChosen] = useOptimistic(written);
  // Belongs to one entry of the history: any navigation ends it.
  const [previewed, setPreviewed] = useState<{ query: CatalogueQuery; key: string } | null>(null);
  return {
    query: previewed?.key === key ? previewed.query : chosen,
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

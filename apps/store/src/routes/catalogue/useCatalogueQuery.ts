import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
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
 * The filters in force. They live in the address (decision 13), which changes in its own time: what was chosen
 * last counts until the address has followed, so that a box is ticked the moment it is pressed.
 */
export const useCatalogueQuery = (): QueryControl => {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [ahead, setAhead] = useState<{ query: CatalogueQuery; from: string } | null>(null);
  const written = useMemo(() => readQuery(new URLSearchParams(address)), [address]);
  const preview = (query: CatalogueQuery): void => setAhead({ query, from: address });
  return {
    query: ahead?.from === address ? ahead.query : written,
    preview,
    apply: (query) => {
      preview(query);
      setSearch(writeQuery(query), { replace: true, preventScrollReset: true });
    },
  };
};

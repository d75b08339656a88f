import { useDeferredValue, useMemo, useState } from "react";
import {
  useProducts,
  useSubcategories,
  useVariants,
} from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  highestPrice,
  joinCatalogue,
  priceRange,
} from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { orderTags } from "../../features/catalogue/catalogue.query.ts";
import { cardOfItem, withColours } from "../../features/catalogue/catalogue.view.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { useFirstView } from "../../platform/data/firstView.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import { countFacets, itemValues, optionsOf } from "./facets.logic.ts";
import type { FilterOptions } from "./Filters.tsx";

export interface Catalogue extends FilterOptions {
  state: "loading" | "failed" | "ready";
  /** Filtered cards in the chosen order. */
  cards: ProductCardData[];
  /** Number of matches, also while only the first cards are loaded. */
  count: number;
  /** Only the first cards are loaded. The list must not be called empty yet. */
  isPartial: boolean;
  /** The last request for the rest failed. */
  isStuck: boolean;
  reload: () => void;
}

/** Reads and filters the catalogue. Failures are logged by the lists. */
export const useCatalogue = (query: CatalogueQuery): Catalogue => {
  const variants = useVariants();
  const products = useProducts();
  const subcategories = useSubcategories();
  const [isRetrying, setIsRetrying] = useState(false);
  const deferredQuery = useDeferredValue(query);
  const joined = useMemo(
    () => variants.items && joinCatalogue(variants.items, products.items ?? []),
    [variants.items, products.items],
  );
  // Keeps the first view until both lists have settled: cards combine fields of both.
  const first = useFirstView(catalogueView(deferredQuery), products.isWaiting ? undefined : joined);
  const all = first.view ? first.whole : joined;
  const matching = useMemo(
    () =>
      all &&
      filterCatalogue(all, deferredQuery, itemValues).map((item) =>
        withColours(cardOfItem(item), item),
      ),
    [all, deferredQuery],
  );
  const isPartial = matching === undefined;
  const cards = matching ?? first.view?.cards ?? [];
  const highest = useMemo(() => (all ? highestPrice(all) : priceRange.max), [all]);
  const facets = useMemo(
    () => (all ? countFacets(all, deferredQuery) : first.view?.facets),
    [all, deferredQuery, first.view],
  );
  const options = optionsOf(facets, query);
  // Without the products a filter may exclude too much, so the list is not called empty.
  const isUnsure = !isPartial && cards.length === 0 && products.items === undefined;
  const error = isUnsure ? products.error : variants.error;
  const isFailed = error !== undefined && !isRetrying;
  const isReady = isPartial ? first.view !== undefined : !isUnsure;

  const reload = async (): Promise<void> => {
    setIsRetrying(true);
    const lists = [variants, products, subcategories].filter((list) => list.error !== undefined);
    await Promise.allSettled(lists.map((list) => list.reload()));
    setIsRetrying(false);
  };
  return {
    state: isReady ? "ready" : isFailed ? "failed" : "loading",
    cards,
    count: matching?.length ?? first.view?.total ?? 0,
    isPartial,
    isStuck: isPartial && isFailed,
    subcategories: subcategories.items ?? [],
    ...options,
    tags: orderTags(options.tags),
    highest,
    reload: () => void reload(),
  };
};

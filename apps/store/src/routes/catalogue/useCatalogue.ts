import type { SubcategoryAnswer } from "@pallu/contract";
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
import { tagsOf } from "../../features/catalogue/catalogue.query.ts";
import { cardOfItem, tagOfItem } from "../../features/catalogue/catalogue.view.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { useFirstView } from "../../platform/firstView.ts";
import { catalogueView } from "./catalogue.firstView.ts";

export interface Catalogue {
  state: "loading" | "failed" | "ready";
  /** What the filters let through, in the chosen order. */
  cards: ProductCardData[];
  /** How many that are, also while only the first of them are here. */
  count: number;
  /** The rest is on its way: nothing may be called empty yet. */
  isPartial: boolean;
  /** The last try to read the rest failed. */
  isStuck: boolean;
  subcategories: SubcategoryAnswer[];
  tags: string[];
  /** Rupees; where the slider's upper thumb starts (CAT-07). */
  highest: number;
  reload: () => void;
}

/** The catalogue as the filters leave it. Failures are only logged, by the lists themselves (decision 14). */
export const useCatalogue = (query: CatalogueQuery): Catalogue => {
  const variants = useVariants();
  const products = useProducts();
  const subcategories = useSubcategories();
  const [isRetrying, setIsRetrying] = useState(false);
  const wanted = useDeferredValue(query);
  const joined = useMemo(
    () => variants.items && joinCatalogue(variants.items, products.items ?? []),
    [variants.items, products.items],
  );
  // The first view stays until both lists have settled: half of the fields of its cards come from the products.
  const first = useFirstView(catalogueView(wanted), products.isWaiting ? undefined : joined);
  const all = first.view ? first.whole : joined;
  const matching = useMemo(
    () => all && filterCatalogue(all, wanted, tagOfItem).map(cardOfItem),
    [all, wanted],
  );
  const isPartial = matching === undefined;
  const cards = matching ?? first.view?.cards ?? [];
  const highest = useMemo(() => (all ? highestPrice(all) : priceRange.max), [all]);
  const tags = useMemo(() => (all ? tagsOf(all, tagOfItem) : []), [all]);
  // Without the products a filter may leave out what it should not: that is not called empty.
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
    tags,
    highest,
    reload: () => void reload(),
  };
};

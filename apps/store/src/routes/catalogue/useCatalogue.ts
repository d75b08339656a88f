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
import type { CatalogueItem, CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { tagsOf } from "../../features/catalogue/catalogue.query.ts";
import { tagOf } from "../../features/catalogue/catalogue.view.ts";

export interface Catalogue {
  state: "loading" | "failed" | "ready";
  /** What the filters let through, in the chosen order. */
  items: CatalogueItem[];
  /** How many that are, also while only the first of them are here. */
  count: number;
  /** The rest is on its way: nothing may be called empty yet. */
  isPart: boolean;
  /** The last try to read the rest failed. */
  isStuck: boolean;
  subcategories: SubcategoryAnswer[];
  tags: string[];
  /** Rupees; where the slider's upper thumb starts (CAT-07). */
  highest: number;
  reload: () => void;
}

const tagOfItem = ({ product }: CatalogueItem): string => tagOf(product);

/** The catalogue as the filters leave it. Failures are only logged, by the lists themselves (decision 14). */
export const useCatalogue = (query: CatalogueQuery): Catalogue => {
  const variants = useVariants();
  const products = useProducts();
  const subcategories = useSubcategories();
  const [isRetrying, setIsRetrying] = useState(false);
  const wanted = useDeferredValue(query);
  const all = useMemo(
    () => joinCatalogue(variants.items ?? [], products.items ?? []),
    [variants.items, products.items],
  );
  const items = useMemo(() => filterCatalogue(all, wanted, tagOfItem), [all, wanted]);
  const { isPart, error } = variants;
  const highest = useMemo(() => (isPart ? priceRange.max : highestPrice(all)), [isPart, all]);
  const tags = useMemo(() => (isPart ? [] : tagsOf(all, tagOfItem)), [isPart, all]);
  const isFailed = error !== undefined && !isRetrying;

  const reload = async (): Promise<void> => {
    setIsRetrying(true);
    const lists = [variants, products, subcategories].filter((list) => list.error !== undefined);
    await Promise.allSettled(lists.map((list) => list.reload()));
    setIsRetrying(false);
  };
  return {
    state: variants.items !== undefined ? "ready" : isFailed ? "failed" : "loading",
    items,
    count: isPart ? variants.total : items.length,
    isPart,
    isStuck: isPart && isFailed,
    subcategories: subcategories.items ?? [],
    tags,
    highest,
    reload: () => void reload(),
  };
};

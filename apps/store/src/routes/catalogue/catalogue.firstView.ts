import { writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import type { FirstView } from "../../platform/firstView.ts";

/** The first cards of `/allproducts` under some filters. */
export interface CatalogueView {
  cards: ProductCardData[];
  /** How many match in all. */
  total: number;
}

export const catalogueView = (query: CatalogueQuery): FirstView<CatalogueView> => ({
  key: `page:/allproducts?${writeQuery(query).toString()}`,
});

/** Address of the same view with more cards, for visitors without scripts. */
export const showAllHref = (search: URLSearchParams): string => {
  const values = new URLSearchParams(search);
  values.set("show", "all");
  return `/allproducts?${values.toString()}`;
};

import { writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** First cards of `/allproducts` for a query. */
export interface CatalogueView {
  cards: ProductCardData[];
  /** Number of all matches. */
  total: number;
}

export const catalogueView = (query: CatalogueQuery): FirstView<CatalogueView> => ({
  key: `page:/allproducts?${writeQuery(query).toString()}`,
});

/** Returns the URL of the view with more cards, for visitors without JavaScript. */
export const showAllHref = (search: URLSearchParams): string => {
  const values = new URLSearchParams(search);
  values.set("show", "all");
  return `/allproducts?${values.toString()}`;
};

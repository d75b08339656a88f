import { writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import type { FirstView } from "../../platform/data/firstView.ts";
import type { Facets } from "./facets.logic.ts";
import type { Matches } from "./matches.ts";

/** First cards of `/allproducts` for a query. */
export interface CatalogueView {
  cards: ProductCardData[];
  /** Number of all matches. */
  total: number;
  /** Only of a catalogue that is read whole. */
  facets?: Facets | null;
  /** Only of a large catalogue. `cursor` is that of the URL, where the cards begin. */
  large?: Omit<Matches, "cards" | "total"> & { cursor: string | null };
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

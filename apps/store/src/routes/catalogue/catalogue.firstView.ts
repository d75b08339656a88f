import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";
import { listKeyOf } from "./cardList.ts";
import type { ListPlace } from "./listPlace.ts";
import type { Facets } from "./facets.rules.ts";
import type { Matches, PageMatches } from "./matches.ts";

/** Cards of a page of a large catalogue, and the cursor of the one that follows. Null after the last. */
export type ListPart = Pick<Matches, "cards" | "next">;

/** Cards of a page of `/allproducts` for a query. */
export interface CatalogueView {
  cards: ProductCardData[];
  /** Number of the page. 1 if there is no page of the URL's number. */
  page: number;
  /** Number of all matches. */
  total: number;
  /** Only of a catalogue that is read whole. */
  facets?: Facets | null;
  /** Only of a large catalogue. */
  large?: Omit<PageMatches, "cards" | "total" | "page"> & {
    /** Pages that the browser has appended. */
    more?: readonly ListPart[];
  };
}

/** Returns the view of a page of a large catalogue. */
export const largeViewOf = ({ cards, page, total, ...large }: PageMatches): CatalogueView => ({
  cards,
  page,
  total,
  large,
});

export const catalogueView = (
  query: CatalogueQuery,
  place: ListPlace,
): FirstView<CatalogueView> => ({
  key: `page:/allproducts?${listKeyOf(query, place)}`,
});

import { useState } from "react";
import { writeQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { pageOf, writePlace } from "./listPlace.ts";
import type { ListPlace } from "./listPlace.ts";

/** Number of cards of a page. */
export const PAGE_CARDS = 24;

/** Returns whether parameters that have one value can be read. Empty fields of a form are no values. */
export const isReadable = (values: URLSearchParams, query: CatalogueQuery): boolean => {
  const numbers = [query.minPrice, query.maxPrice].filter((price) => price !== null);
  const given = ["min", "max"].filter((name) => values.getAll(name).some(Boolean));
  const page = values.get("page");
  return (
    numbers.length === given.length &&
    ["", query.sort].includes(values.get("sort") || query.sort) &&
    (!page || String(pageOf(values)) === page) &&
    (!values.get("cursor") || pageOf(values) > 1) &&
    ["q", "min", "max", "sort", "page", "cursor"].every((name) => values.getAll(name).length <= 1)
  );
};

/** Returns the query string of a list that begins at a place. It identifies the list. */
export const listKeyOf = (query: CatalogueQuery, place: ListPlace): string => {
  const values = writeQuery(query);
  writePlace(values, place);
  return values.toString();
};

/** Returns the URL of a page of a list. */
export const pageHref = (query: CatalogueQuery, place: ListPlace): string => {
  const key = listKeyOf(query, place);
  return key === "" ? "/allproducts" : `/allproducts?${key}`;
};

/** The cards of a query, from memory or from the API, and the state of their request. */
export interface CardList {
  /** Identifies the list. Does not change when cards are appended. */
  key: string;
  query: CatalogueQuery;
  /** False until the first cards of the list, or an empty response, have arrived. */
  isReady: boolean;
  /** The shown cards. */
  cards: readonly ProductCardData[];
  /** Number of the page that the cards begin with. Differs from that of the URL if there is no such page. */
  page: number;
  /** Number of the URL's page. */
  askedPage: number;
  /** Number of all matches. At least so many if it is not exact. */
  total: number;
  isExact: boolean;
  /** The page that follows the shown cards. Null after the last. */
  next: ListPlace | null;
  /** State of the last request. A failed one changes nothing else. */
  status: "ready" | "loading" | "failed";
  /** Repeats the request that failed or does not end. */
  retry: () => void;
}

/** Returns the list to show, and whether it is the previous one, because the current one has not arrived. */
export const useShownList = (list: CardList): { shown: CardList; isPrevious: boolean } => {
  const [previous, setPrevious] = useState(list);
  if (list.isReady && (previous.key !== list.key || previous.cards !== list.cards))
    setPrevious(list);
  const isPrevious = !list.isReady && previous.isReady && previous.cards.length > 0;
  return { shown: isPrevious ? previous : list, isPrevious };
};

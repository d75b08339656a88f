import { useState } from "react";
import { writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";

/** Number of cards of a page. */
export const PAGE_CARDS = 24;

/** Last page that a large catalogue finds without a cursor. */
export const MAX_OFFSET_PAGE = 20;

/** Where a list begins, as encoded in the query string. */
export interface ListPlace {
  /** Number of the first page, from 1. */
  page: number;
  /** Cursor of that page in a large catalogue. Null for the first page and for links without one. */
  cursor: string | null;
}

export const firstPlace: ListPlace = { page: 1, cursor: null };

const pageOf = (values: URLSearchParams): number =>
  /^[1-9]\d{0,8}$/.test(values.get("page") ?? "") ? Number(values.get("page")) : 1;

/** Reads the place of any parameters. A value that is no page means the first one. A cursor needs its page. */
export const readPlace = (values: URLSearchParams): ListPlace => {
  const page = pageOf(values);
  return page === 1 ? firstPlace : { page, cursor: values.get("cursor") || null };
};

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
export const listKeyOf = (query: CatalogueQuery, { page, cursor }: ListPlace): string => {
  const values = writeQuery(query);
  if (page > 1) values.set("page", String(page));
  if (page > 1 && cursor !== null) values.set("cursor", cursor);
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
  /** False until the first cards of the list, or an empty answer, have arrived. */
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

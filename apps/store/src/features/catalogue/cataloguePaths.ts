import { callPath, calls } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import type { CatalogueQuery } from "./catalogue.rules.ts";

/** Limits of the API's parameters. */
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 100;
const MAX_CURSOR_LENGTH = 1000;

type Values = Record<string, string | number | readonly string[] | null>;

const withQuery = (path: string, values: Values): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== null) for (const each of [value].flat()) query.append(name, String(each));
  return `${path}?${query.toString()}`;
};

const variants = (values: Values): string =>
  withQuery(callPath(calls.listVariants), { ...values, fields: "card" });

const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

/** Drops values that no subcategory, colour or tag can have, because the API would refuse them. */
const possible = (values: readonly string[]): string[] =>
  values
    .filter((value) => value.length <= MAX_VALUE_LENGTH && isOneLine(value))
    .slice(0, MAX_VALUES);

/** Rounds rupees to two decimals. */
const toAmount = (rupees: number | null): number | null =>
  rupees === null ? null : Math.round(rupees * 100) / 100;

export type Flag = "isBestSeller" | "isNewArrival" | "isTrending";

/** API paths whose responses have no more than a page shows. Hosts without parameters are read by `specifiedPath`. */
export const narrowPaths = {
  flagged: (flag: Flag, limit: number): string => variants({ [flag]: "true", limit }),
  firstProducts: (limit: number): string =>
    withQuery(callPath(calls.listProducts), { limit, fields: "card" }),
  /** Products in the order `featured` after one of them. */
  productsAfter: (after: Id | null, limit: number): string =>
    withQuery(callPath(calls.listProducts), {
      limit,
      fields: "card",
      after: after === null ? null : String(after),
    }),
  /** A whole product. Without an id the first one. */
  product: (id: Id | undefined): string =>
    id === undefined
      ? withQuery(callPath(calls.listProducts), { limit: 1 })
      : callPath(calls.getProduct, { id }),
  /** The variants that match a query, from a cursor on. Without a cursor also the counts of the filters. */
  matches: (query: CatalogueQuery, limit: number, cursor: string | null = null): string =>
    variants({
      subCategoryId: possible(query.subcategories),
      colourFamily: possible(query.colours),
      tag: possible(query.tags),
      option: possible(query.options),
      minPrice: toAmount(query.minPrice),
      maxPrice: toAmount(query.maxPrice),
      q: query.search.replaceAll(/\p{Cc}+/gu, " ").trim() || null,
      sort: query.sort === "featured" ? null : query.sort,
      limit,
      cursor,
      facets: cursor === null ? "true" : null,
    }),
} as const;

/** Returns the API path of the specification that contains what a narrow path returns. */
export const specifiedPath = (path: string): string =>
  /^\/api\/(?:products|product-variants)(?:\?|$)/.test(path) ||
  /^\/api\/products\/[^/?]+$/.test(path)
    ? `/api/${path.split(/[/?]/)[2] ?? ""}`
    : path;

/** Returns whether a cursor of a URL may be one of the API's. Only the API knows whether it is. */
export const isCursor = (cursor: string): boolean =>
  cursor !== "" && cursor.length <= MAX_CURSOR_LENGTH && isOneLine(cursor);

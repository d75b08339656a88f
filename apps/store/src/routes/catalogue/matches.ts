import { colourFamilies, readList, readVariants } from "@pallu/contract";
import { MAX_WHOLE_ROWS, isCursor, narrowPaths } from "../../features/catalogue/catalogue.calls.ts";
import { joinCatalogue } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { cardOfItem } from "../../features/catalogue/catalogue.view.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { priceOf } from "../../features/catalogue/priceOf.ts";
import type { Facets } from "./facets.logic.ts";

/** Some of the variants that match a query, selected by the API. */
export interface Matches {
  cards: ProductCardData[];
  /** Number of all matches. At least so many if it is not exact. */
  total: number;
  isExact: boolean;
  /** Cursor of the following matches. Null after the last. */
  next: string | null;
  /** Null if they were not asked for. `highestPrice` is in rupees. */
  facets: (Facets & { highestPrice: number }) | null;
}

interface Page {
  total?: { count?: unknown; isExact?: unknown } | null;
  next?: unknown;
  facets?: {
    subcategories?: unknown;
    colourFamilies?: unknown;
    tags?: unknown;
    highestPrice?: unknown;
  } | null;
}

const countOf = (count: unknown): number => (typeof count === "number" ? count : 0);

/** Returns the cursor of the URL path of a page. */
const cursorOf = (next: unknown): string | null =>
  typeof next === "string" ? new URL(next, "http://api").searchParams.get("cursor") : null;

const countsOf = (list: unknown, key: string): Record<string, number> =>
  Object.fromEntries(
    readList<Record<string, unknown>>(list).flatMap(({ [key]: value, count }) =>
      (typeof value === "string" && value !== "") || typeof value === "number"
        ? [[value, countOf(count)]]
        : [],
    ),
  );

/** Returns the counts of a response. Families of colours without a match are counted as 0. */
const facetsOf = ({ facets }: Page): Matches["facets"] =>
  facets
    ? {
        subcategories: countsOf(facets.subcategories, "subCategoryId"),
        colours: {
          ...(facets.colourFamilies !== undefined &&
            Object.fromEntries(colourFamilies.map(({ id }) => [id, 0]))),
          ...countsOf(facets.colourFamilies, "colourFamily"),
        },
        tags: countsOf(facets.tags, "tag"),
        highestPrice: priceOf(facets.highestPrice) ?? 0,
      }
    : null;

/**
 * Returns the total of a response. Null for a response without one: the host has ignored the parameters and sent its
 * whole list.
 */
const totalOf = (answer: unknown): { count: number; isExact: boolean } | null => {
  const total = typeof answer === "object" && answer !== null ? (answer as Page).total : null;
  return total ? { count: countOf(total.count), isExact: total.isExact !== false } : null;
};

/** Returns whether the total of a response is more than the API answers as a whole list. */
export const isLargeCatalogue = (answer: unknown): boolean =>
  (totalOf(answer)?.count ?? 0) > MAX_WHOLE_ROWS;

/** Returns the matches of a response. Null if the host has ignored the parameters. */
export const readMatches = (answer: unknown): Matches | null => {
  const total = totalOf(answer);
  if (!total) return null;
  const page = answer as Page;
  return {
    cards: joinCatalogue(readVariants(answer), []).map(cardOfItem),
    total: total.count,
    isExact: total.isExact,
    next: cursorOf(page.next),
    facets: facetsOf(page),
  };
};

/** Number of cards of a page. */
export const PAGE_CARDS = 24;

/**
 * Reads the first cards of a list that begins at a cursor, with totals and counts of filters. Begins at the first match
 * if the API does not know the cursor.
 */
export const readFirstMatches = async (
  read: (path: string) => Promise<unknown>,
  query: CatalogueQuery,
  cursor: string | null,
): Promise<Matches | null> => {
  const [first, later] = await Promise.all([
    read(narrowPaths.matches(query, PAGE_CARDS)),
    cursor !== null && isCursor(cursor)
      ? read(narrowPaths.matches(query, PAGE_CARDS, cursor)).catch(() => null)
      : null,
  ]);
  const [matches, rest] = [readMatches(first), readMatches(later)];
  return matches && rest ? { ...matches, cards: rest.cards, next: rest.next } : matches;
};

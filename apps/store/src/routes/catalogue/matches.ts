import { colourFamilies, readList, readVariants } from "@pallu/contract";
import { isCursor, narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { joinCatalogue } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { cardOfItem } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { parseRupees } from "../../features/catalogue/parseRupees.ts";
import { PAGE_CARDS } from "./cardList.ts";
import { MAX_OFFSET_PAGE } from "./listPlace.ts";
import type { ListPlace } from "./listPlace.ts";
import type { Facets, OptionCount } from "./facets.rules.ts";

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
    options?: unknown;
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

/** Returns the counts of the option's values, in the order of the response. */
const optionCountsOf = (list: unknown): OptionCount[] =>
  readList<Record<string, unknown>>(list).flatMap(({ optionValue, count }) =>
    typeof optionValue === "string" && optionValue !== ""
      ? [{ optionValue, count: countOf(count) }]
      : [],
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
        ...(facets.options !== undefined && { options: optionCountsOf(facets.options) }),
        highestPrice: parseRupees(facets.highestPrice) ?? 0,
      }
    : null;

/**
 * Returns the total of a response. Null for a response without one: the host has ignored the parameters and sent its
 * whole list.
 */
const totalOf = (response: unknown): { count: number; isExact: boolean } | null => {
  const total = typeof response === "object" && response !== null ? (response as Page).total : null;
  return total ? { count: countOf(total.count), isExact: total.isExact !== false } : null;
};

/** Returns the matches of a response. Null if the host has ignored the parameters. */
export const readMatches = (response: unknown): Matches | null => {
  const total = totalOf(response);
  if (!total) return null;
  const page = response as Page;
  return {
    cards: joinCatalogue(readVariants(response), []).map(cardOfItem),
    total: total.count,
    isExact: total.isExact,
    next: cursorOf(page.next),
    facets: facetsOf(page),
  };
};

/** Cards of a page of a list, with total and counts of the whole list. */
export interface PageMatches extends Matches {
  /** Number of the page. 1 if there is no page of the number that was asked for. */
  page: number;
}

type Read = (path: string) => Promise<unknown>;

/** Maximum number of rows that the API returns at once. */
const MAX_ROWS = 200;

/** Reads a page without its cursor: follows the list up to it. Null if it has no such page. */
const readAtOffset = async (
  read: Read,
  query: CatalogueQuery,
  { next: second }: Matches,
  page: number,
): Promise<Matches | null> => {
  if (page > MAX_OFFSET_PAGE) return null;
  let cursor = second;
  let rows = 0;
  for (let skipped = (page - 2) * PAGE_CARDS; skipped > 0 && cursor !== null; skipped -= rows) {
    rows = Math.min(skipped, MAX_ROWS);
    cursor = readMatches(await read(narrowPaths.matches(query, rows, cursor)))?.next ?? null;
  }
  return cursor === null
    ? null
    : readMatches(await read(narrowPaths.matches(query, PAGE_CARDS, cursor)));
};

/**
 * Reads a page of a list, with totals and counts of filters. Without a cursor that the API knows, finds pages up to
 * `MAX_OFFSET_PAGE`. Reads the first page if there is no such page.
 */
export const readPageMatches = async (
  read: Read,
  query: CatalogueQuery,
  { page, cursor }: ListPlace,
): Promise<PageMatches | null> => {
  const [first, atCursor] = await Promise.all([
    read(narrowPaths.matches(query, PAGE_CARDS)),
    cursor !== null && isCursor(cursor)
      ? read(narrowPaths.matches(query, PAGE_CARDS, cursor)).catch(() => null)
      : null,
  ]);
  const matches = readMatches(first);
  if (!matches || page === 1) return matches && { ...matches, page: 1 };
  const rest = readMatches(atCursor) ?? (await readAtOffset(read, query, matches, page));
  return rest && rest.cards.length > 0
    ? { ...matches, cards: rest.cards, next: rest.next, page }
    : { ...matches, page: 1 };
};

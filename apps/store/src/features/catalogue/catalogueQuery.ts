import type { CatalogueQuery } from "./catalogue.rules.ts";
import { priceRange } from "./catalogue.rules.ts";

export const emptyQuery: CatalogueQuery = {
  subcategories: [],
  colours: [],
  minPrice: null,
  maxPrice: null,
  tags: [],
  options: [],
  sort: "featured",
  search: "",
};

/** Resets every filter and keeps the sort order. */
export const withoutFilters = (query: CatalogueQuery): CatalogueQuery => ({
  ...emptyQuery,
  sort: query.sort,
});

export type PriceBounds = readonly [low: number, high: number];

/** Returns the values of the two slider thumbs: their defaults until they are moved (CAT-07). */
export const boundsOf = (query: CatalogueQuery, highest: number): PriceBounds => {
  const high = query.maxPrice ?? highest;
  return [Math.min(query.minPrice ?? priceRange.min, high), high];
};

/**
 * Sets the price range. A thumb at its default sets no limit, so that prices above the slider's maximum stay listed
 * (CAT-07).
 */
export const withBounds = (
  query: CatalogueQuery,
  [low, high]: PriceBounds,
  highest: number,
): CatalogueQuery => ({
  ...query,
  minPrice: low === priceRange.min ? null : low,
  maxPrice: high === highest ? null : high,
});

interface ChipWords {
  /** Returns the name of a subcategory, undefined if unknown. */
  subcategoryName: (id: string) => string | undefined;
  /** Returns the name of a family of colours, undefined if unknown. */
  colourName: (id: string) => string | undefined;
  /** Name of the option beside the colour, such as "Size". */
  optionName: string;
  /** Formats rupees. */
  formatPrice: (rupees: number) => string;
}

const priceLabel = (
  { minPrice, maxPrice }: CatalogueQuery,
  formatPrice: ChipWords["formatPrice"],
): string => {
  if (maxPrice === null) return `From ${formatPrice(minPrice ?? priceRange.min)}`;
  if (minPrice === null) return `Up to ${formatPrice(maxPrice)}`;
  return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`;
};

/** Returns one chip for each active filter, in the order of the filters. */
export const chipsOf = (query: CatalogueQuery, words: ChipWords) => [
  ...(query.search ? [{ id: "search", label: `“${query.search}”` }] : []),
  ...query.subcategories.map((id) => ({
    id: `sub:${id}`,
    label: words.subcategoryName(id) ?? id,
  })),
  ...query.colours.map((id) => ({ id: `colour:${id}`, label: words.colourName(id) ?? id })),
  ...(query.minPrice !== null || query.maxPrice !== null
    ? [{ id: "price", label: priceLabel(query, words.formatPrice) }]
    : []),
  ...query.tags.map((tag) => ({ id: `tag:${tag}`, label: tag })),
  ...query.options.map((value) => ({
    id: `option:${value}`,
    label: `${words.optionName} ${value}`,
  })),
];

/** Removes the filter of one chip. */
export const withoutChip = (query: CatalogueQuery, id: string): CatalogueQuery => {
  if (id === "search") return { ...query, search: "" };
  if (id === "price") return { ...query, minPrice: null, maxPrice: null };
  return {
    ...query,
    subcategories: query.subcategories.filter((other) => `sub:${other}` !== id),
    colours: query.colours.filter((other) => `colour:${other}` !== id),
    tags: query.tags.filter((other) => `tag:${other}` !== id),
    options: query.options.filter((other) => `option:${other}` !== id),
  };
};

const knownTags = ["Hot Sale", "NEW", "10% OFF", "Sale"];

/** Returns the tags without repetition, known ones first. */
export const orderTags = (tags: Iterable<string>): string[] => {
  const found = new Set(tags);
  const known = knownTags.filter((tag) => found.has(tag));
  return [...known, ...[...found].filter((tag) => !known.includes(tag)).toSorted()];
};

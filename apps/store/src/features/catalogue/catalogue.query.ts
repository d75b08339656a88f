import type { CatalogueItem, CatalogueQuery } from "./catalogue.logic.ts";
import { priceRange } from "./catalogue.logic.ts";

export const emptyQuery: CatalogueQuery = {
  subcategories: [],
  minPrice: null,
  maxPrice: null,
  tags: [],
  sort: "featured",
  search: "",
};

/** Every filter taken off; the order stays. */
export const withoutFilters = (query: CatalogueQuery): CatalogueQuery => ({
  ...emptyQuery,
  sort: query.sort,
});

export const toggled = (values: string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export type PriceBounds = readonly [low: number, high: number];

/** Where the two thumbs stand: at their starts until they are moved (CAT-07). */
export const boundsOf = (query: CatalogueQuery, highest: number): PriceBounds => {
  const high = query.maxPrice ?? highest;
  return [Math.min(query.minPrice ?? priceRange.min, high), high];
};

/** A thumb at its start leaves nothing out: dearer things than the slider's end stay listed (CAT-07). */
export const withBounds = (
  query: CatalogueQuery,
  [low, high]: PriceBounds,
  highest: number,
): CatalogueQuery => ({
  ...query,
  minPrice: low === priceRange.min ? null : low,
  maxPrice: high === highest ? null : high,
});

export interface FilterChip {
  id: string;
  label: string;
}

interface ChipWords {
  /** Name of a subcategory; undefined while it is not known. */
  subcategoryName: (id: string) => string | undefined;
  /** Rupees as text. */
  price: (rupees: number) => string;
}

const priceLabel = ({ minPrice, maxPrice }: CatalogueQuery, price: ChipWords["price"]): string => {
  if (maxPrice === null) return `From ${price(minPrice ?? priceRange.min)}`;
  if (minPrice === null) return `Up to ${price(maxPrice)}`;
  return `${price(minPrice)} – ${price(maxPrice)}`;
};

/** One chip for each filter in force, in the order of the filters (shopper UX D1). */
export const chipsOf = (query: CatalogueQuery, words: ChipWords): FilterChip[] => [
  ...(query.search ? [{ id: "search", label: `“${query.search}”` }] : []),
  ...query.subcategories.map((id) => ({
    id: `sub:${id}`,
    label: words.subcategoryName(id) ?? id,
  })),
  ...(query.minPrice !== null || query.maxPrice !== null
    ? [{ id: "price", label: priceLabel(query, words.price) }]
    : []),
  ...query.tags.map((tag) => ({ id: `tag:${tag}`, label: tag })),
];

/** The query without the filter of one chip. */
export const withoutChip = (query: CatalogueQuery, id: string): CatalogueQuery => {
  if (id === "search") return { ...query, search: "" };
  if (id === "price") return { ...query, minPrice: null, maxPrice: null };
  return {
    ...query,
    subcategories: query.subcategories.filter((other) => `sub:${other}` !== id),
    tags: query.tags.filter((other) => `tag:${other}` !== id),
  };
};

const knownTags = ["Hot Sale", "NEW", "10% OFF", "Sale"];

/** The tags that some item carries, the known ones first. */
export const tagsOf = (
  items: CatalogueItem[],
  tagOf: (item: CatalogueItem) => string,
): string[] => {
  const found = new Set(items.map(tagOf).filter(Boolean));
  const known = knownTags.filter((tag) => found.has(tag));
  return [...known, ...[...found].filter((tag) => !known.includes(tag)).toSorted()];
};

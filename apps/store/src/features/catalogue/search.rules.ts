import { MAX_SEARCH, findSku, matchesItem } from "./catalogue.rules.ts";
import type { CatalogueItem } from "./catalogue.rules.ts";
import type { ProductCardData } from "./productCard.rules.ts";
import { matchesSearch, matchesWord, searchable, wordsOf } from "./searchText.rules.ts";

/** Maximum number of suggestions. */
export const MOST_SUGGESTIONS = 8;

/**
 * Returns the range [start, end) of the first search term in a name.
 * A word with another spelling is matched as a whole. Returns undefined if another field matched.
 */
export const findMatch = (name: string, query: string): readonly [number, number] | undefined => {
  const typed = query.trim().toLowerCase().split(/\s+/)[0];
  if (!typed) return undefined;
  const at = name.toLowerCase().indexOf(typed);
  if (at !== -1) return [at, at + typed.length];
  const [term = ""] = wordsOf(searchable(typed));
  for (const { 0: word, index } of term ? name.matchAll(/[\p{L}\p{N}]+/gu) : [])
    if (matchesWord(searchable(word), term)) return [index, index + word.length];
  return undefined;
};

interface Suggestible {
  /** Identifies the product. */
  id: string;
  texts: readonly (string | null | undefined)[];
}

/** Returns the first match of each product. */
const suggestBy = <T>(
  items: readonly T[],
  query: string,
  factsOf: (item: T) => Suggestible,
): T[] => {
  if (query.trim() === "") return [];
  const seen = new Set<string>();
  return items
    .filter((item) => {
      const { id, texts } = factsOf(item);
      if (seen.has(id) || !matchesSearch(searchable(texts.filter(Boolean).join(" ")), query))
        return false;
      seen.add(id);
      return true;
    })
    .slice(0, MOST_SUGGESTIONS);
};

/** Returns the variant whose SKU is the search. */
const suggestSku = (items: CatalogueItem[], query: string): CatalogueItem[] => {
  for (const item of items) {
    const variant = findSku(item, query);
    if (variant) return [{ ...item, variant }];
  }
  return [];
};

/** Returns one suggestion for each matching product, in catalogue order after the variant of a whole SKU. */
export const suggest = (items: CatalogueItem[], query: string): CatalogueItem[] => {
  if (query.trim() === "") return [];
  const [ofSku] = suggestSku(items, query);
  const found = suggestBy(items, query, ({ product, variant }) => ({
    id: String(product.productId),
    texts: [
      product.productName,
      product.categoryName,
      product.SubCategory?.subCategoryName,
      product.material,
      variant.productColorName,
    ],
  }));
  return ofSku
    ? [ofSku, ...found.filter(({ product }) => product.productId !== ofSku.product.productId)]
    : found;
};

/** Returns one suggestion for each product of the cards that match, in their order. */
export const suggestCards = (cards: ProductCardData[], query: string): ProductCardData[] =>
  suggestBy(cards, query, ({ href, name, category, colourName }) => ({
    id: href.split("?")[0] ?? href,
    texts: [name, category, colourName],
  }));

/** Returns how many cards the catalogue shows for a search. */
export const countFound = (items: CatalogueItem[], query: string): number =>
  items.filter((item) => matchesItem(item, query.slice(0, MAX_SEARCH))).length;

/** Maximum number of products that are offered without a search. */
const MOST_OFFERS = 4;

/** Returns the best sellers, one variant for each product. */
export const bestSellersOf = (items: CatalogueItem[]): CatalogueItem[] => {
  const seen = new Set<unknown>();
  return items
    .filter(({ variant, product }) => {
      if (!variant.isBestSeller || seen.has(product.productId)) return false;
      seen.add(product.productId);
      return true;
    })
    .slice(0, MOST_OFFERS);
};

/** Returns suggestions for the first word of a search that finds something by itself. */
export const suggestNearest = (
  items: CatalogueItem[],
  query: string,
): { term: string; items: CatalogueItem[] } | null => {
  for (const term of query.trim().split(/\s+/)) {
    const found = term.length > 2 ? suggest(items, term) : [];
    if (found.length > 0) return { term, items: found.slice(0, MOST_OFFERS) };
  }
  return null;
};

/** Returns the hue of a colour such as `#b3195c` in degrees, or null for a grey and for other notations. */
const hueOf = (colour: string): number | null => {
  const [red = 0, green = 0, blue = 0] = (
    /^#([\da-f]{6})$/i.exec(colour)?.[1]?.match(/../g) ?? []
  ).map((part) => Number.parseInt(part, 16));
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) return null;
  const sector =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (sector * 60 + 360) % 360;
};

const MOST_COLOURS = 8;

/** Returns named colours of the catalogue, spread over the hues. */
export const colourTermsOf = (items: CatalogueItem[]): { term: string; colour: string }[] => {
  const byName = new Map<string, { term: string; colour: string; hue: number }>();
  for (const { variant } of items) {
    const { productColorName: term, productColor: colour } = variant;
    const hue = colour ? hueOf(colour) : null;
    if (term && colour && hue !== null && !byName.has(term))
      byName.set(term, { term, colour, hue });
  }
  const all = [...byName.values()].toSorted((a, b) => a.hue - b.hue);
  const step = Math.max(1, all.length / MOST_COLOURS);
  return Array.from(
    { length: Math.min(MOST_COLOURS, all.length) },
    (_, index) => all[Math.floor(index * step)],
  ).flatMap((each) => (each ? [{ term: each.term, colour: each.colour }] : []));
};

const weaveNames = ["Kanchipuram", "Banarasi", "Paithani", "Chanderi", "Ikat", "Linen"];

/** Returns the weaves of the catalogue. Without a catalogue it returns all: their search asks the API. */
export const weavesOf = (items: CatalogueItem[]): { term: string }[] =>
  weaveNames
    .filter((name) => items.length === 0 || items.some((item) => matchesItem(item, name)))
    .map((term) => ({ term }));

const isCard = (value: object): value is ProductCardData => "href" in value && "variantId" in value;

/** Returns all cards in the data of some pages. */
export const cardsIn = (data: unknown): ProductCardData[] => {
  if (typeof data !== "object" || data === null) return [];
  return isCard(data) ? [data] : Object.values(data).flatMap(cardsIn);
};

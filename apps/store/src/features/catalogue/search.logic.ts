import { matchesWord, matchesSearch, searchable, wordsOf } from "./catalogue.logic.ts";
import type { CatalogueItem } from "./catalogue.logic.ts";
import type { ProductCardData } from "./catalogue.view.ts";

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

/** Returns one suggestion for each matching product, in catalogue order. */
export const suggest = (items: CatalogueItem[], query: string): CatalogueItem[] =>
  suggestBy(items, query, ({ product, variant }) => ({
    id: String(product.productId),
    texts: [
      product.productName,
      product.categoryName,
      product.SubCategory?.subCategoryName,
      product.material,
      variant.productColorName,
    ],
  }));

/** Returns one suggestion for each product of the cards that match, in their order. */
export const suggestCards = (cards: ProductCardData[], query: string): ProductCardData[] =>
  suggestBy(cards, query, ({ href, name, category, colourName }) => ({
    id: href.split("?")[0] ?? href,
    texts: [name, category, colourName],
  }));

const isCard = (value: object): value is ProductCardData => "href" in value && "variantId" in value;

/** Returns all cards in the data of some pages. */
export const cardsIn = (data: unknown): ProductCardData[] => {
  if (typeof data !== "object" || data === null) return [];
  return isCard(data) ? [data] : Object.values(data).flatMap(cardsIn);
};

import { matchesWord, matchesSearch, searchable, wordsOf } from "./catalogue.logic.ts";
import type { CatalogueItem } from "./catalogue.logic.ts";

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

/** Returns one suggestion for each matching product, in catalogue order. */
export const suggest = (items: CatalogueItem[], query: string): CatalogueItem[] => {
  if (query.trim() === "") return [];
  const seen = new Set<string>();
  return items
    .filter(({ product, variant }) => {
      const id = String(product.productId);
      if (seen.has(id)) return false;
      const text = [
        product.productName,
        product.categoryName,
        product.SubCategory?.subCategoryName,
        product.material,
        variant.productColorName,
      ]
        .filter(Boolean)
        .join(" ");
      if (!matchesSearch(searchable(text), query)) return false;
      seen.add(id);
      return true;
    })
    .slice(0, MOST_SUGGESTIONS);
};

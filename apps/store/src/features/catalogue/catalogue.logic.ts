import { sameId } from "@pallu/contract";
import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import { priceOf } from "./priceOf.ts";

/** Ends and step of the price slider, in rupees (CAT-05, CAT-06). */
export const priceRange = { min: 0, max: 10_000, step: 10 } as const;

export const sortOrders = ["featured", "price-up", "price-down", "name"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The catalogue's filters as they stand in the query string (decision 13). */
export interface CatalogueQuery {
  subcategories: string[];
  /** Rupees; null as long as the slider was not moved, and then nothing is left out by price. */
  minPrice: number | null;
  maxPrice: number | null;
  tags: string[];
  sort: SortOrder;
  search: string;
}

/** A variant together with its product from the product list, joined by productId. */
export interface CatalogueItem {
  variant: VariantAnswer;
  product: ProductAnswer;
  /** Rupees, or null when no number came. */
  price: number | null;
}

/** One item for each variant, the fields of its own Product first (CAT-09, ENT-05). */
export const joinCatalogue = (
  variants: VariantAnswer[],
  products: ProductAnswer[],
): CatalogueItem[] => {
  const byId = new Map(products.map((product) => [String(product.productId), product]));
  return variants.map((variant) => {
    const own = variant.Product ?? {};
    const id = own.productId ?? variant.productId;
    const product = {
      ...byId.get(String(id)),
      ...own,
      ...(id === undefined ? {} : { productId: id }),
    };
    return { variant, product, price: priceOf(product.productOfferPrice) };
  });
};

const within = (values: URLSearchParams, name: string): number | null => {
  const text = values.get(name);
  const number = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(number)
    ? Math.max(priceRange.min, Math.min(priceRange.max, number))
    : null;
};

export const readQuery = (values: URLSearchParams): CatalogueQuery => {
  const sort = values.get("sort");
  return {
    subcategories: values.getAll("sub"),
    minPrice: within(values, "min"),
    maxPrice: within(values, "max"),
    tags: values.getAll("tag"),
    sort: sortOrders.find((order) => order === sort) ?? "featured",
    search: values.get("q")?.trim() ?? "",
  };
};

export const writeQuery = (query: CatalogueQuery): URLSearchParams => {
  const values = new URLSearchParams();
  if (query.search) values.set("q", query.search);
  for (const id of query.subcategories) values.append("sub", id);
  for (const tag of query.tags) values.append("tag", tag);
  if (query.minPrice !== null) values.set("min", String(query.minPrice));
  if (query.maxPrice !== null) values.set("max", String(query.maxPrice));
  if (query.sort !== "featured") values.set("sort", query.sort);
  return values;
};

/** Where the slider's upper thumb starts: at the highest offer price, or at the end when that lies beyond (CAT-07). */
export const highestPrice = (items: CatalogueItem[]): number => {
  const highest = Math.max(0, ...items.map(({ price }) => price ?? 0));
  const stepped = Math.ceil(highest / priceRange.step) * priceRange.step;
  return items.length === 0 ? priceRange.max : Math.min(stepped, priceRange.max);
};

const inPrice = (item: CatalogueItem, query: CatalogueQuery): boolean => {
  if (query.minPrice === null && query.maxPrice === null) return true;
  if (item.price === null) return false;
  return (
    item.price >= (query.minPrice ?? priceRange.min) && item.price <= (query.maxPrice ?? Infinity)
  );
};

const inSubcategory = (item: CatalogueItem, ids: string[]): boolean =>
  ids.length === 0 || ids.some((id) => sameId(item.product.subCategoryId, id));

const spellings: [RegExp, string][] = [
  [/(\p{L})\1/gu, "$1"],
  [/\bsar[ie]s?\b/g, "sare"],
  [/\bkurt[ai]s?\b/g, "kurti"],
  [/\bkan(?:j|ch)[ei]\w*/g, "kanchipuram"],
];

/** Lower case without accents and doubled letters, with the spellings of saree, kurti and the weavers' town brought together (decision 12). */
export const searchable = (text: string): string =>
  spellings.reduce(
    (folded, [pattern, word]) => folded.replace(pattern, word),
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  );

/** Folded once for each item: a search looks through all of them with every letter. */
const texts = new WeakMap<CatalogueItem, string>();

const textOf = (item: CatalogueItem): string => {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const { variant, product } = item;
  const words = [
    product.productName,
    product.categoryName,
    product.SubCategory?.subCategoryName,
    product.material,
    product.brandName,
    variant.productColorName,
  ];
  const text = searchable(words.filter(Boolean).join(" "));
  texts.set(item, text);
  return text;
};

/** Whether two words differ by at most one letter, for words long enough to tell. */
const isNear = (word: string, wanted: string): boolean => {
  if (wanted.length < 4 || Math.abs(word.length - wanted.length) > 1) return false;
  let edits = 0;
  for (let i = 0, j = 0; i < word.length || j < wanted.length;) {
    if (word[i] === wanted[j]) {
      i += 1;
      j += 1;
      continue;
    }
    edits += 1;
    if (edits > 1) return false;
    if (word[i + 1] === wanted[j] && word[i] === wanted[j + 1]) {
      i += 2;
      j += 2;
    } else if (word.length > wanted.length) i += 1;
    else if (word.length < wanted.length) j += 1;
    else {
      i += 1;
      j += 1;
    }
  }
  return true;
};

/** The words of a text that is searchable already. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether a word begins with the wanted one, or is one letter away from it; both searchable. */
export const isMeant = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || isNear(word, wanted);

/** Whether each wanted word is meant by a word of the text, which is searchable already. */
export const matchesSearch = (text: string, search: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(searchable(search)).every((wanted) => words.some((word) => isMeant(word, wanted)));
};

const orders: Record<SortOrder, ((a: CatalogueItem, b: CatalogueItem) => number) | null> = {
  featured: null,
  "price-up": (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity),
  "price-down": (a, b) => (b.price ?? -Infinity) - (a.price ?? -Infinity),
  name: (a, b) => (a.product.productName ?? "").localeCompare(b.product.productName ?? ""),
};

/** What the grid shows: values of one filter widen, different filters narrow (shopper UX D2). */
export const filterCatalogue = (
  items: CatalogueItem[],
  query: CatalogueQuery,
  tagOf: (item: CatalogueItem) => string,
): CatalogueItem[] => {
  const kept = items.filter(
    (item) =>
      inSubcategory(item, query.subcategories) &&
      inPrice(item, query) &&
      (query.tags.length === 0 || query.tags.includes(tagOf(item))) &&
      (query.search === "" || matchesSearch(textOf(item), query.search)),
  );
  const order = orders[query.sort];
  return order ? kept.toSorted(order) : kept;
};

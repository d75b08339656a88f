import { sameId } from "@pallu/contract";
import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { parseRupees } from "./parseRupees.ts";
import { matchesSearch, searchable } from "./searchText.rules.ts";
import { colourKeyOf, isInStock, pricesOf } from "./productCard.rules.ts";
import { oneForEachColour } from "./colourEntries.rules.ts";

/** Range and step of the price slider in rupees (CAT-05, CAT-06). */
export const priceRange = { min: 0, max: 10_000, step: 10 } as const;

/** Maximum of a price limit in a shop of one's own, whose slider ends at its dearest product. */
const MAX_PRICE = 999_999_999;

export const sortOrders = ["featured", "price-up", "price-down", "name"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Filters of the catalogue, as encoded in the query string. */
export interface CatalogueQuery {
  subcategories: string[];
  /** Ids of families of colours. */
  colours: string[];
  /** Minimum in rupees. Null if the slider was not moved: no lower limit. */
  minPrice: number | null;
  maxPrice: number | null;
  tags: string[];
  /** Values of the option beside the colour, such as sizes. */
  options: string[];
  sort: SortOrder;
  search: string;
}

/** A variant joined with its product by productId. */
export interface CatalogueItem {
  variant: VariantResponse;
  product: ProductResponse;
  /** Rupees. Null if the API sent no number. */
  price: number | null;
}

/** Returns one item for each variant, with an option one for each colour; fields of its own Product take precedence (CAT-09, ENT-05). */
export const joinCatalogue = (
  variants: VariantResponse[],
  products: ProductResponse[],
): CatalogueItem[] => {
  const byId = new Map(products.map((product) => [String(product.productId), product]));
  return oneForEachColour(variants).map((variant) => {
    const own = variant.Product ?? {};
    const id = own.productId ?? variant.productId;
    const product = {
      ...byId.get(String(id)),
      ...own,
      ...(id === undefined ? {} : { productId: id }),
    };
    return { variant, product, price: parseRupees(pricesOf(variant, product).productOfferPrice) };
  });
};

const within = (values: URLSearchParams, name: string, most: number): number | null => {
  const text = values.get(name);
  const number = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(number) ? Math.max(priceRange.min, Math.min(most, number)) : null;
};

/** Maximum length of a search term. The rest is ignored. */
export const MAX_SEARCH = 200;

/**
 * Reads the nearest sensible query of any parameters: the price limits may be in any order. In the demo the lower one is at most
 * the end of the slider.
 */
export const readQuery = (values: URLSearchParams, isOwn = false): CatalogueQuery => {
  const sort = values.get("sort");
  const min = within(values, "min", isOwn ? MAX_PRICE : priceRange.max);
  const max = within(values, "max", MAX_PRICE);
  const isReversed = min !== null && max !== null && min > max;
  return {
    subcategories: values.getAll("sub").filter(Boolean),
    colours: values.getAll("colour").filter(Boolean),
    minPrice: isReversed ? max : min,
    maxPrice: isReversed ? min : max,
    tags: values.getAll("tag").filter(Boolean),
    options: values.getAll("option").filter(Boolean),
    sort: sortOrders.find((order) => order === sort) ?? "featured",
    search: values.get("q")?.trim().slice(0, MAX_SEARCH) ?? "",
  };
};

export const writeQuery = (query: CatalogueQuery): URLSearchParams => {
  const values = new URLSearchParams();
  if (query.search) values.set("q", query.search);
  for (const id of query.subcategories) values.append("sub", id);
  for (const colour of query.colours) values.append("colour", colour);
  for (const tag of query.tags) values.append("tag", tag);
  for (const option of query.options) values.append("option", option);
  if (query.minPrice !== null) values.set("min", String(query.minPrice));
  if (query.maxPrice !== null) values.set("max", String(query.maxPrice));
  if (query.sort !== "featured") values.set("sort", query.sort);
  return values;
};

/** Returns the initial upper value of the slider for the highest offer price: in the demo at most its end (CAT-07). */
export const initialHigh = (highest: number, isOwn: boolean): number => {
  const stepped = Math.ceil(highest / priceRange.step) * priceRange.step;
  return isOwn ? stepped : Math.min(stepped, priceRange.max);
};

/** Returns the initial upper value of the slider for these items. 0 in a shop of one's own without products. */
export const highestPrice = (items: CatalogueItem[], isOwn = false): number =>
  items.length === 0 && !isOwn
    ? priceRange.max
    : initialHigh(
        items.reduce((highest, { price }) => Math.max(highest, price ?? 0), 0),
        isOwn,
      );

const inPrice = (item: CatalogueItem, query: CatalogueQuery): boolean => {
  if (query.minPrice === null && query.maxPrice === null) return true;
  if (item.price === null) return false;
  return (
    item.price >= (query.minPrice ?? priceRange.min) && item.price <= (query.maxPrice ?? Infinity)
  );
};

const inSubcategory = (item: CatalogueItem, ids: string[]): boolean =>
  ids.length === 0 || ids.some((id) => sameId(item.product.subCategoryId, id));

/** Returns the values of the option that some variants have, in their order. */
export const valuesOf = (variants: VariantResponse[]): string[] => [
  ...new Set(variants.flatMap(({ productOptionValue }) => productOptionValue || [])),
];

/** Caches the normalised text of each item, because a search scans all items on every keystroke. */
const texts = new WeakMap<CatalogueItem, string>();

const textOf = (item: CatalogueItem): string => {
  const cached = texts.get(item);
  if (cached !== undefined) return cached;
  const { variant, product } = item;
  const words = [
    product.productName,
    product.categoryName,
    product.SubCategory?.subCategoryName,
    product.material,
    product.brandName,
    variant.productColorName,
    ...optionValuesOf(item),
  ];
  const text = searchable(words.filter(Boolean).join(" "));
  texts.set(item, text);
  return text;
};

/** Returns the values of the option that an item has in its colour. */
export const optionValuesOf = ({ variant, product }: CatalogueItem): string[] => {
  if (!product.productOptionName && !variant.productOptionValue) return [];
  const colour = colourKeyOf(variant);
  const ofColour = (product.Variants ?? []).filter((each) => colourKeyOf(each) === colour);
  return valuesOf([...ofColour, variant]);
};

/** Returns the variant of an item's product whose SKU is the search, in any case. */
export const findSku = (
  { variant, product }: CatalogueItem,
  search: string,
): VariantResponse | undefined => {
  const sku = search.trim().toLowerCase();
  return sku === ""
    ? undefined
    : [variant, ...(product.Variants ?? [])].find((each) => each.sku?.toLowerCase() === sku);
};

/** Returns whether a search finds an item: by its words, or by the whole SKU of a variant of its colour. */
export const matchesItem = (item: CatalogueItem, search: string): boolean => {
  if (matchesSearch(textOf(item), search)) return true;
  const found = findSku(item, search);
  return found !== undefined && colourKeyOf(found) === colourKeyOf(item.variant);
};

const orders: Record<SortOrder, ((a: CatalogueItem, b: CatalogueItem) => number) | null> = {
  featured: null,
  "price-up": (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity),
  "price-down": (a, b) => (b.price ?? -Infinity) - (a.price ?? -Infinity),
  name: (a, b) => (a.product.productName ?? "").localeCompare(b.product.productName ?? ""),
};

/** What a filter compares with. */
export interface ItemValues {
  tagOf: (item: CatalogueItem) => string;
  /** Returns the id of a family of colours. */
  colourOf: (item: CatalogueItem) => string | null;
}

/** Shows the first variant of an item's colour with one of the values, one in stock before others, as our API does. */
const withOption = (item: CatalogueItem, options: string[]): CatalogueItem => {
  const wanted = options.map((option) => option.toLowerCase());
  const colour = colourKeyOf(item.variant);
  const found = (item.product.Variants ?? []).filter(
    (each) =>
      colourKeyOf(each) === colour &&
      wanted.includes((each.productOptionValue ?? "").toLowerCase()),
  );
  const shown = found.find(isInStock) ?? found[0];
  // The price stays the lowest of the colour.
  const { productOfferPrice: _offer, productMrpPrice: _list, ...variant } = shown ?? {};
  return { ...item, variant: { ...item.variant, ...variant } };
};

/** Returns whether an item has one of the values of its option, in any case. */
const inOptions = (item: CatalogueItem, options: string[]): boolean => {
  const wanted = options.map((option) => option.toLowerCase());
  return optionValuesOf(item).some((value) => wanted.includes(value.toLowerCase()));
};

export type FilterName = "subcategories" | "colours" | "price" | "tags" | "options" | "search";

/** Returns the filters of a query. Each one returns whether it allows an item. */
export const filtersOf = (
  query: CatalogueQuery,
  { tagOf, colourOf }: ItemValues,
): Record<FilterName, (item: CatalogueItem) => boolean> => ({
  subcategories: (item) => inSubcategory(item, query.subcategories),
  colours: (item) => query.colours.length === 0 || query.colours.includes(colourOf(item) ?? ""),
  price: (item) => inPrice(item, query),
  tags: (item) => query.tags.length === 0 || query.tags.includes(tagOf(item)),
  options: (item) => query.options.length === 0 || inOptions(item, query.options),
  search: (item) => !query.search || matchesItem(item, query.search),
});

/** Filters and sorts the items. Values of one filter are combined with OR, different filters with AND. */
export const filterCatalogue = (
  items: CatalogueItem[],
  query: CatalogueQuery,
  values: ItemValues,
): CatalogueItem[] => {
  const filters = Object.values(filtersOf(query, values));
  const allowed = items.filter((item) => filters.every((allows) => allows(item)));
  const filtered =
    query.options.length === 0 ? allowed : allowed.map((item) => withOption(item, query.options));
  const order = orders[query.sort];
  return order ? filtered.toSorted(order) : filtered;
};

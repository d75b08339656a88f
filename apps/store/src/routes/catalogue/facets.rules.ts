import { colourFamilies, colourFamilyOf, formatCount } from "@pallu/contract";
import type { ColourFamily, SubcategoryResponse } from "@pallu/contract";
import { filtersOf, optionValuesOf, valuesOf } from "../../features/catalogue/catalogue.rules.ts";
import type {
  CatalogueItem,
  CatalogueQuery,
  FilterName,
  ItemValues,
} from "../../features/catalogue/catalogue.rules.ts";
import { tagOfItem } from "../../features/catalogue/productCard.rules.ts";

/** A value of the option, such as "M", and its number of matches. */
export interface OptionCount {
  optionValue: string;
  count: number;
}

/** Number of matches of each value of a filter under the other filters. */
export interface Facets {
  subcategories: Record<string, number>;
  /** By the family's id. Only families in here are offered. */
  colours: Record<string, number>;
  tags: Record<string, number>;
  /** Values of the option in the order of the shop. Only if a product has an option. */
  options?: readonly OptionCount[];
  /** The highest offer price in rupees, if the server has read it. */
  highestPrice?: number;
}

/** What the filters offer. */
export interface FilterOptions {
  subcategories: SubcategoryResponse[];
  colours: readonly ColourFamily[];
  tags: string[];
  /** Values of the option beside the colour, in the order of the shop. */
  optionValues: string[];
  /** Name of that option, such as "Size". */
  optionName: string;
  /** Initial upper value of the price slider in rupees (CAT-07). */
  highest: number;
  /** Returns the number of matches of a checkbox by its filter and value. Undefined if it is unknown. */
  noteOf: (
    filter: "subcategories" | "colours" | "tags" | "options",
    value: string,
  ) => string | undefined;
}

/** Caches the family of each item, because every filter and every count needs it. */
const families = new WeakMap<CatalogueItem, string | null>();

/** Reads what the catalogue's filters compare with. */
export const itemValues: ItemValues = {
  tagOf: tagOfItem,
  colourOf: (item) => {
    const { productColor, productColorName } = item.variant;
    const family = families.get(item) ?? colourFamilyOf(productColor, productColorName);
    families.set(item, family);
    return family;
  },
};

/** Joins lists of values into one that keeps the order of each, as far as they agree. */
export const joinOrders = (lists: Iterable<readonly string[]>): string[] => {
  const joined: string[] = [];
  for (const list of [...lists].toSorted((one, other) => other.length - one.length))
    for (const [index, value] of list.entries()) {
      if (joined.includes(value)) continue;
      const before = list[index - 1];
      const after = joined.findIndex((other) => list.includes(other, index));
      const place = before === undefined ? after : joined.indexOf(before) + 1;
      joined.splice(place < 0 ? joined.length : place, 0, value);
    }
  return joined;
};

/** Counts the items of each value under the other filters, as the API does. Values without a match are counted as 0. */
export const countFacets = (items: CatalogueItem[], query: CatalogueQuery): Facets => {
  const filters = Object.entries(filtersOf(query, itemValues));
  const facets: Facets = { subcategories: {}, colours: {}, tags: {} };
  const options = new Map<string, number>();
  /** The different orders of the values of a product. */
  const orders = new Map<string, string[]>();
  for (const item of items) {
    const refusing = filters.filter(([, allows]) => !allows(item)).map(([name]) => name);
    const countsUnless = (name: FilterName): number =>
      Number(refusing.every((other) => other === name));
    const add = (name: "subcategories" | "colours" | "tags", value: string | null): void => {
      const counts = facets[name];
      if (value) counts[value] = (counts[value] ?? 0) + countsUnless(name);
    };
    add("subcategories", String(item.product.subCategoryId ?? ""));
    add("colours", itemValues.colourOf(item));
    add("tags", itemValues.tagOf(item));
    const values = optionValuesOf(item);
    if (values.length > 0) {
      // Those of the product first: another colour may have a size in between.
      const order = [...new Set([...valuesOf(item.product.Variants ?? []), ...values])];
      orders.set(order.join("\n"), order);
    }
    for (const value of values)
      options.set(value, (options.get(value) ?? 0) + countsUnless("options"));
  }
  if (options.size > 0)
    facets.options = joinOrders(orders.values()).map((optionValue) => ({
      optionValue,
      count: options.get(optionValue) ?? 0,
    }));
  return facets;
};

const optionCountsOf = (facets: Facets | null | undefined): Record<string, number> | undefined =>
  facets?.options &&
  Object.fromEntries(facets.options.map(({ optionValue, count }) => [optionValue, count]));

/** Returns the name of the option of some products: the one that all have, "Options" of several, else "Size". */
export const optionNameOf = (names: Iterable<string | null | undefined>): string => {
  const found = new Set([...names].filter(Boolean));
  return found.size > 1 ? "Options" : ([...found][0] ?? "Size");
};

/** The API counts all values of a filter if they are fewer. */
const MOST_COUNTED = 50;

/** Returns the colours, tags and values of the option that have a number or are chosen, and the numbers as texts. */
export const optionsOf = (
  facets: Facets | null | undefined,
  query: CatalogueQuery,
): Pick<FilterOptions, "colours" | "tags" | "optionValues" | "noteOf"> => ({
  colours: colourFamilies.filter(
    ({ id }) => facets?.colours[id] !== undefined || query.colours.includes(id),
  ),
  tags: [...new Set([...Object.keys(facets?.tags ?? {}), ...query.tags])],
  optionValues: [
    ...new Set([
      ...(facets?.options ?? []).map(({ optionValue }) => optionValue),
      ...query.options,
    ]),
  ],
  noteOf: (name, value) => {
    const counts = name === "options" ? optionCountsOf(facets) : facets?.[name];
    if (!counts) return undefined;
    const isWhole = Object.keys(counts).length < MOST_COUNTED;
    const count = counts[value] ?? (isWhole ? 0 : undefined);
    return count === undefined ? undefined : formatCount(count);
  },
});

interface CategoryGroup {
  name: string;
  options: { value: string; label: string }[];
}

/** Groups subcategories by their category. If one has no category, or each is its own one, all are in one group. */
export const groupByCategory = (subcategories: SubcategoryResponse[]): CategoryGroup[] => {
  const isNamed =
    subcategories.every(({ categoryName }) => categoryName) &&
    subcategories.some(({ subCategoryName, categoryName }) => subCategoryName !== categoryName);
  const groups = new Map<string, CategoryGroup>();
  for (const { subCategoryId, subCategoryName, categoryName } of subcategories) {
    const name = (isNamed && categoryName) || "Category";
    const group = groups.get(name) ?? { name, options: [] };
    const value = String(subCategoryId);
    group.options.push({ value, label: subCategoryName ?? value });
    groups.set(name, group);
  }
  return [...groups.values()];
};

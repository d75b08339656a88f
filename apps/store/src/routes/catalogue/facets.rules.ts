import { colourFamilies, colourFamilyOf, formatCount } from "@pallu/contract";
import type { ColourFamily, SubcategoryResponse } from "@pallu/contract";
import { filtersOf } from "../../features/catalogue/catalogue.rules.ts";
import type {
  CatalogueItem,
  CatalogueQuery,
  FilterName,
  ItemValues,
} from "../../features/catalogue/catalogue.rules.ts";
import { tagOfItem } from "../../features/catalogue/productCard.rules.ts";

/** Number of matches of each value of a filter under the other filters. */
export interface Facets {
  subcategories: Record<string, number>;
  /** By the family's id. Only families in here are offered. */
  colours: Record<string, number>;
  tags: Record<string, number>;
}

/** What the filters offer. */
export interface FilterOptions {
  subcategories: SubcategoryResponse[];
  colours: readonly ColourFamily[];
  tags: string[];
  /** Initial upper value of the price slider in rupees (CAT-07). */
  highest: number;
  /** Returns the number of matches of a checkbox by its filter and value. Undefined if it is unknown. */
  noteOf: (filter: "subcategories" | "colours" | "tags", value: string) => string | undefined;
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

/** Counts the items of each value under the other filters, as the API does. Values without a match are counted as 0. */
export const countFacets = (items: CatalogueItem[], query: CatalogueQuery): Facets => {
  const filters = Object.entries(filtersOf(query, itemValues));
  const facets: Facets = { subcategories: {}, colours: {}, tags: {} };
  for (const item of items) {
    const refusing = filters.filter(([, allows]) => !allows(item)).map(([name]) => name);
    const add = (name: FilterName & keyof Facets, value: string | null): void => {
      const counts = facets[name];
      if (value)
        counts[value] = (counts[value] ?? 0) + Number(refusing.every((other) => other === name));
    };
    add("subcategories", String(item.product.subCategoryId ?? ""));
    add("colours", itemValues.colourOf(item));
    add("tags", itemValues.tagOf(item));
  }
  return facets;
};

/** The API counts all values of a filter if they are fewer. */
const MOST_COUNTED = 50;

/** Returns the colours and tags that have a number or are chosen, and the numbers as texts. */
export const optionsOf = (
  facets: Facets | null | undefined,
  query: CatalogueQuery,
): Pick<FilterOptions, "colours" | "tags" | "noteOf"> => ({
  colours: colourFamilies.filter(
    ({ id }) => facets?.colours[id] !== undefined || query.colours.includes(id),
  ),
  tags: [...new Set([...Object.keys(facets?.tags ?? {}), ...query.tags])],
  noteOf: (name, value) => {
    const counts = facets?.[name];
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

/** Groups subcategories by their category. A host that does not name all categories has one group. */
export const groupByCategory = (subcategories: SubcategoryResponse[]): CategoryGroup[] => {
  const isNamed = subcategories.every(({ categoryName }) => categoryName);
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

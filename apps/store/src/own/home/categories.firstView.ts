import { formatCount, sameId } from "@pallu/contract";
import type { Id, SubcategoryResponse, VariantResponse } from "@pallu/contract";
import { joinCatalogue, readQuery, writeQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { cardOfItem } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** A group of the catalogue on the home page. */
export interface CategoryTile {
  title: string;
  /** How many its list shows, in words. */
  count: string;
  href: string;
  /** The picture of the first one. */
  picture: string | null;
}

export const categoriesView: FirstView<CategoryTile[]> = { key: "page:/?categories" };

/** Maximum number of groups, that of those which a shopkeeper may write. */
export const MOST_CATEGORIES = 12;

/** Returns the query of everything, or of the list of a group. */
export const queryOfGroup = (...ids: Id[]): CatalogueQuery => ({
  ...readQuery(new URLSearchParams()),
  subcategories: ids.map(String),
});

/** Returns the tile of a group whose list shows so many. */
export const tileOf = (
  { subCategoryId, subCategoryName }: SubcategoryResponse,
  count: number,
  picture: string | null,
): CategoryTile => ({
  title: subCategoryName ?? String(subCategoryId),
  count: count === 1 ? "1 product" : `${formatCount(count)} products`,
  href: `/allproducts?${writeQuery(queryOfGroup(subCategoryId)).toString()}`,
  picture,
});

/** Returns the groups that have products, in the order of the shop. */
export const tilesOf = (
  groups: readonly SubcategoryResponse[],
  variants: VariantResponse[],
): CategoryTile[] => {
  const items = joinCatalogue(variants, []);
  return groups
    .flatMap((group) => {
      const found = items.filter(({ product }) =>
        sameId(product.subCategoryId, group.subCategoryId),
      );
      return found[0] ? [tileOf(group, found.length, cardOfItem(found[0]).image)] : [];
    })
    .slice(0, MOST_CATEGORIES);
};

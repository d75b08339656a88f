import { readList, readVariants } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress } from "../../features/catalogue/catalogue.data.ts";
import type { Primed, RouteMatch } from "../../platform/route.ts";

/** How many cards stand in the page as the server sends it; the browser adds the rest. */
const FIRST_CARDS = 24;

/** The most that a visitor without scripts gets at once, by the link under the first cards. */
const ALL_CARDS = 200;

export const showAllHref = "/allproducts?show=all";

/** The variants of the first view, and how many there are in all. */
const trimVariants = (most: number) => (answer: unknown) => {
  const variants = readVariants(answer);
  return { success: true, data: variants.slice(0, most), total: variants.length };
};

/** Only what a card takes from its product; products come in the order of their variants. */
const trimProducts = (most: number) => (answer: unknown) =>
  readList<ProductAnswer>(answer)
    .slice(0, most)
    .map(({ productId, tag, subCategoryId, productMrpPrice, categoryName }) => ({
      productId,
      tag,
      subCategoryId,
      productMrpPrice,
      categoryName,
    }));

export const primeCatalogue = ({ search }: RouteMatch): Primed[] => {
  const most = search.get("show") === "all" ? ALL_CARDS : FIRST_CARDS;
  return [
    { address: catalogueAddress.variants, trim: trimVariants(most) },
    { address: catalogueAddress.products, trim: trimProducts(most) },
    { address: catalogueAddress.subcategories },
  ];
};

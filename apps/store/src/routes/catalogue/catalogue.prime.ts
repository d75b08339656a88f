import { readList, readVariants } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, primedPart } from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  joinCatalogue,
  readQuery,
} from "../../features/catalogue/catalogue.logic.ts";
import { tagOf } from "../../features/catalogue/catalogue.view.ts";
import type { Primed, RouteMatch } from "../../platform/route.ts";

/** How many cards stand in the page as the server sends it; the browser adds the rest. */
const FIRST_CARDS = 24;

/** The most that a visitor without scripts gets at once, by the link under the first cards. */
const ALL_CARDS = 200;

/** The address of the same view with more cards, for visitors without scripts. */
export const showAllHref = (search: URLSearchParams): string => {
  const values = new URLSearchParams(search);
  values.set("show", "all");
  return `/allproducts?${values.toString()}`;
};

/** The variants of the first view, filtered by what they say of their own product, and how many match in all. */
const trimVariants =
  (most: number, search: URLSearchParams) =>
  (answer: unknown): unknown => {
    const items = joinCatalogue(readVariants(answer), []);
    const matching = filterCatalogue(items, readQuery(search), ({ product }) => tagOf(product));
    return primedPart(
      matching.slice(0, most).map(({ variant }) => variant),
      matching.length,
    );
  };

/** Only what a card takes from its product; products come in the order of their variants. */
const trimProducts =
  (most: number) =>
  (answer: unknown): unknown => {
    const products = readList<ProductAnswer>(answer);
    return primedPart(
      products
        .slice(0, most)
        .map(({ productId, tag, subCategoryId, productMrpPrice, categoryName }) => ({
          productId,
          tag,
          subCategoryId,
          productMrpPrice,
          categoryName,
        })),
      products.length,
    );
  };

export const primeCatalogue = ({ search }: RouteMatch): Primed[] => {
  const most = search.get("show") === "all" ? ALL_CARDS : FIRST_CARDS;
  return [
    { address: catalogueAddress.variants, trim: trimVariants(most, search) },
    { address: catalogueAddress.products, trim: trimProducts(most) },
    { address: catalogueAddress.subcategories },
  ];
};

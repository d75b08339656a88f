import { readList, readVariants } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pickedView, wholeAnswer } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { BEST_SELLERS, flaggedCards, newProductCards } from "./home.logic.ts";
import { homeView } from "./home.firstView.ts";
import type { HomeView } from "./home.firstView.ts";

/** Number of variants per carousel that the server sends. The browser reads the rest. */
const FIRST_SLIDES = 8;

const flaggedOf = (answer: unknown): HomeView["flagged"] => {
  if (!isAnswered(answer)) return null;
  const variants = readVariants(answer);
  return {
    isNewArrival: flaggedCards(variants, "isNewArrival", FIRST_SLIDES),
    isTrending: flaggedCards(variants, "isTrending", FIRST_SLIDES),
    isBestSeller: flaggedCards(variants, "isBestSeller", BEST_SELLERS),
  };
};

export const loadHome = (): ViewLoader[] => [
  pickedView(
    homeView,
    [catalogueAddress.variants, catalogueAddress.products],
    (variants, products) => ({
      flagged: flaggedOf(variants),
      newProducts: isAnswered(products) ? newProductCards(readList(products)) : null,
    }),
  ),
  wholeAnswer(catalogueAddress.homeBanners),
  wholeAnswer(catalogueAddress.collectionBanners),
];

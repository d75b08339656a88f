import { readList, readVariants } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { cataloguePaths, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pageView, wholeAnswer } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { BEST_SELLERS, flaggedCards, newProductCards, newProductsRange } from "./home.rules.ts";
import { homeView } from "./home.firstView.ts";
import type { HomeView } from "./home.firstView.ts";

/** Number of variants per section that the server sends. */
const slides = { isNewArrival: 8, isTrending: 8, isBestSeller: BEST_SELLERS } as const;

const flags = ["isNewArrival", "isTrending", "isBestSeller"] as const;

const flaggedOf = (answers: unknown[]): HomeView["flagged"] => {
  if (!answers.every(isAnswered)) return null;
  const [isNewArrival, isTrending, isBestSeller] = flags.map((flag, index) =>
    flaggedCards(readVariants(answers[index]), flag, slides[flag]),
  );
  return {
    isNewArrival: isNewArrival ?? [],
    isTrending: isTrending ?? [],
    isBestSeller: isBestSeller ?? [],
  };
};

export const load = (): ViewLoader[] => [
  pageView(homeView, async ({ read }) => {
    const [products, ...flagged] = await Promise.all([
      read(narrowPaths.firstProducts(newProductsRange.last + 1)),
      ...flags.map((flag) => read(narrowPaths.flagged(flag, slides[flag]))),
    ]);
    return {
      flagged: flaggedOf(flagged),
      newProducts: isAnswered(products) ? newProductCards(readList(products)) : null,
    };
  }),
  wholeAnswer(cataloguePaths.homeBanners),
  wholeAnswer(cataloguePaths.collectionBanners),
];

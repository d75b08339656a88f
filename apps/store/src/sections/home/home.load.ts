import { readFirstProducts, readFlaggedCards } from "../../features/catalogue/cards.load.ts";
import { cataloguePaths } from "../../features/catalogue/catalogue.data.ts";
import { pageView, wholeResponse } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { BEST_SELLERS, homeView, newProductCards, newProductsRange } from "./home.firstView.ts";

/** Number of variants per section that the server sends. */
const slides = { isNewArrival: 8, isTrending: 8, isBestSeller: BEST_SELLERS } as const;

export const load = (): ViewLoader[] => [
  pageView(homeView, async (source) => {
    const [products, flagged] = await Promise.all([
      readFirstProducts(source, newProductsRange.last + 1),
      readFlaggedCards(source, slides),
    ]);
    return { flagged, newProducts: products ? newProductCards(products) : null };
  }),
  wholeResponse(cataloguePaths.homeBanners),
  wholeResponse(cataloguePaths.collectionBanners),
];

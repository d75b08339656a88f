import { readFirstProducts } from "../../features/catalogue/cards.load.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { pageView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { CHAPTER_PRODUCTS, luxuryView } from "./luxury.firstView.ts";

/** Every chapter shows the same cards. */
export const load = (): ViewLoader[] => [
  pageView(luxuryView, async (source) =>
    (await readFirstProducts(source, CHAPTER_PRODUCTS))?.map(cardDataOfListedProduct),
  ),
];

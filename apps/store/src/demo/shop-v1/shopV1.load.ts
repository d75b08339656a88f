import { readFirstProducts } from "../../features/catalogue/cards.load.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { pageView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { shopV1View } from "./shopV1.firstView.ts";

/** Number of products that the server sends. The browser reads the rest of a whole catalogue. */
const FIRST_CARDS = 12;

export const load = (): ViewLoader[] => [
  pageView(shopV1View, async (source) =>
    (await readFirstProducts(source, FIRST_CARDS))?.map(cardDataOfListedProduct),
  ),
];

import { readList } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { pageView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { shopV1View } from "./shopV1.firstView.ts";

/** Number of products that the server sends. The browser reads the rest of a whole catalogue. */
const FIRST_CARDS = 12;

export const load = (): ViewLoader[] => [
  pageView(shopV1View, async ({ read }) => {
    const products = await read(narrowPaths.firstProducts(FIRST_CARDS));
    return isAnswered(products)
      ? readList<ProductAnswer>(products).slice(0, FIRST_CARDS).map(cardDataOfListedProduct)
      : undefined;
  }),
];

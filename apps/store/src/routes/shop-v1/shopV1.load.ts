import { readList } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listed.view.ts";
import { pickedView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { shopV1View } from "./shopV1.firstView.ts";

/** Number of products that the server sends. The browser reads the rest. */
const FIRST_CARDS = 12;

export const loadShopV1 = (): ViewLoader[] => [
  pickedView(shopV1View, [catalogueAddress.products], (products) =>
    isAnswered(products)
      ? readList<ProductAnswer>(products).slice(0, FIRST_CARDS).map(cardDataOfListedProduct)
      : undefined,
  ),
];

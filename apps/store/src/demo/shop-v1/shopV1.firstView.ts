import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** The first cards of `/shop-v1`. */
export const shopV1View: FirstView<ProductCardData[]> = { key: "page:/shop-v1" };

import type { ProductResponse } from "@pallu/contract";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** Number of products in every chapter (TPL-22 to TPL-26). */
export const CHAPTER_PRODUCTS = 4;

export const luxuryView: FirstView<ProductCardData[]> = { key: "page:/index-v5" };

export const chapterCards = (products: ProductResponse[]): ProductCardData[] =>
  products.slice(0, CHAPTER_PRODUCTS).map(cardDataOfListedProduct);

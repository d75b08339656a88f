import type { ProductAnswer } from "@pallu/contract";
import { cardDataOfListedProduct } from "../../features/catalogue/listed.view.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import type { FirstView } from "../../platform/firstView.ts";

/** How many products every chapter shows (TPL-22 to TPL-26). */
const CHAPTER_PRODUCTS = 4;

/** The cards of every chapter. */
export const luxuryView: FirstView<ProductCardData[]> = { key: "page:/index-v5" };

export const chapterCards = (products: ProductAnswer[]): ProductCardData[] =>
  products.slice(0, CHAPTER_PRODUCTS).map(cardDataOfListedProduct);

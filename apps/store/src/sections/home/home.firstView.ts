import type { ProductResponse } from "@pallu/contract";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import type { FlaggedCards } from "../../features/catalogue/flaggedCards.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** Cards of the first view of `/`. A list that could not be read has no cards. */
interface HomeView {
  flagged: FlaggedCards | null;
  newProducts: ProductCardData[] | null;
}

export const homeView: FirstView<HomeView> = { key: "page:/" };

export const BEST_SELLERS = 5;

/** Zero-based positions of the New Products grid, inclusive (HOME-32). */
export const newProductsRange = { first: 3, last: 6 } as const;

/** Returns the cards of the New Products grid. */
export const newProductCards = (products: ProductResponse[]): ProductCardData[] =>
  products.slice(newProductsRange.first, newProductsRange.last + 1).map(cardDataOfListedProduct);

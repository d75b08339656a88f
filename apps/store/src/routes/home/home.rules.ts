import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import type { Flag } from "../../features/catalogue/cataloguePaths.ts";
import { cardDataOfVariant } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";

/** Zero-based positions of the New Products grid, inclusive (HOME-32). */
export const newProductsRange = { first: 3, last: 6 } as const;

export const BEST_SELLERS = 5;

/** Returns the cards of variants with a flag, up to a limit. */
export const flaggedCards = (
  variants: VariantAnswer[],
  flag: Flag,
  most = Infinity,
): ProductCardData[] =>
  variants
    .filter((variant) => variant[flag] === true)
    .slice(0, most)
    .map((variant) => cardDataOfVariant(variant, variant.Product ?? {}));

/** Returns the cards of the New Products grid. */
export const newProductCards = (products: ProductAnswer[]): ProductCardData[] =>
  products.slice(newProductsRange.first, newProductsRange.last + 1).map(cardDataOfListedProduct);

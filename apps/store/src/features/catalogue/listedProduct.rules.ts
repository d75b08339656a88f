import { discountTag } from "@pallu/contract";
import type { ProductResponse } from "@pallu/contract";
import { cardDataOfVariant, pictureOf, productHref } from "./productCard.rules.ts";
import type { ProductCardData } from "./productCard.rules.ts";
import { parseRupees } from "./parseRupees.ts";
import { lowestPricesOf, pricesOf } from "./variants.rules.ts";

/** Fixed stock of products in the home listing (ENT-13). */
const LISTED_STOCK = 100;

/**
 * Returns the card data of a product in the home listing.
 * Its variant id is its product id and its stock is 100. Without a tag, the discount determines the badge (ENT-09 to
 * ENT-15, BIZ-01 to BIZ-05).
 */
export const cardDataOfListedProduct = (product: ProductResponse): ProductCardData => {
  const lowest = lowestPricesOf(product);
  const facts = cardDataOfVariant(lowest, product);
  const { productOfferPrice, productMrpPrice } = pricesOf(lowest, product);
  return {
    ...facts,
    badge:
      facts.badge || discountTag(parseRupees(productOfferPrice) ?? 0, parseRupees(productMrpPrice)),
    key: String(product.productId),
    category: product.SubCategory?.subCategoryName || "Uncategorized",
    href: productHref(product.productId),
    image: pictureOf(product.productImage),
    alt: facts.name,
    soldOut: false,
    stock: LISTED_STOCK,
    variantId: product.productId ?? null,
    isProduct: true,
  };
};

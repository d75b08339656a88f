import { discountTag } from "@pallu/contract";
import type { ProductResponse, VariantResponse } from "@pallu/contract";
import {
  cardDataOfVariant,
  isInStock,
  pictureOf,
  pricesOf,
  productHref,
} from "./productCard.rules.ts";
import type { ProductCardData } from "./productCard.rules.ts";
import { parseRupees } from "./parseRupees.ts";

/** Fixed stock of products in the home listing (ENT-13). */
const LISTED_STOCK = 100;

/** Returns the lowest prices of a product whose variants have prices of their own. Nothing without such prices. */
const lowestPricesOf = (product: ProductResponse): VariantResponse => {
  const variants = product.Variants ?? [];
  if (!variants.some(({ productOfferPrice }) => productOfferPrice)) return {};
  const offerOf = ({ productOfferPrice }: VariantResponse): number =>
    parseRupees(productOfferPrice) ?? Infinity;
  const all = variants
    .map((variant): VariantResponse => pricesOf(variant, product))
    .toSorted((one, other) => offerOf(one) - offerOf(other));
  const [lowest = {}, highest = lowest] = [all[0], all.at(-1)];
  return { ...lowest, isPriceFrom: offerOf(lowest) < offerOf(highest) };
};

/** Returns the card data of a product with its first variant in stock, the lowest price and its own tag. */
export const cardDataOfProduct = (product: ProductResponse): ProductCardData => {
  const variants = product.Variants ?? [];
  const shown = variants.find(isInStock) ?? variants[0] ?? {};
  return {
    ...cardDataOfVariant({ ...shown, ...lowestPricesOf(product) }, product),
    category: product.SubCategory?.subCategoryName || null,
  };
};

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

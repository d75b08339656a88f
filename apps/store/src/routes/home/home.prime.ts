import type { ProductAnswer } from "@pallu/contract";
import { readList, readVariants } from "@pallu/contract";
import { catalogueAddress, primedPart } from "../../features/catalogue/catalogue.data.ts";
import type { Primed } from "../../platform/route.ts";
import { BEST_SELLERS, flagged, newProductsRange } from "./home.logic.ts";

/** How many flagged variants of a kind the server sends along; the browser reads the rest. */
const PRIMED_SLIDES = 8;

const trimVariants = (answer: unknown): unknown => {
  const variants = readVariants(answer);
  const kept = new Set([
    ...flagged(variants, "isNewArrival", PRIMED_SLIDES),
    ...flagged(variants, "isTrending", PRIMED_SLIDES),
    ...flagged(variants, "isBestSeller", BEST_SELLERS),
  ]);
  return primedPart(
    variants.filter((variant) => kept.has(variant)),
    variants.length,
  );
};

const trimProduct = (product: ProductAnswer): ProductAnswer => ({
  productId: product.productId,
  productName: product.productName,
  productImage: product.productImage,
  productOfferPrice: product.productOfferPrice,
  productMrpPrice: product.productMrpPrice,
  tag: product.tag,
  SubCategory: product.SubCategory,
});

const trimProducts = (answer: unknown): unknown => {
  const products = readList<ProductAnswer>(answer);
  const shown = products
    .slice(0, newProductsRange.last + 1)
    .map((product, position) =>
      position < newProductsRange.first ? { productId: product.productId } : trimProduct(product),
    );
  return primedPart(shown, products.length);
};

export const primeHome = (): Primed[] => [
  { address: catalogueAddress.variants, trim: trimVariants },
  { address: catalogueAddress.products, trim: trimProducts },
  { address: catalogueAddress.homeBanners },
  { address: catalogueAddress.collectionBanners },
];

import type { ProductAnswer } from "@pallu/contract";
import { readList, readVariants } from "@pallu/contract";
import { catalogueAddress } from "../../features/catalogue/catalogue.data.ts";
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
  return { success: true, data: variants.filter((variant) => kept.has(variant)) };
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

const trimProducts = (answer: unknown): unknown =>
  readList<ProductAnswer>(answer)
    .slice(0, newProductsRange.last + 1)
    .map((product, position) =>
      position < newProductsRange.first ? { productId: product.productId } : trimProduct(product),
    );

export const primeHome = (): Primed[] => [
  { address: catalogueAddress.variants, trim: trimVariants },
  { address: catalogueAddress.products, trim: trimProducts },
  { address: catalogueAddress.homeBanners },
  { address: catalogueAddress.collectionBanners },
];

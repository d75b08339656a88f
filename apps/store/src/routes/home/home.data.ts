import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import { readList, readVariants } from "@pallu/contract";
import { catalogueAddress } from "../../features/catalogue/catalogue.data.ts";
import type { Primed } from "../../platform/route.ts";

/** Positions of the New Products grid in the product list, zero-based, both ends (HOME-32). */
export const newProductsRange = { first: 3, last: 6 } as const;

/** How many flagged variants of a kind the server sends along; the browser reads the rest. */
const PRIMED_SLIDES = 8;

export const BEST_SELLERS = 5;

/** The flagged variants of a section, at most so many. */
export const flagged = (
  variants: VariantAnswer[],
  flag: "isBestSeller" | "isNewArrival" | "isTrending",
  most = Infinity,
): VariantAnswer[] => variants.filter((variant) => variant[flag] === true).slice(0, most);

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

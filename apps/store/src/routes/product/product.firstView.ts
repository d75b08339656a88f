import { sameId } from "@pallu/contract";
import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import { productHref } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** The product of the URL. Null if it does not exist. */
export interface ProductView {
  product: ProductAnswer | null;
}

export const productView = (id: string | undefined): FirstView<ProductView> => ({
  key: `page:${productHref(id)}`,
});

/** Finds the product of the URL, without an id the first one (PDP-01, PDP-02). */
export const findProduct = (
  products: ProductAnswer[],
  id: string | undefined,
): ProductAnswer | undefined =>
  id === undefined ? products[0] : products.find(({ productId }) => sameId(productId, id));

/** Returns the variant of the query, else the first. Ids of other products' variants are ignored (PDP-03, PDP-04). */
export const variantOf = (
  product: ProductAnswer | undefined,
  wanted: string | null,
): VariantAnswer | undefined => {
  const variants = product?.Variants ?? [];
  return variants.find(({ productVariantId }) => sameId(productVariantId, wanted)) ?? variants[0];
};

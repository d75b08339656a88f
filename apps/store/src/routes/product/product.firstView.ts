import { sameId } from "@pallu/contract";
import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { productHref } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** The product of the URL. Null if it does not exist. */
export interface ProductView {
  product: ProductResponse | null;
}

export const productView = (id: string | undefined): FirstView<ProductView> => ({
  key: `page:${productHref(id)}`,
});

/** Finds the product of the URL, without an id the first one (PDP-01, PDP-02). */
export const findProduct = (
  products: ProductResponse[],
  id: string | undefined,
): ProductResponse | undefined =>
  id === undefined ? products[0] : products.find(({ productId }) => sameId(productId, id));

/** Returns the variant of the query, else the first. Ids of other products' variants are ignored (PDP-03, PDP-04). */
export const variantOf = (
  product: ProductResponse | undefined,
  wanted: string | null,
): VariantResponse | undefined => {
  const variants = product?.Variants ?? [];
  return variants.find(({ productVariantId }) => sameId(productVariantId, wanted)) ?? variants[0];
};

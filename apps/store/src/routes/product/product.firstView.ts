import { sameId } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import type { FirstView } from "../../platform/firstView.ts";

/** The whole product of the address; null when the shop has none by that id. */
export interface ProductView {
  product: ProductAnswer | null;
}

export const productView = (id: string | undefined): FirstView<ProductView> => ({
  key: `page:/product-details/${id ?? ""}`,
});

/** The product of the address; without an id the first of the list (PDP-01, PDP-02). */
export const findProduct = (
  products: ProductAnswer[],
  id: string | undefined,
): ProductAnswer | undefined =>
  id === undefined ? products[0] : products.find(({ productId }) => sameId(productId, id));

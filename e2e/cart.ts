import { send } from "./account.ts";
import type { Account } from "./account.ts";

interface Variant {
  productVariantId: string;
  stockQuantity: number;
}

/** Returns the variants, highest stock first. */
export const variantsByStock = async (url: string): Promise<Variant[]> => {
  const { data } = (await (await send(url, "GET", "/api/product-variants")).json()) as {
    data: Variant[];
  };
  return data.toSorted((one, other) => other.stockQuantity - one.stockQuantity);
};

export const addToCart = (account: Account, productVariantId: string, quantity = 1) =>
  account.call("POST", "/api/cart/add", { userId: account.id, productVariantId, quantity });

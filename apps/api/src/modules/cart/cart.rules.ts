import { checkCartQuantity, stockMessages } from "@pallu/contract";

/** Returns why a quantity is refused, in the wording of CART-20 and PDP-33. Null when it is available. */
export const refusalOf = (quantity: number, stock: number): string | null => {
  if (stock === 0) return stockMessages.soldOut;
  const result = checkCartQuantity(quantity, stock);
  return result.kind === "refused" ? result.message : null;
};

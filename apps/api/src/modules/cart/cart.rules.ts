import { judgeCartQuantity, stockMessages } from "@pallu/contract";

/** Why a quantity cannot be had, in the words of CART-20 and PDP-33; null when it can. */
export const refusalOf = (quantity: number, stock: number): string | null => {
  if (stock === 0) return stockMessages.soldOut;
  const judgement = judgeCartQuantity(quantity, stock);
  return judgement.kind === "refused" ? judgement.message : null;
};

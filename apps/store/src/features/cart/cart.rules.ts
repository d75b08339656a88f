import { paiseOf, sameId, stockLimit, totalsOf } from "@pallu/contract";
import type { CartItemAnswer, Currency, Id, Totals } from "@pallu/contract";

export const unitPaiseOf = (item: CartItemAnswer): number =>
  paiseOf(item.ProductVariant?.Product?.productOfferPrice);

export const cartTotals = (
  items: CartItemAnswer[],
  currency: Currency,
  discountPaise = 0,
): Totals =>
  totalsOf(
    items.map((item) => ({ unitPaise: unitPaiseOf(item), quantity: Number(item.quantity) || 0 })),
    currency,
    discountPaise,
  );

export const limitOf = (item: CartItemAnswer): number | null => stockLimit(item.ProductVariant);

export const findLine = (items: CartItemAnswer[], cartId: Id): CartItemAnswer | undefined =>
  items.find((item) => sameId(item.cartId, cartId));

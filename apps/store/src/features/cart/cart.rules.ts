import { paiseOf, sameId, stockLimit, totalsOf } from "@pallu/contract";
import type { CartItemResponse, Currency, Id, Totals } from "@pallu/contract";

export const unitPaiseOf = (item: CartItemResponse): number =>
  paiseOf(item.ProductVariant?.Product?.productOfferPrice);

export const cartTotals = (
  items: CartItemResponse[],
  currency: Currency,
  discountPaise = 0,
): Totals =>
  totalsOf(
    items.map((item) => ({ unitPaise: unitPaiseOf(item), quantity: Number(item.quantity) || 0 })),
    currency,
    discountPaise,
  );

export const limitOf = (item: CartItemResponse): number | null => stockLimit(item.ProductVariant);

export const findLine = (items: CartItemResponse[], cartId: Id): CartItemResponse | undefined =>
  items.find((item) => sameId(item.cartId, cartId));

import { paiseOf, readCart, sameId, stockLimit, totalsOf } from "@pallu/contract";
import type { CartItemAnswer, Currency, Id, Totals } from "@pallu/contract";

/** A change that is shown but not yet confirmed by the server: a wanted quantity, or a line on its way out. */
export type PendingChange = { kind: "quantity"; quantity: number } | { kind: "removed" };

export type PendingChanges = ReadonlyMap<string, PendingChange>;

/** The cart as the person should see it: what the server has, with the pending changes laid over (CART-13, CART-14). */
export const projectCart = (items: CartItemAnswer[], pending: PendingChanges): CartItemAnswer[] =>
  items.flatMap((item) => {
    const change = pending.get(String(item.cartId));
    if (!change) return [item];
    return change.kind === "removed" ? [] : [{ ...item, quantity: change.quantity }];
  });

/** What the browser keeps of a cart. */
export interface CartData {
  cart: CartItemAnswer[];
  /** Pieces that the server has taken since `cart` was read. */
  arriving: number;
}

export const cartDataOf = (answer: unknown): CartData => ({ cart: readCart(answer), arriving: 0 });

/** The cart after a change that the server has confirmed. */
export const withChange = (data: CartData, cartId: string, change: PendingChange): CartData => ({
  ...data,
  cart: projectCart(data.cart, new Map([[cartId, change]])),
});

/** The cart after an addition; a read that was answered before the addition may list it already. */
export const withAdded = (data: CartData, id: Id, quantity: number): CartData =>
  data.cart.some(
    ({ ProductVariant: variant }) =>
      sameId(variant?.productVariantId, id) || sameId(variant?.productId, id),
  )
    ? data
    : { ...data, arriving: data.arriving + quantity };

/** The sum of quantities, not the number of lines (HDR-38). */
export const countPieces = (items: CartItemAnswer[]): number =>
  items.reduce((sum, item) => sum + (Number(item.quantity) || 0), 0);

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

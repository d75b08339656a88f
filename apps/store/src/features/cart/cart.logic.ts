import { paiseOf, readCart, sameId, stockLimit, totalsOf } from "@pallu/contract";
import type { CartItemAnswer, Currency, Id, Totals } from "@pallu/contract";

/** An optimistic change that the server has not confirmed: a quantity or a removal. */
export type PendingChange = { kind: "quantity"; quantity: number } | { kind: "removed" };

export type PendingChanges = ReadonlyMap<string, PendingChange>;

/** Applies the pending changes to the items of the server (CART-13, CART-14). */
export const projectCart = (items: CartItemAnswer[], pending: PendingChanges): CartItemAnswer[] =>
  items.flatMap((item) => {
    const change = pending.get(String(item.cartId));
    if (!change) return [item];
    return change.kind === "removed" ? [] : [{ ...item, quantity: change.quantity }];
  });

/** Cached data of the cart. */
export interface CartData {
  cart: CartItemAnswer[];
  /** Number of items the server confirmed since `cart` was read. */
  arriving: number;
}

export const cartDataOf = (answer: unknown): CartData => ({ cart: readCart(answer), arriving: 0 });

/** Applies a change that the server confirmed. */
export const withChange = (data: CartData, cartId: string, change: PendingChange): CartData => ({
  ...data,
  cart: projectCart(data.cart, new Map([[cartId, change]])),
});

const isListed = ({ cart }: CartData, id: Id): boolean =>
  cart.some(
    ({ ProductVariant: variant }) =>
      sameId(variant?.productVariantId, id) || sameId(variant?.productId, id),
  );

/** Counts an addition, unless the cart was read after it and already lists it. */
export const withAdded = (data: CartData, id: Id, quantity: number): CartData =>
  isListed(data, id) ? data : { ...data, arriving: data.arriving + quantity };

/** An addition that the server has not answered yet. */
export interface Addition {
  userId: Id | undefined;
  id: Id;
  quantity: number;
}

/** Counts the pieces of unanswered additions that the cart does not list. A listed variant is not added again. */
export const countAdding = (data: CartData | undefined, additions: readonly Addition[]): number =>
  additions.reduce((sum, { id, quantity }) => sum + (data && isListed(data, id) ? 0 : quantity), 0);

/** Sums the quantities instead of counting lines (HDR-38). */
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

import { callPath, calls, checkCartQuantity, readCart } from "@pallu/contract";
import type { CartItemResponse, Id, QuantityCheck } from "@pallu/contract";
import { createContext, useContext, useMemo } from "react";
import type { ReactElement, ReactNode } from "react";
import { api } from "../../platform/data/api.ts";
import { cartAddition } from "../personalList/additions.ts";
import { usePersonalList } from "../personalList/usePersonalList.ts";
import type { PersonalList, PersonalListKind } from "../personalList/usePersonalList.ts";
import { findLine, limitOf } from "./cart.rules.ts";

const cartKind: PersonalListKind<CartItemResponse> = {
  ...cartAddition,
  pathOf: (userId) => callPath(calls.getCart, { userId }),
  readRows: readCart,
  idOf: ({ cartId }) => cartId,
  sendChange: (cartId, change, signal) =>
    change.kind === "removed"
      ? api.removeFromCart({ params: { cartId }, keepalive: true, signal })
      : api.updateCart({
          params: { cartId },
          body: { quantity: change.quantity },
          keepalive: true,
          signal,
        }),
};

/** Sums the quantities instead of counting lines (HDR-38). */
export const countPieces = (items: readonly Pick<CartItemResponse, "quantity">[]): number =>
  items.reduce((sum, item) => sum + (Number(item.quantity) || 0), 0);

const cartOf = ({
  rows: items,
  isRead,
  unlisted,
  change,
  ...shared
}: PersonalList<CartItemResponse>) => ({
  ...shared,
  items,
  /** The number of pieces (HDR-38), additions that `items` does not list yet included. 0 before the first read. */
  count: isRead ? countPieces(items) + countPieces(unlisted) : 0,
  /** Shows and sends a quantity, or returns why it is rejected (CART-19 to CART-23). */
  setQuantity: (cartId: Id, wanted: number): QuantityCheck => {
    const line = findLine(items, cartId);
    const check = checkCartQuantity(wanted, line ? limitOf(line) : null);
    if (check.kind === "accepted") change(cartId, { kind: "quantity", quantity: check.quantity });
    return check;
  },
  remove: (cartId: Id): void => change(cartId, { kind: "removed" }),
});

type Cart = ReturnType<typeof cartOf>;

const CartContext = createContext<Cart | null>(null);

export const CartProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const list = usePersonalList(cartKind);
  const cart = useMemo(() => cartOf(list), [list]);
  return <CartContext value={cart}>{children}</CartContext>;
};

/** Throws if used outside its provider (ERR-22). */
export const useCart = (): Cart => {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within CartProvider");
  return cart;
};

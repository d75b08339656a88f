import { callPath, calls, checkCartQuantity, readCart, sameId } from "@pallu/contract";
import type { CartItemAnswer, Id, QuantityCheck } from "@pallu/contract";
import { createContext, useContext, useMemo } from "react";
import type { ReactElement, ReactNode } from "react";
import { api } from "../../platform/data/api.ts";
import { usePersonalList } from "../personalList/usePersonalList.ts";
import type { PersonalList, PersonalListKind } from "../personalList/usePersonalList.ts";
import { countPieces, findLine, limitOf } from "./cart.rules.ts";

export interface Cart extends Pick<
  PersonalList<CartItemAnswer>,
  "state" | "saving" | "isArriving" | "add" | "reload"
> {
  items: CartItemAnswer[];
  /** The number of pieces (HDR-38), additions that `items` does not list yet included. */
  count: number;
  /** Shows and sends a quantity, or returns why it is rejected (CART-19 to CART-23). */
  setQuantity: (cartId: Id, wanted: number) => QuantityCheck;
  remove: (cartId: Id) => void;
}

const CartContext = createContext<Cart | null>(null);

const cartKind: PersonalListKind<CartItemAnswer> = {
  name: "cart",
  pathOf: (userId) => callPath(calls.getCart, { userId }),
  readRows: readCart,
  idOf: ({ cartId }) => cartId,
  // Tiles of the home page add a product.
  isOfVariant: ({ ProductVariant: variant }, id) =>
    sameId(variant?.productVariantId, id) || sameId(variant?.productId, id),
  sendAddition: ({ userId, variantId, quantity }) =>
    api.addToCart({ body: { userId, productVariantId: variantId, quantity }, keepalive: true }),
  sendChange: (cartId, change, signal) =>
    change.kind === "removed"
      ? api.removeFromCart({ params: { cartId }, keepalive: true, signal })
      : api.updateCart({
          params: { cartId },
          body: { quantity: change.quantity },
          keepalive: true,
          signal,
        }),
  already: "Already in cart",
};

export const CartProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const list = usePersonalList(cartKind);
  const cart = useMemo<Cart>(() => {
    const { rows: items, unlisted, change, ...shared } = list;
    return {
      ...shared,
      items,
      count: countPieces(items) + countPieces(unlisted),
      setQuantity: (cartId, wanted) => {
        const line = findLine(items, cartId);
        const check = checkCartQuantity(wanted, line ? limitOf(line) : null);
        if (check.kind === "accepted")
          change(cartId, { kind: "quantity", quantity: check.quantity });
        return check;
      },
      remove: (cartId) => change(cartId, { kind: "removed" }),
    };
  }, [list]);
  return <CartContext value={cart}>{children}</CartContext>;
};

/** Throws if used outside its provider (ERR-22). */
export const useCart = (): Cart => {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within CartProvider");
  return cart;
};

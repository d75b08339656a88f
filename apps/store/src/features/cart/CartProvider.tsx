import { callPath, calls, checkCartQuantity } from "@pallu/contract";
import type { CartItemAnswer, Id, QuantityCheck } from "@pallu/contract";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { api } from "../../platform/data/api.ts";
import { pendingState, usePersonalData } from "../../platform/data/personalData.ts";
import type { PersonalKey, LoadState } from "../../platform/data/personalData.ts";
import { notifyWhenOffline } from "../notices/notices.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { asUser, isLoggedIn, storedUser } from "../../platform/data/session.ts";
import { addToCart } from "./addToCart.ts";
import {
  cartDataOf,
  countAdding,
  countPieces,
  findLine,
  limitOf,
  projectCart,
  withAdded,
  withChange,
} from "./cart.logic.ts";
import type { Addition, CartData, PendingChanges } from "./cart.logic.ts";
import type { AddOutcome } from "./cart.messages.ts";
import { createCartQueue } from "./cart.queue.ts";

export interface Cart {
  /** A `visitor` has no cart and sends no request (CART-25). */
  state: LoadState;
  items: CartItemAnswer[];
  count: number;
  /** Ids of cart lines with unconfirmed changes. */
  saving: ReadonlySet<string>;
  /** Items were added that `items` does not list yet. The cart is being read. */
  isArriving: boolean;
  /** Resolves to null if the user logged out before the response, to `loginFirst` if the session has expired. */
  add: (productVariantId: Id | null | undefined, quantity?: number) => Promise<AddOutcome | null>;
  /** Shows and sends a quantity, or returns why it is rejected (CART-19 to CART-23). */
  setQuantity: (cartId: Id, wanted: number) => QuantityCheck;
  remove: (cartId: Id) => void;
  reload: () => Promise<unknown>;
}

const CartContext = createContext<Cart | null>(null);
const nothing: PendingChanges = new Map();
const noItems: CartItemAnswer[] = [];

const readCartData = async ([address]: PersonalKey): Promise<CartData> =>
  cartDataOf(await api.read(address));

export const CartProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const { user } = useAuth();
  const userId = user?.id;
  const { state, data, error, reload, confirm } = usePersonalData<CartData>(
    "cart",
    userId,
    userId === undefined ? null : callPath(calls.getCart, { userId }),
    { read: readCartData, revalidateOnFocus: true },
  );
  const [pending, setPending] = useState(nothing);
  /** The count shows additions at once, and no longer if they are refused. */
  const [additions, setAdditions] = useState<readonly Addition[]>([]);

  const queue = useMemo(() => {
    void userId;
    return createCartQueue({
      send: (cartId, change, signal) =>
        asUser(() =>
          change.kind === "removed"
            ? api.removeFromCart({ params: { cartId }, keepalive: true, signal })
            : api.updateCart({
                params: { cartId },
                body: { quantity: change.quantity },
                keepalive: true,
                signal,
              }),
        ),
      onConfirmed: (cartId, change) => void confirm((now) => withChange(now, cartId, change)),
      onFailed: (change, fault) => {
        console.error(
          change.kind === "removed" ? "Error removing from cart" : "Error updating cart",
          fault,
        );
        notifyWhenOffline();
        return reload();
      },
      onChange: setPending,
    });
  }, [userId, confirm, reload]);

  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", queue.leave);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", queue.leave);
      queue.clear();
    };
  }, [queue]);

  const cart = useMemo<Cart>(() => {
    const items = projectCart(data?.cart ?? noItems, pending);
    const arriving = data?.arriving ?? 0;
    const own = additions.filter((addition) => addition.userId === userId);
    return {
      state: arriving > 0 && items.length === 0 ? pendingState(error) : state,
      items,
      count: countPieces(items) + arriving + countAdding(data, own),
      saving: new Set(pending.keys()),
      isArriving: arriving > 0 && error === undefined,
      add: async (productVariantId, quantity = 1) => {
        const currentUser = storedUser();
        const addition = { userId: currentUser?.id, id: productVariantId ?? "", quantity };
        const isSent = currentUser && addition.id !== "";
        if (isSent) setAdditions((others) => [...others, addition]);
        const outcome = await addToCart(currentUser, productVariantId, quantity);
        const isAdded = outcome.kind === "added";
        const hasLeft = currentUser && !isLoggedIn(currentUser.id);
        // Also after a failure: the server may have added the item, and its response was lost.
        const read =
          isSent &&
          !hasLeft &&
          confirm((now) => (isAdded && data ? withAdded(now, addition.id, quantity) : now));
        const settle = (): void => setAdditions((all) => all.filter((other) => other !== addition));
        // Before the first read there is no cart to count it in.
        if (read && isAdded && !data) void read.then(settle);
        else settle();
        return hasLeft && outcome.kind !== "loginFirst" ? null : outcome;
      },
      setQuantity: (cartId, wanted) => {
        const line = findLine(items, cartId);
        const check = checkCartQuantity(wanted, line ? limitOf(line) : null);
        if (check.kind === "accepted")
          queue.change(String(cartId), { kind: "quantity", quantity: check.quantity });
        return check;
      },
      remove: (cartId) => queue.change(String(cartId), { kind: "removed" }),
      reload,
    };
  }, [additions, confirm, data, error, pending, queue, reload, state, userId]);

  return <CartContext value={cart}>{children}</CartContext>;
};

/** Throws if used outside its provider (ERR-22). */
export const useCart = (): Cart => {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within CartProvider");
  return cart;
};

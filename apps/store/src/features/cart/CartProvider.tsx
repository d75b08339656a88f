import { addressOf, calls, judgeCartQuantity, readCart } from "@pallu/contract";
import type { CartItemAnswer, Id, QuantityJudgement } from "@pallu/contract";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import useSWR from "swr";
import { request } from "../../platform/api.ts";
import { personalState } from "../../platform/personalState.ts";
import type { PersonalState } from "../../platform/personalState.ts";
import { announceChange, onChangeElsewhere } from "../../platform/tabs.ts";
import { tellWhenOffline } from "../notices/notices.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { storedUser } from "../session/session.ts";
import { addToCart } from "./addToCart.ts";
import { countPieces, findLine, limitOf, projectCart } from "./cart.logic.ts";
import type { PendingChanges } from "./cart.logic.ts";
import type { AddOutcome } from "./cart.messages.ts";
import { createCartQueue } from "./cart.queue.ts";

export interface Cart {
  /** `visitor` has no cart and causes no request (CART-25). */
  state: PersonalState;
  items: CartItemAnswer[];
  count: number;
  /** Ids of lines whose change is not confirmed yet. */
  saving: ReadonlySet<string>;
  add: (productVariantId: Id | null | undefined, quantity?: number) => Promise<AddOutcome>;
  /** Shows and sends a wanted quantity; says why when it does not (CART-19 to CART-23). */
  setQuantity: (cartId: Id, wanted: number) => QuantityJudgement;
  remove: (cartId: Id) => void;
  /** Reads the cart again. */
  reload: () => Promise<unknown>;
}

const CartContext = createContext<Cart | null>(null);
const nothing: PendingChanges = new Map();
const noItems: CartItemAnswer[] = [];

export const CartProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const { user } = useAuth();
  const userId = user?.id;
  const address = userId === undefined ? null : addressOf(calls.getCart, { userId });
  const { data, error, mutate } = useSWR<unknown, unknown>(address, {
    revalidateOnFocus: true,
    onError: (fault: unknown) => console.error("Error fetching cart", fault),
  });
  const [pending, setPending] = useState(nothing);

  const queue = useMemo(() => {
    void address;
    return createCartQueue({
      sendQuantity: (cartId, quantity) =>
        request(calls.updateCart, { params: { cartId }, body: { quantity }, keepalive: true }),
      sendRemoval: (cartId) =>
        request(calls.removeFromCart, { params: { cartId }, keepalive: true }),
      reload: async () => {
        await mutate();
        announceChange("cart");
      },
      onChange: setPending,
      onFailure: (change, fault) => {
        console.error(
          change.kind === "removed" ? "Error removing from cart" : "Error updating cart",
          fault,
        );
        tellWhenOffline();
      },
    });
  }, [address, mutate]);

  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", queue.flush);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", queue.flush);
      queue.clear();
    };
  }, [queue]);
  useEffect(() => onChangeElsewhere("cart", () => void mutate()), [mutate]);

  const cart = useMemo<Cart>(() => {
    const loaded = data === undefined ? noItems : readCart(data);
    const items = userId === undefined ? noItems : projectCart(loaded, pending);
    return {
      state: personalState(userId, data, error),
      items,
      count: countPieces(items),
      saving: new Set(pending.keys()),
      add: async (productVariantId, quantity) => {
        const outcome = await addToCart(storedUser(), productVariantId, quantity);
        if (outcome.kind === "added" || outcome.kind === "already") {
          await mutate();
          announceChange("cart");
        }
        return outcome;
      },
      setQuantity: (cartId, wanted) => {
        const line = findLine(items, cartId);
        const judgement = judgeCartQuantity(wanted, line ? limitOf(line) : null);
        if (judgement.kind === "accepted")
          queue.change(String(cartId), { kind: "quantity", quantity: judgement.quantity });
        return judgement;
      },
      remove: (cartId) => queue.change(String(cartId), { kind: "removed" }),
      reload: () => mutate(),
    };
  }, [data, error, mutate, pending, queue, userId]);

  return <CartContext value={cart}>{children}</CartContext>;
};

/** Throws outside its provider (ERR-22). */
export const useCart = (): Cart => {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within CartProvider");
  return cart;
};

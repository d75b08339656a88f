import type { Id } from "@pallu/contract";
import { useEffect, useRef, useState } from "react";
import { cartMessages, cartNotice } from "../../features/cart/cart.messages.ts";
import type { AddOutcome, Surface } from "../../features/cart/cart.messages.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.ts";
import { wishlistNotice } from "../../features/wishlist/wishlist.messages.ts";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";

/** How long a button says that it has added, in milliseconds (visual direction §3.10). */
const ADDED_MS = 1200;

export interface CardActions {
  cartStep: "idle" | "adding" | "added";
  wishlisted: boolean;
  onAddToCart: () => void;
  onWish: () => void;
}

/** A notice; on the product page an exception is told by an alert (PDP-32). */
const tell = (outcome: AddOutcome, surface: Surface): void => {
  if (outcome.kind === "wentWrong" && surface === "product")
    window.alert(`❌ ${cartMessages.wentWrong}`);
  else notify(cartNotice(outcome, surface));
};

/** Add to cart and wishlist for one variant; every outcome is told (ERR-01). From cards the quantity is 1 (API-20). */
export const useCardActions = (
  variantId: Id | null,
  surface: Surface,
  quantity = 1,
): CardActions => {
  const cart = useCart();
  const wishlist = useWishlist();
  const [cartStep, setCartStep] = useState<CardActions["cartStep"]>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const addToCart = async (): Promise<void> => {
    if (cartStep !== "idle") return;
    setCartStep("adding");
    const outcome = await cart.add(variantId, quantity);
    if (outcome) tell(outcome, surface);
    setCartStep(outcome?.kind === "added" ? "added" : "idle");
    if (outcome?.kind !== "added") return;
    timer.current = setTimeout(() => setCartStep("idle"), ADDED_MS);
  };

  const wish = async (): Promise<void> => {
    const outcome = await wishlist.add(variantId);
    if (outcome) notify(wishlistNotice(outcome));
  };

  return {
    cartStep,
    wishlisted: wishlist.has(variantId),
    onAddToCart: () => void addToCart(),
    onWish: () => void wish(),
  };
};

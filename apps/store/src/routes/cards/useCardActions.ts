import type { Id } from "@pallu/contract";
import { useState } from "react";
import { cartNotice } from "../../features/cart/cart.messages.ts";
import type { Surface } from "../../features/cart/cart.messages.ts";
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

/** Add to cart and wishlist for one product on a card; every outcome gives a notice (ERR-01). Quantity is 1 (API-20). */
export const useCardActions = (variantId: Id | null, surface: Surface): CardActions => {
  const cart = useCart();
  const wishlist = useWishlist();
  const [cartStep, setCartStep] = useState<CardActions["cartStep"]>("idle");

  const addToCart = async (): Promise<void> => {
    if (cartStep !== "idle") return;
    setCartStep("adding");
    const outcome = await cart.add(variantId);
    notify(cartNotice(outcome, surface));
    if (outcome.kind !== "added") return setCartStep("idle");
    setCartStep("added");
    setTimeout(() => setCartStep("idle"), ADDED_MS);
  };

  return {
    cartStep,
    wishlisted: wishlist.has(variantId),
    onAddToCart: () => void addToCart(),
    onWish: () => void wishlist.add(variantId).then((outcome) => notify(wishlistNotice(outcome))),
  };
};

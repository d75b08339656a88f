import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cartMessages, cartNotice } from "../../features/cart/cartMessages.ts";
import type { Surface } from "../../features/cart/cartMessages.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.tsx";
import type { Addable, AddOutcome } from "../../features/personalList/personalList.rules.ts";
import { wishlistNotice } from "../../features/wishlist/wishlistMessages.ts";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";

/** Duration of the button's "added" state in ms. */
const ADDED_MS = 1200;

export type CardActions = ReturnType<typeof useCardActions>;

/** Shows the outcome as a notice, or as an alert for exceptions on the product page (PDP-32). */
const tell = (outcome: AddOutcome, surface: Surface): void => {
  if (outcome.kind === "wentWrong" && surface === "product")
    window.alert(`❌ ${cartMessages.wentWrong}`);
  else notify(cartNotice(outcome, surface));
};

/** Adds a variant to cart and wishlist and reports every outcome (ERR-01). Default quantity 1 (API-20). */
export const useCardActions = (card: Addable, surface: Surface, quantity = 1) => {
  const cart = useCart();
  const wishlist = useWishlist();
  const [cartStatus, setCartStatus] = useState<"idle" | "adding" | "added">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const addToCart = async (): Promise<void> => {
    if (cartStatus !== "idle") return;
    setCartStatus("adding");
    const outcome = await cart.add(card, quantity);
    if (outcome) tell(outcome, surface);
    setCartStatus(outcome?.kind === "added" ? "added" : "idle");
    if (outcome?.kind !== "added") return;
    timer.current = setTimeout(() => setCartStatus("idle"), ADDED_MS);
  };

  const wish = async (): Promise<void> => {
    const outcome = await wishlist.add(card);
    if (outcome) notify(wishlistNotice(outcome));
  };

  const latest = useRef({ addToCart, wish });
  useLayoutEffect(() => {
    latest.current = { addToCart, wish };
  });
  // The same functions on every render, so that only the card changes that was pressed.
  const handlers = useMemo(
    () => ({
      onAddToCart: () => void latest.current.addToCart(),
      onWish: () => void latest.current.wish(),
    }),
    [],
  );

  return { ...handlers, cartStatus, wishlisted: wishlist.has(card) };
};

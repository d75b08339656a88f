import { useCallback, useEffect, useState } from "react";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.tsx";
import { cartMessages, cartNotice, wishlistNotice } from "../../features/personalList/additions.ts";
import type { Addable, AddOutcome, Surface } from "../../features/personalList/additions.ts";
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

/**
 * Adds a variant to cart and wishlist and reports every outcome (ERR-01). Default quantity 1 (API-20). The handlers change
 * with the card only, not with the lists, so that only the card renders again that was pressed.
 */
export const useCardActions = (
  { variantId, isProduct }: Addable,
  surface: Surface,
  quantity = 1,
) => {
  const { add } = useCart();
  const { add: addToWishlist, has } = useWishlist();
  const [cartStatus, setCartStatus] = useState<"idle" | "adding" | "added">("idle");

  useEffect(() => {
    if (cartStatus !== "added") return undefined;
    const timer = setTimeout(() => setCartStatus("idle"), ADDED_MS);
    return () => clearTimeout(timer);
  }, [cartStatus]);

  const onAddToCart = useCallback((): void => {
    if (cartStatus !== "idle") return;
    setCartStatus("adding");
    void add({ variantId, isProduct }, quantity).then((outcome) => {
      if (outcome) tell(outcome, surface);
      setCartStatus(outcome?.kind === "added" ? "added" : "idle");
    });
  }, [add, cartStatus, isProduct, quantity, surface, variantId]);

  const onWish = useCallback((): void => {
    void addToWishlist({ variantId, isProduct }).then((outcome) => {
      if (outcome) notify(wishlistNotice(outcome));
    });
  }, [addToWishlist, isProduct, variantId]);

  return { onAddToCart, onWish, cartStatus, wishlisted: has({ variantId, isProduct }) };
};

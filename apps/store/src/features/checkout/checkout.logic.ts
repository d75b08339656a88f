import type { CartItemAnswer } from "@pallu/contract";
import { factsOfLine } from "../cart/cart.view.ts";
import type { Cart } from "../cart/CartProvider.tsx";
import { checkoutMessages, priceMissing } from "./checkout.messages.ts";

const lacksPrice = (item: CartItemAnswer): boolean => {
  const { offer } = factsOfLine(item);
  return offer === null || !Number.isFinite(Number(offer));
};

/** Why nothing can be sent yet, in words; null when the order can go. Billing fields have no say in it (CHK-18). */
export const reasonToWait = (
  { state, items }: Pick<Cart, "state" | "items">,
  knownUser: boolean,
): string | null => {
  if (!knownUser || state === "visitor") return checkoutMessages.loginFirst;
  if (state === "loading") return checkoutMessages.cartLoading;
  if (state === "error") return checkoutMessages.cartUnread;
  if (items.length === 0) return checkoutMessages.emptyCart;
  const unpriced = items.find(lacksPrice);
  return unpriced ? priceMissing(factsOfLine(unpriced).name) : null;
};

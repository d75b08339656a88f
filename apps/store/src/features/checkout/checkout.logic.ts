import type { LoadState } from "../../platform/personalData.ts";
import { checkoutMessages, priceMissing } from "./checkout.messages.ts";

/** What of a cart decides whether it can be ordered. */
export interface OrderableCart {
  state: LoadState;
  /** `offer` is the price of one piece in rupees as the answer has it; null when it has none. */
  lines: readonly { name: string; offer: number | string | null }[];
}

/** Why nothing can be sent yet, in words; null when the order can go. Billing fields have no say in it (CHK-18). */
export const checkoutBlocker = (
  { state, lines }: OrderableCart,
  knownUser: boolean,
): string | null => {
  if (!knownUser || state === "visitor") return checkoutMessages.loginFirst;
  if (state === "loading") return checkoutMessages.cartLoading;
  if (state === "error") return checkoutMessages.cartUnread;
  if (lines.length === 0) return checkoutMessages.emptyCart;
  const unpriced = lines.find(({ offer }) => offer === null || !Number.isFinite(Number(offer)));
  return unpriced ? priceMissing(unpriced.name) : null;
};

import type { LoadState } from "../../platform/data/personalData.ts";
import { checkoutMessages, priceMissing } from "./checkoutMessages.ts";

/** State of a cart that determines whether it can be ordered. */
export interface OrderableCart {
  state: LoadState;
  /** `offer` is the unit price in rupees as the API sends it. Null if missing. */
  lines: readonly { name: string; offer: number | string | null }[];
}

/**
 * Returns the message that explains why the order cannot be sent, or null. Billing fields are not validated (CHK-18).
 */
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

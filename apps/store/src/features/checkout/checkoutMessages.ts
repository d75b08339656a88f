import { formatPaise } from "@pallu/contract";
import { HttpError } from "../../platform/data/api.ts";

export const checkoutMessages = {
  placed: "Your order has been placed. A confirmation is on its way to you by e-mail.",
  goingOn: "You are being taken on to the next page.",
  checkingCoupon: "Your coupon is being checked.",
  couponUnchecked:
    "Your coupon could not be checked and is tried again. To order without it, apply an empty code.",
  readingCart: "Your cart is being brought up to date.",
  loginFirst: "Please login to place your order",
  emptyCart: "Your cart is empty",
  cartLoading: "Your cart is still being read. Please try again in a moment.",
  cartUnread: "Your cart could not be read. Please try again.",
  refused: "Failed to place order",
  wentWrong: "Something went wrong",
  emptyCoupon: "Please enter a coupon code",
  invalidCoupon: "Invalid coupon",
} as const;

/** Message for an accepted coupon. The amount is in rupees in any currency (CHK-26). */
export const couponApplied = (code: string, discountPaise: number): string =>
  `Coupon ${code} applied: you save ${formatPaise(discountPaise, "INR")}.`;

/** Message for a code that was typed and not applied when the field is left. */
export const couponNotApplied = (code: string): string =>
  `The code ${code} is not applied yet. Press Apply to use it.`;

/** Message for a total that changed without an action of the shopper. */
export const totalChanged = (from: string, to: string): string =>
  `The total has changed from ${from} to ${to}.`;

/** Message for an item without a price. */
export const priceMissing = (name: string): string =>
  `There is no price for ${name} at the moment. Please remove it from your cart, or try again later.`;

/** Message of a failed checkout: the server's `error`, else the request's message (CHK-28 to CHK-30). */
export const checkoutFault = (error: unknown): string => {
  if (error instanceof HttpError) {
    const text: unknown = error.body?.error;
    return typeof text === "string" && text
      ? text
      : `Request failed with status code ${error.status}`;
  }
  return (error instanceof Error && error.message) || checkoutMessages.wentWrong;
};

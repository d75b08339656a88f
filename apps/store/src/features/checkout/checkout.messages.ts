import { HttpError } from "../../platform/api.ts";

export const checkoutMessages = {
  placed: "Your order has been placed. A confirmation is on its way to you by e-mail.",
  refused: "Failed to place order",
  wentWrong: "Something went wrong",
  emptyCoupon: "Please enter a coupon code",
  invalidCoupon: "Invalid coupon",
} as const;

/** The words of a failed checkout: the server's `error`, else the request's own message (CHK-28 to CHK-30). */
export const checkoutFault = (error: unknown): string => {
  if (error instanceof HttpError)
    return error.answer?.error || `Request failed with status code ${error.status}`;
  return (error instanceof Error && error.message) || checkoutMessages.wentWrong;
};

import { paiseOf, rupeesOf, withoutFormat } from "@pallu/contract";
import type { CartItemResponse, Currency, Id, PageBodyOf } from "@pallu/contract";
import { api, HttpError, withText } from "../../platform/data/api.ts";
import { asUser, SessionExpiredError } from "../../platform/data/session.ts";
import { checkoutFault, checkoutMessages } from "./checkoutMessages.ts";

/** Billing data with the specified field names (CHK-11). */
export type BillData = Required<PageBodyOf<"checkout">["billData"]>;

export interface Checkout {
  billData: BillData;
  products: CartItemResponse[];
  /** Cart total minus discount in paise. Requests send rupees in any currency (API-31). */
  totalPaise: number;
  couponCodeName: string;
  currency: Currency;
}

export type CheckoutOutcome =
  | { kind: "placed"; message: string; orderId: Id | null }
  | { kind: "refused"; message: string }
  | { kind: "loginFirst"; message: string }
  /** Response missing or unreadable: the order may have been placed. */
  | { kind: "noResponse"; message: string };

/** Places the order. Never rejects. An unreadable response counts as a failure. */
export const placeOrder = async (checkout: Checkout): Promise<CheckoutOutcome> => {
  const { billData, products, totalPaise, couponCodeName, currency } = checkout;
  try {
    const response = await asUser(() =>
      api.checkout({
        body: {
          billData,
          userId: billData.userId,
          products,
          total: rupeesOf(totalPaise),
          couponCodeName,
          currency,
        },
      }),
    );
    if (response?.success !== true)
      return { kind: response ? "refused" : "noResponse", message: checkoutMessages.refused };
    return {
      kind: "placed",
      message: withText(response)?.message || checkoutMessages.placed,
      orderId: response.orderId ?? null,
    };
  } catch (error) {
    if (error instanceof SessionExpiredError)
      return { kind: "loginFirst", message: checkoutMessages.loginFirst };
    return {
      kind: error instanceof HttpError && error.status < 500 ? "refused" : "noResponse",
      message: checkoutFault(error),
    };
  }
};

export type CouponOutcome =
  | { kind: "applied"; code: string; discountPaise: number }
  | { kind: "refused"; message: string }
  /** Response missing or unreadable, or the server is busy: the code may hold. */
  | { kind: "noResponse"; message: string };

/** Requests the discount of a coupon for a cart. Never rejects (CHK-20 to CHK-25). */
export const validateCoupon = async (
  typed: string,
  cartTotalPaise: number,
): Promise<CouponOutcome> => {
  const code = withoutFormat(typed).trim();
  if (code === "") return { kind: "refused", message: checkoutMessages.emptyCoupon };
  try {
    const response = await api.validateCoupon({
      body: { couponCodeName: code, cartTotal: rupeesOf(cartTotalPaise) },
    });
    if (response?.success !== true)
      return {
        kind: "refused",
        message: withText(response)?.message || checkoutMessages.invalidCoupon,
      };
    return {
      kind: "applied",
      code,
      discountPaise: paiseOf(response.discount),
    };
  } catch (error) {
    const isAnswer = error instanceof HttpError && error.status < 500 && error.status !== 429;
    return {
      kind: isAnswer ? "refused" : "noResponse",
      message:
        error instanceof HttpError
          ? error.body?.message || checkoutMessages.invalidCoupon
          : checkoutMessages.wentWrong,
    };
  }
};

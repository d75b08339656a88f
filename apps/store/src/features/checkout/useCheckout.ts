import type { CartItemAnswer, Currency, Totals } from "@pallu/contract";
import { useRef, useState } from "react";
import { placeOrder, validateCoupon } from "./checkout.data.ts";
import type { BillData, CheckoutOutcome } from "./checkout.data.ts";

/** A coupon as it stands beside its box. */
export type CouponState =
  | { kind: "none" }
  | { kind: "checking" }
  | { kind: "applied"; code: string; discountPaise: number; message: string | null }
  | { kind: "refused"; message: string };

export interface CouponControl {
  coupon: CouponState;
  /** Zero unless a coupon is applied (CHK-23). */
  discountPaise: number;
  code: string;
  apply: (typed: string, cartTotalPaise: number) => Promise<void>;
  clear: () => void;
}

export const useCoupon = (): CouponControl => {
  const [coupon, setCoupon] = useState<CouponState>({ kind: "none" });
  const newest = useRef(0);
  return {
    coupon,
    discountPaise: coupon.kind === "applied" ? coupon.discountPaise : 0,
    code: coupon.kind === "applied" ? coupon.code : "",
    apply: async (typed, cartTotalPaise) => {
      newest.current += 1;
      const asked = newest.current;
      if (typed.trim() !== "") setCoupon({ kind: "checking" });
      const outcome = await validateCoupon(typed, cartTotalPaise);
      // An older answer must not overtake a newer question.
      if (asked === newest.current) setCoupon(outcome);
    },
    clear: () => {
      newest.current += 1;
      setCoupon({ kind: "none" });
    },
  };
};

export type CheckoutState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "done"; outcome: CheckoutOutcome };

export interface CheckoutControl {
  state: CheckoutState;
  submit: (
    billData: BillData,
    products: CartItemAnswer[],
    /** Totals in INR, whose smallest unit is the paisa: figures in requests are rupees (decision 6). */
    inr: Totals,
    couponCodeName: string,
    currency: Currency,
  ) => Promise<CheckoutOutcome | null>;
  dismiss: () => void;
}

/** One order at a time: a submit while another one runs, or after one was placed, is ignored (CHK-12 to CHK-17). */
export const useCheckout = (): CheckoutControl => {
  const [state, setState] = useState<CheckoutState>({ kind: "idle" });
  const closed = useRef(false);
  return {
    state,
    submit: async (billData, products, inr, couponCodeName, currency) => {
      if (closed.current) return null;
      closed.current = true;
      setState({ kind: "submitting" });
      const outcome = await placeOrder({
        billData,
        products,
        totalPaise: inr.total,
        couponCodeName,
        currency,
      });
      closed.current = outcome.kind === "placed";
      setState({ kind: "done", outcome });
      return outcome;
    },
    dismiss: () => setState({ kind: "idle" }),
  };
};

import type { CartItemAnswer, Currency, Totals } from "@pallu/contract";
import { useRef, useState } from "react";
import { placeOrder } from "./checkout.data.ts";
import type { BillData, CheckoutOutcome } from "./checkout.data.ts";

export type CheckoutState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "done"; outcome: CheckoutOutcome };

export interface CheckoutControl {
  state: CheckoutState;
  submit: (
    billData: BillData,
    products: CartItemAnswer[],
    /** Totals in INR: requests send rupees in any currency. */
    inr: Totals,
    couponCodeName: string,
    currency: Currency,
  ) => Promise<CheckoutOutcome | null>;
  /** Shows a message without sending the order. */
  refuse: (message: string) => void;
  dismiss: () => void;
}

/** Places one order at a time. Ignores submits while a request is pending or after success (CHK-12 to CHK-17). */
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
    refuse: (message) => {
      if (!closed.current) setState({ kind: "done", outcome: { kind: "refused", message } });
    },
    dismiss: () => setState({ kind: "idle" }),
  };
};

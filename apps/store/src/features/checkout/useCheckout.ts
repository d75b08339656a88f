import { useRef, useState } from "react";
import { placeOrder } from "./checkout.data.ts";
import type { Checkout, CheckoutOutcome } from "./checkout.data.ts";

export type CheckoutState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "done"; outcome: CheckoutOutcome };

/** Places one order at a time. Ignores submits while a request is pending or after success (CHK-12 to CHK-17). */
export const useCheckout = () => {
  const [state, setState] = useState<CheckoutState>({ kind: "idle" });
  const closed = useRef(false);
  return {
    state,
    submit: async (order: Checkout): Promise<CheckoutOutcome | null> => {
      if (closed.current) return null;
      closed.current = true;
      setState({ kind: "submitting" });
      const outcome = await placeOrder(order);
      closed.current = outcome.kind === "placed";
      setState({ kind: "done", outcome });
      return outcome;
    },
    /** Shows a message without sending the order. */
    refuse: (message: string): void => {
      if (!closed.current) setState({ kind: "done", outcome: { kind: "refused", message } });
    },
    dismiss: (): void => setState({ kind: "idle" }),
  };
};

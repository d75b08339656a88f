import type { OrderState, PaymentState, TargetState } from "./orderStates.rules.ts";

/** What an order is said to be in a state of its own or of its payment. */
export const stateWords: Readonly<Record<OrderState | PaymentState, string>> = {
  placed: "not confirmed yet",
  confirmed: "confirmed",
  packed: "packed",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
  returned: "returned",
  pending: "not paid",
  paid: "paid",
  refunded: "refunded",
  failed: "marked as not paid",
};

const doneWords = (state: TargetState): string =>
  state === "paid" ? "marked as paid" : stateWords[state];

/** Returns why an order cannot get to a state from another one, as a sentence. */
export const forbiddenText = (
  id: string,
  {
    before,
    to,
    allowed,
  }: { before: OrderState | PaymentState; to: TargetState; allowed: readonly TargetState[] },
): string => {
  if (before === to) return `${id} is ${stateWords[before]} already.`;
  if (to === "refunded") return `${id} is ${stateWords[before]}, so nothing can be refunded.`;
  const only = allowed.length === 0 ? "" : `, only ${allowed.map(doneWords).join(" or ")}`;
  return `${id} is ${stateWords[before]}: it cannot be ${doneWords(to)}${only}.`;
};

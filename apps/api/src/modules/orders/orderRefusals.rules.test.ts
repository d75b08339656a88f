import { expect, test } from "vitest";
import { forbiddenText } from "./orderRefusals.rules.ts";
import { orderTransitions, paymentTransitions } from "./orderStates.rules.ts";
import type { OrderState, PaymentState, TargetState } from "./orderStates.rules.ts";

const allowedAfter: Readonly<Record<OrderState | PaymentState, readonly TargetState[]>> = {
  ...orderTransitions,
  ...paymentTransitions,
};

test.each([
  [
    "placed",
    "shipped",
    "PL-1 is not confirmed yet: it cannot be shipped, only confirmed or cancelled.",
  ],
  ["packed", "confirmed", "PL-1 is packed: it cannot be confirmed, only shipped or cancelled."],
  ["shipped", "cancelled", "PL-1 is shipped: it cannot be cancelled, only delivered or returned."],
  ["cancelled", "delivered", "PL-1 is cancelled: it cannot be delivered."],
  ["confirmed", "confirmed", "PL-1 is confirmed already."],
  ["pending", "refunded", "PL-1 is not paid, so nothing can be refunded."],
  ["failed", "refunded", "PL-1 is marked as not paid, so nothing can be refunded."],
  ["paid", "failed", "PL-1 is paid: it cannot be marked as not paid, only refunded."],
  ["refunded", "paid", "PL-1 is refunded: it cannot be marked as paid."],
  ["failed", "failed", "PL-1 is marked as not paid already."],
] as const)("from %s to %s is refused in words", (before, to, words) => {
  expect(forbiddenText("PL-1", { before, to, allowed: allowedAfter[before] })).toBe(words);
});

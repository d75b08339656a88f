/** States of orders and payments, as docs/shopkeeper.md describes them. */
import type { ShownOrder } from "./exports.ts";

/** Permitted next states. */
export const nextStates: Readonly<Record<string, readonly string[]>> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered", "returned"],
  delivered: ["returned"],
  pending: ["paid", "failed"],
  failed: ["paid"],
  paid: ["refunded"],
};

export const paymentStates = new Set(["pending", "paid", "failed", "refunded"]);

/** States that give back coupon and, unless the operator says otherwise, stock. */
export const undoneStates = new Set(["cancelled", "returned"]);

/** Subject of the mail about a new state. */
export const mailSubjects: Readonly<Record<string, (id: string) => string>> = {
  confirmed: (id) => `Your order ${id} is confirmed`,
  shipped: (id) => `Your order ${id} is on its way`,
  cancelled: (id) => `Your order ${id} is cancelled`,
  refunded: (id) => `The payment for your order ${id} is refunded`,
};

/** The command that leads to a state. */
export const commandByState: Readonly<Record<string, string>> = {
  confirmed: "order:confirm",
  packed: "order:pack",
  shipped: "order:ship",
  delivered: "order:deliver",
  cancelled: "order:cancel",
  returned: "order:return",
  paid: "order:paid",
  failed: "order:unpaid",
  refunded: "order:refund",
};

export const isUndone = (order: ShownOrder): boolean =>
  order.history.some(({ after }) => undoneStates.has(after));

import { isMailedState } from "./orderStateMails.rules.ts";
import { allowedActions, isUndoing, stateAfter } from "./orderStates.rules.ts";
import type { OrderAction, OrderState, PaymentState, TargetState } from "./orderStates.rules.ts";

export interface OrderStep {
  action: OrderAction;
  after: TargetState;
  /** Where a mail about it goes. Null without one. */
  mailTo: string | null;
  /** Pieces that come back to stock, unless the order says otherwise. */
  pieces: number;
  /** The coupon whose use comes back. */
  coupon: string | null;
}

interface OrderFacts {
  order: { state: OrderState; paymentState: PaymentState };
  provedEmail: string | null;
  coupon: string | null;
  /** `productId` is null for a variant that was deleted, whose pieces cannot come back. */
  lines: readonly { quantity: number; productId: string | null }[];
}

/** Returns the steps that an order allows, and what `changeOrders` would do at each. */
export const stepsOf = ({ order, provedEmail, coupon, lines }: OrderFacts): OrderStep[] => {
  const pieces = lines.reduce(
    (sum, { quantity, productId }) => sum + (productId === null ? 0 : quantity),
    0,
  );
  return [...allowedActions(order.state), ...allowedActions(order.paymentState)].map((action) => {
    const after = stateAfter(action);
    const undoes = isUndoing(after);
    return {
      action,
      after,
      mailTo: isMailedState(after) ? provedEmail : null,
      pieces: undoes ? pieces : 0,
      coupon: undoes ? coupon : null,
    };
  });
};

/** The states of an order. The first is the initial one. */
export const orderStates = [
  "placed",
  "confirmed",
  "packed",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
] as const;

/** The states of an order whose pieces are reserved: they are still on hand. */
export const reservingStates = ["placed", "confirmed"] as const satisfies readonly OrderState[];

/** The states of an order's payment. The first is the initial one. */
export const paymentStates = ["pending", "paid", "refunded", "failed"] as const;

export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];

/** The action that leads to each state: the names of the commands and of the merchant API's actions. */
export const actionTo = {
  confirmed: "confirm",
  packed: "pack",
  shipped: "ship",
  delivered: "deliver",
  cancelled: "cancel",
  returned: "return",
  paid: "paid",
  failed: "unpaid",
  refunded: "refund",
} as const satisfies Partial<Record<OrderState | PaymentState, string>>;

/** A state that an order or its payment can change to. */
export type TargetState = keyof typeof actionTo;

export type OrderAction = (typeof actionTo)[TargetState];

export const orderActions: readonly OrderAction[] = Object.values(actionTo);

export const stateAfter = (action: OrderAction): TargetState =>
  (Object.keys(actionTo) as TargetState[]).find((state) => actionTo[state] === action) ??
  "confirmed";

/** The transitions from each state. `[]` marks a final state. */
export const orderTransitions: Readonly<Record<OrderState, readonly (OrderState & TargetState)[]>> =
  {
    placed: ["confirmed", "cancelled"],
    confirmed: ["packed", "cancelled"],
    packed: ["shipped", "cancelled"],
    shipped: ["delivered", "returned"],
    delivered: ["returned"],
    cancelled: [],
    returned: [],
  };

export const paymentTransitions: Readonly<
  Record<PaymentState, readonly (PaymentState & TargetState)[]>
> = {
  pending: ["paid", "failed"],
  failed: ["paid"],
  paid: ["refunded"],
  refunded: [],
};

const transitions: Readonly<Record<OrderState | PaymentState, readonly TargetState[]>> = {
  ...orderTransitions,
  ...paymentTransitions,
};

/** Returns the actions that a state of an order, or of its payment, allows. */
export const allowedActions = (state: OrderState | PaymentState): OrderAction[] =>
  transitions[state].map((next) => actionTo[next]);

/** States that end an order and return its stock and coupon. A database index allows one per order. */
export const undoingStates = ["cancelled", "returned"] as const satisfies readonly OrderState[];

export const isUndoing = (state: OrderState | PaymentState): boolean =>
  (undoingStates as readonly string[]).includes(state);

/** States of orders that are still to be sent. */
export const unsentStates = [
  "placed",
  "confirmed",
  "packed",
] as const satisfies readonly OrderState[];

export const isUnsent = (state: OrderState): boolean =>
  (unsentStates as readonly string[]).includes(state);

/** States of orders that are not sent, or on their way. */
export const openStates = [...unsentStates, "shipped"] as const satisfies readonly OrderState[];

export const isOpen = (state: OrderState): boolean =>
  (openStates as readonly string[]).includes(state);

/** Which orders a shopkeeper looks at: all of these states, or any. */
export interface OrderView {
  states?: readonly OrderState[];
  paymentStates?: readonly PaymentState[];
}

/** The views of the list of orders. */
export const orderViews = {
  toDo: { states: unsentStates },
  unpaid: {
    states: ["placed", "confirmed", "packed", "shipped", "delivered"],
    paymentStates: ["pending", "failed"],
  },
  sent: { states: ["shipped", "delivered"] },
  all: {},
} as const satisfies Record<string, OrderView>;

export type OrderViewName = keyof typeof orderViews;

export const orderViewNames = Object.keys(orderViews) as OrderViewName[];

/** Returns the delivery status for shoppers: a new order is 'pending' (ORD-07). */
export const deliveryStatusOf = (state: OrderState): string =>
  state === "placed" ? "pending" : state;

/** Returns the payment status for shoppers: a pending payment is 'unpaid' (ORD-08). */
export const paymentStatusOf = (state: PaymentState): string =>
  state === "pending" ? "unpaid" : state;

export const isTrackingNumber = (text: string): boolean =>
  /^[A-Za-z\d][A-Za-z\d ./-]{0,59}$/.test(text);

/** Whether a text is an https URL that a mail can contain unescaped. */
export const isTrackingLink = (text: string): boolean => {
  if (text.length > 500 || !/^https:\/\/[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === "" && password === "" && !/["'<>\\^`{|}]/.test(text);
};

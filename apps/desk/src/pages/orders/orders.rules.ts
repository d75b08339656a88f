import type { StatusPillProps } from "@pallu/ui";
import { counted, formatCount } from "../../platform/format.ts";
import type { Output } from "../../platform/callTypes.ts";
import type { ChangeAnswer, OrderAction, OrderState, PaymentState } from "./orders.data.ts";

export const stateWords: Readonly<Record<OrderState, string>> = {
  placed: "To confirm",
  confirmed: "To pack",
  packed: "To send",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returned: "Returned",
};

export const paymentWords: Readonly<Record<PaymentState, string>> = {
  pending: "Unpaid",
  paid: "Paid",
  refunded: "Refunded",
  failed: "Payment failed",
};

/** Says which addresses a file has, and why some are left out. */
export const addressesText = ({
  rows,
  hidden,
  fileName,
}: Output<"GET /api/desk/orders/addresses">): string =>
  [
    `${counted(rows, "address", "addresses")} saved as ${fileName}.`,
    ...(hidden === 0
      ? []
      : [
          `${counted(hidden, "order")} left out: ${hidden === 1 ? "it" : "they"} ended, and the address is hidden 90 days after the order.`,
        ]),
  ].join(" ");

/** The server counts the orders of a view up to here. */
const MAX_IN_VIEW = 1000;

/** Returns the number of orders in a view: 12, or 1,000+. */
export const countText = (count: number): string =>
  count >= MAX_IN_VIEW ? `${formatCount(MAX_IN_VIEW)}+` : formatCount(count);

const wordsOf: Readonly<Record<string, string>> = { ...stateWords, ...paymentWords };

/** Returns the words of a state, of an order or of its payment. */
export const wordsOfState = (state: string): string => wordsOf[state] ?? state;

const tones: Readonly<Record<OrderState | PaymentState, StatusPillProps["tone"]>> = {
  placed: "warning",
  confirmed: "warning",
  packed: "warning",
  shipped: "success",
  delivered: "success",
  cancelled: "neutral",
  returned: "neutral",
  pending: "warning",
  paid: "success",
  refunded: "neutral",
  failed: "warning",
};

export const toneOf = (state: OrderState | PaymentState): StatusPillProps["tone"] => tones[state];

export const views = [
  ["toDo", "To do"],
  ["unpaid", "Unpaid"],
  ["sent", "Sent"],
  ["all", "All"],
] as const;

interface ActionWords {
  /** On a button. */
  verb: string;
  /** Of what was done. */
  done: string;
  /** Whether it concerns the payment. */
  isPayment?: boolean;
  /** Whether it ends the order or moves money: it is asked for a reason. */
  isFinal?: boolean;
}

export const actionWords: Readonly<Record<OrderAction, ActionWords>> = {
  confirm: { verb: "Confirm", done: "confirmed" },
  pack: { verb: "Pack", done: "packed" },
  ship: { verb: "Ship", done: "shipped" },
  deliver: { verb: "Mark delivered", done: "delivered" },
  cancel: { verb: "Cancel", done: "cancelled", isFinal: true },
  return: { verb: "Mark returned", done: "returned", isFinal: true },
  paid: { verb: "Mark paid", done: "marked paid", isPayment: true },
  unpaid: { verb: "Mark payment failed", done: "marked as not paid", isPayment: true },
  refund: { verb: "Mark refunded", done: "marked refunded", isPayment: true, isFinal: true },
};

/** The actions of a selection, in the order of a day. */
export const bulkActions = ["confirm", "pack", "ship", "paid"] as const;

const fromStates: Readonly<Record<(typeof bulkActions)[number], readonly string[]>> = {
  confirm: ["placed"],
  pack: ["confirmed"],
  ship: ["packed"],
  paid: ["pending", "failed"],
};

interface States {
  state: OrderState;
  payment: PaymentState;
}

/** Returns the actions that at least one order of a selection allows. */
export const possibleActions = (orders: readonly States[]): (typeof bulkActions)[number][] =>
  bulkActions.filter((action) =>
    orders.some(({ state, payment }) =>
      fromStates[action].includes(actionWords[action].isPayment ? payment : state),
    ),
  );

/** Returns the state that an action of an order starts from, which the server compares. */
export const expectedOf = (action: OrderAction, { state, payment }: States) =>
  actionWords[action].isPayment ? payment : state;

const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? "";

interface Press {
  action: OrderAction;
  count: number;
  /** How many mails are sent. Undefined while it is not known. */
  mails: number | undefined;
  /** Of the only order. */
  fullName?: string;
}

/** Returns the text of the button: what its press does, and who gets a mail. */
export const pressText = ({ action, count, mails = 0, fullName = "" }: Press): string => {
  const { verb } = actionWords[action];
  const isMark = verb.startsWith("Mark ");
  if (count === 1) {
    const only = isMark ? verb : `${verb} order`;
    return mails === 0 ? only : `${only}, mail ${firstName(fullName) || "the shopper"}`;
  }
  const orders = counted(count, "order");
  const what = isMark ? verb.replace("Mark ", `Mark ${orders} `) : `${verb} ${orders}`;
  return mails > 0 ? `${what}, send ${counted(mails, "mail")}` : what;
};

/** Returns the sentence that is announced after a change. */
export const doneText = (action: OrderAction, { changes, mails }: ChangeAnswer): string => {
  const { done } = actionWords[action];
  const [first] = changes;
  const what =
    changes.length === 1 && first
      ? `Order ${first.id} is ${done}.`
      : `${counted(changes.length, "order")} are ${done}.`;
  return mails > 0 ? `${what} ${counted(mails, "mail")} sent.` : what;
};

/** Returns tracking as it is sent: a link if the text is one, else a number. Undefined for an empty text. */
export const trackingOf = (
  typed: string,
): { number: string | null; link: string | null } | undefined => {
  const text = typed.trim();
  if (text === "") return undefined;
  return /^https?:\/\//i.test(text) ? { number: null, link: text } : { number: text, link: null };
};

/** Returns the index of the order whose tracking a refusal names, and what is wrong with it. */
export const trackingFault = (message: string): { index: number; text: string } | undefined => {
  const found = /"orders\.(\d+)\.tracking\.(?:number|link)" (.*)$/.exec(message);
  return found?.[1] === undefined ? undefined : { index: Number(found[1]), text: `It ${found[2]}` };
};

/** Returns what an action gives back, and who is told, as sentences. */
export const consequencesOf = ({
  mailTo,
  pieces,
  coupon,
}: {
  mailTo: readonly string[];
  pieces: number;
  coupon: string | null;
}): string[] => [
  ...(mailTo.length === 1 ? [`1 mail goes to ${mailTo[0]}.`] : []),
  ...(mailTo.length > 1 ? [`${mailTo.length} mails are sent.`] : []),
  ...(pieces > 0
    ? [`${counted(pieces, "piece")} ${pieces === 1 ? "comes" : "come"} back to stock.`]
    : []),
  ...(coupon === null ? [] : [`The use of coupon ${coupon} comes back.`]),
];

/** Returns an address as lines, without empty ones. */
export const addressLines = (order: {
  fullName: string;
  addressLine1: string;
  addressLine2: string;
  townCity: string;
  zipCode: string;
}): string[] =>
  [
    order.fullName,
    order.addressLine1,
    order.addressLine2,
    `${order.townCity} ${order.zipCode}`.trim(),
  ].filter((text) => text.trim() !== "");

/** Returns what a phone can call: digits, and + at the beginning. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/(?!^\+)[^\d]/g, "")}`;

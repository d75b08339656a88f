import type { DeskError } from "../../platform/api.ts";
import type { StatusPillProps } from "@pallu/ui";
import { counted, formatCount, formatMoney } from "../../platform/format.ts";
import type { Output } from "../../platform/callTypes.ts";
import type {
  ChangeAnswer,
  DeliveryAddress,
  OrderAction,
  OrderState,
  PaymentState,
} from "./orders.data.ts";

export const stateWords: Readonly<Record<OrderState, string>> = {
  placed: "To confirm",
  confirmed: "To pack",
  packed: "To ship",
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

interface States {
  state: OrderState;
  payment: PaymentState;
}

/** Whether an order is still to be sent, so that its address can be changed. */
export const isUnsent = ({ state }: Pick<States, "state">): boolean =>
  state === "placed" || state === "confirmed" || state === "packed";

/** Whether an order was paid and is not sold any more, so that its money is to be given back. */
export const isRefundDue = ({ state, payment }: States): boolean =>
  payment === "paid" && (state === "cancelled" || state === "returned");

const startsFrom = {
  confirm: ({ state }: States) => state === "placed",
  pack: ({ state }: States) => state === "confirmed",
  ship: ({ state }: States) => state === "packed",
  deliver: ({ state }: States) => state === "shipped",
  paid: ({ payment }: States) => payment === "pending" || payment === "failed",
  refund: isRefundDue,
} as const;

/** An action of a selection. */
export type BulkAction = keyof typeof startsFrom;

/** The actions of a selection, in the order of a day. */
const bulkActions = Object.keys(startsFrom) as BulkAction[];

/** Returns the actions that at least one order of a selection allows. A refund must be due for all of them. */
export const possibleActions = (orders: readonly States[]): BulkAction[] =>
  bulkActions.filter((action) =>
    action === "refund" ? orders.every(isRefundDue) : orders.some(startsFrom[action]),
  );

/** Returns what a dialog is called that asks for more before an action, and the button that opens it. */
export const askText = (action: OrderAction, orders: readonly { total: number }[]): string =>
  action === "refund" && orders.length === 1
    ? `Refund ${formatMoney(orders[0]?.total ?? 0)}`
    : action === "refund"
      ? "Refund"
      : actionWords[action].verb;

/** Returns the state that an action of an order starts from, which the server compares. */
export const expectedOf = (action: OrderAction, { state, payment }: States) =>
  actionWords[action].isPayment ? payment : state;

/** Returns the first word of a name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? "";

interface Press {
  action: OrderAction;
  count: number;
  /** How many mails are sent. Undefined while it is not known. */
  mails: number | undefined;
  /** Of the only order. */
  fullName?: string;
  /** How many orders have no tracking number. @default 0 */
  untracked?: number;
}

const untrackedText = (untracked: number, count: number): string => {
  if (count === 1) return " without a tracking number";
  return untracked === count
    ? " without tracking numbers"
    : `, ${untracked} without a tracking number`;
};

/** Returns the text of the button: what its press does, and what is missing, else who gets a mail. */
export const pressText = ({
  action,
  count,
  mails = 0,
  fullName = "",
  untracked = 0,
}: Press): string => {
  const { verb } = actionWords[action];
  const isMark = verb.startsWith("Mark ");
  if (count === 1) {
    const only = isMark ? verb : `${verb} order`;
    if (untracked > 0) return only + untrackedText(untracked, count);
    return mails === 0 ? only : `${only}, mail ${firstName(fullName) || "the shopper"}`;
  }
  const orders = counted(count, "order");
  const what = isMark ? verb.replace("Mark ", `Mark ${orders} `) : `${verb} ${orders}`;
  if (untracked > 0) return what + untrackedText(untracked, count);
  return mails > 0 ? `${what}, send ${counted(mails, "mail")}` : what;
};

/** Returns that money is to be given back, for some of the orders that are cancelled or returned. Undefined if none was paid. */
export const refundText = (
  action: OrderAction,
  orders: readonly { payment: PaymentState }[],
): string | undefined => {
  if (action !== "cancel" && action !== "return") return undefined;
  const paid = orders.filter(({ payment }) => payment === "paid").length;
  if (paid === 0) return undefined;
  return orders.length === 1
    ? "It was paid: give the money back."
    : `${formatCount(paid)} of them ${paid === 1 ? "was" : "were"} paid: give the money back.`;
};

/** Returns the sentences that are announced after a change of some orders, as they were before. */
export const doneText = (
  action: OrderAction,
  { changes, mails }: ChangeAnswer,
  orders: readonly { id: string; payment: PaymentState }[],
): string => {
  const { done } = actionWords[action];
  const [first] = changes;
  const what =
    changes.length === 1 && first
      ? `Order ${first.id} is ${done}.`
      : `${counted(changes.length, "order")} are ${done}.`;
  const changed = orders.filter(({ id }) => changes.some((change) => change.id === id));
  const sentences = [
    what,
    mails > 0 ? `${counted(mails, "mail")} sent.` : undefined,
    refundText(action, changed),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
};

/** Returns the lines of a text that was copied from a column. Undefined for a text of one line. */
export const pastedLines = (text: string): string[] | undefined => {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  return lines.length > 1 ? lines.map((line) => line.trim()) : undefined;
};

/** Returns the texts that are there for more than one order, as they were first typed, each with these orders. */
export const repeatedTexts = (
  typed: readonly { id: string; text: string }[],
): { text: string; ids: string[] }[] => {
  const found = new Map<string, { text: string; ids: string[] }>();
  for (const { id, text } of typed.map((each) => ({ ...each, text: each.text.trim() }))) {
    if (text === "") continue;
    const same = found.get(text.toUpperCase()) ?? { text, ids: [] };
    found.set(text.toUpperCase(), { text: same.text, ids: [...same.ids, id] });
  }
  return [...found.values()].filter(({ ids }) => ids.length > 1);
};

/** Returns tracking as it is sent: a link if the text is one, else a number. Undefined for an empty text. */
export const trackingOf = (
  typed: string,
): { number: string | null; link: string | null } | undefined => {
  const text = typed.trim();
  if (text === "") return undefined;
  return /^https?:\/\//i.test(text) ? { number: null, link: text } : { number: text, link: null };
};

/**
 * Returns what is wrong with the fields of a form, by the part of their path that names one: the index of an order, or a
 * field. Undefined if the refusal is about something else.
 */
export const faultsAt = (
  failure: DeskError | undefined,
  path: RegExp,
): ReadonlyMap<string, string> | undefined => {
  const found = [...(failure?.faults ?? [])].flatMap(([field, rule]) => {
    const name = path.exec(field)?.[1];
    return name === undefined ? [] : [[name, `It ${rule}`] as const];
  });
  return found.length > 0 ? new Map(found) : undefined;
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
export const addressLines = (order: Omit<DeliveryAddress, "phoneNo">): string[] =>
  [
    order.fullName,
    order.addressLine1,
    order.addressLine2,
    `${order.townCity} ${order.zipCode}`.trim(),
  ].filter((text) => text.trim() !== "");

/** Returns what a phone can call: digits, and + at the beginning. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/(?!^\+)[^\d]/g, "")}`;

import { createHash, randomBytes } from "node:crypto";
import { minorOf, rupeesOf, totalsOf } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

/** The relevant part of a line in a checkout request. */
export interface CartQuantity {
  cartId: string;
  quantity: number;
}

/** A line of the stored cart at checkout, with the stored price. */
export interface CheckoutLine extends CartQuantity {
  seq: number;
  variantId: string;
  productName: string;
  colourName: string;
  optionName: string;
  optionValue: string;
  sku: string | null;
  image: string;
  unitPaise: number;
  stock: number;
}

const billingFields = [
  "fullName",
  "email",
  "phoneNo",
  "townCity",
  "zipCode",
  "addressLine1",
  "addressLine2",
  "additionalText",
] as const;

export type Billing = Record<(typeof billingFields)[number], string>;

const isSameBilling = (a: Billing, b: Billing): boolean =>
  billingFields.every((field) => a[field] === b[field]);

const fingerprint = (lines: readonly CartQuantity[]): string =>
  JSON.stringify(
    lines.map(({ cartId, quantity }) => [cartId, quantity] as const).toSorted(byCartId),
  );

const byCartId = (a: readonly [string, number], b: readonly [string, number]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1];

/** Whether a request names exactly the lines and quantities of the stored cart, in any order. */
export const isSameCart = (
  submitted: readonly CartQuantity[],
  stored: readonly CartQuantity[],
): boolean => fingerprint(submitted) === fingerprint(stored);

interface Submission {
  userId: string;
  lines: readonly CartQuantity[];
}

/**
 * Returns a key that is equal for equal carts of a user. Cart ids are never reused, so a cart is ordered once
 * (docs/decisions/0006).
 */
export const submissionKeyOf = ({ userId, lines }: Submission): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, fingerprint(lines)]))
    .digest("hex");

interface Details {
  billing: Billing;
  /** Empty without a coupon. */
  couponCode: string;
  currency: Currency;
}

/** Whether an order has the details of a submission: if its cart is the same too, the submission is a retry. */
export const hasDetails = (
  order: Billing & { couponCode: string | null; currency: Currency },
  { billing, couponCode, currency }: Details,
): boolean =>
  isSameBilling(order, billing) &&
  (order.couponCode ?? "") === couponCode &&
  order.currency === currency;

/** Omits I, L, O and U, which are easily misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns `PL-` and 50 random bits in Crockford's base 32: short to read, infeasible to guess. */
export const newOrderId = (): string =>
  `PL-${Array.from(randomBytes(10), (byte) => ALPHABET[byte & 31]).join("")}`;

/**
 * Returns the id of an order as people read it out: letter case and `PL-` do not matter, O is 0, and I and L are 1. Any
 * other text is returned as it is.
 */
export const orderIdOf = (typed: string): string => {
  const [, code] = /^(?:PL-?)?([\dA-Z]{10})$/.exec(typed.trim().toUpperCase()) ?? [];
  return code === undefined ? typed : `PL-${code.replaceAll("O", "0").replaceAll(/[IL]/g, "1")}`;
};

/** Returns the quantities by variant, in lock order. */
export const quantityByVariant = (
  lines: readonly CheckoutLine[],
): { id: string; quantity: number }[] => {
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of lines)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  return [...quantities]
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** Allowed difference between the request's total and ours, in paise. It covers display rounding. */
const TOTAL_TOLERANCE_PAISE = 100;

/** Compares the total of a request, which is in INR like all its amounts (docs/decisions/0004), with ours. */
export const isTotalRight = (
  clientPaise: number,
  lines: readonly CheckoutLine[],
  discountPaise: number,
): boolean =>
  Math.abs(clientPaise - totalsOf(lines, "INR", discountPaise).total) <= TOTAL_TOLERANCE_PAISE;

export const subTotalPaiseOf = (lines: readonly CheckoutLine[]): number =>
  totalsOf(lines, "INR").subTotal;

interface Draft extends Submission, Details {
  discountPaise: number;
  lines: readonly CheckoutLine[];
  createdAt: Date;
  idempotencyKey: string | null;
}

/** Returns the rows of a new order: a copy of the items, at the unit prices of its currency (docs/decisions/0004). */
export const draftOrder = (draft: Draft): { order: NewOrder; lines: NewOrderLine[] } => {
  const { userId, billing, currency, couponCode, discountPaise, createdAt, idempotencyKey } = draft;
  const id = newOrderId();
  const totals = totalsOf(draft.lines, currency, discountPaise);
  const order: NewOrder = {
    ...billing,
    id,
    userId,
    currency,
    createdAt,
    submissionKey: submissionKeyOf(draft),
    idempotencyKey,
    couponCode: couponCode === "" ? null : couponCode,
    subTotalPaise: subTotalPaiseOf(draft.lines),
    discountPaise,
    subTotalMinor: totals.subTotal,
    discountMinor: totals.discount,
    totalMinor: totals.total,
  };
  const lines = draft.lines.map((line, index) => ({
    orderId: id,
    position: index + 1,
    variantId: line.variantId,
    productName: line.productName,
    colourName: line.colourName,
    optionName: line.optionName,
    optionValue: line.optionValue,
    sku: line.sku,
    image: line.image,
    quantity: line.quantity,
    unitPaise: line.unitPaise,
    unitMinor: minorOf(line.unitPaise, currency),
    lineMinor: minorOf(line.unitPaise, currency) * line.quantity,
  }));
  return { order, lines };
};

/** Converts minor units to the number of the wire format. Every currency here has two decimals. */
export const amountOf = (minor: number): number => rupeesOf(minor);

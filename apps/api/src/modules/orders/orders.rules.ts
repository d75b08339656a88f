import { createHash, randomBytes } from "node:crypto";
import { minorOf, rupeesOf, totalsOf } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

/** A line of a checkout request: all that counts of it. */
export interface WantedLine {
  cartId: string;
  quantity: number;
}

/** A line of the stored cart at the moment of checkout, with the price of the database. */
export interface CheckoutLine extends WantedLine {
  seq: number;
  variantId: string;
  productName: string;
  colourName: string;
  image: string;
  unitPaise: number;
  stock: number;
}

export interface Billing {
  fullName: string;
  email: string;
  phoneNo: string;
  townCity: string;
  zipCode: string;
  addressLine1: string;
  addressLine2: string;
  additionalText: string;
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
] as const satisfies readonly (keyof Billing)[];

export const isSameBilling = (a: Billing, b: Billing): boolean =>
  billingFields.every((field) => a[field] === b[field]);

const fingerprint = (lines: readonly WantedLine[]): string =>
  JSON.stringify(
    lines.map(({ cartId, quantity }) => [cartId, quantity] as const).toSorted(byCartId),
  );

const byCartId = (a: readonly [string, number], b: readonly [string, number]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1];

/** Whether a request names exactly the lines and quantities of the stored cart, in any order. */
export const isSameCart = (wanted: readonly WantedLine[], stored: readonly WantedLine[]): boolean =>
  fingerprint(wanted) === fingerprint(stored);

interface Submission {
  userId: string;
  lines: readonly WantedLine[];
  couponCode: string;
  currency: Currency;
}

/** Cart ids are never used again, so an equal submission can only be a retry of the same one (decision 11). */
export const submissionKeyOf = ({ userId, lines, couponCode, currency }: Submission): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, fingerprint(lines), couponCode, currency]))
    .digest("hex");

/** No I, L, O and U: nothing that is misread over the telephone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `PL-` and 50 random bits in Crockford's base 32: short enough for a table, out of reach of guessing. */
export const newOrderId = (): string =>
  `PL-${Array.from(randomBytes(10), (byte) => ALPHABET[byte & 31]).join("")}`;

/** The quantities by variant, in the order in which their rows are locked. */
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

/** How far the total of a request may be from ours, in paise: what display rounding can make of it. */
const TOTAL_TOLERANCE_PAISE = 100;

/** Compares the total of a request, in INR like every figure of a request (decision 6), with ours. */
export const isTotalRight = (
  clientPaise: number,
  lines: readonly CheckoutLine[],
  discountPaise: number,
): boolean =>
  Math.abs(clientPaise - totalsOf(lines, "INR", discountPaise).total) <= TOTAL_TOLERANCE_PAISE;

export const subTotalPaiseOf = (lines: readonly CheckoutLine[]): number =>
  totalsOf(lines, "INR").subTotal;

interface Draft extends Submission {
  billing: Billing;
  discountPaise: number;
  lines: readonly CheckoutLine[];
  createdAt: Date;
  idempotencyKey: string | null;
}

/** The rows of a new order: a copy of what was bought, at the unit prices of its currency (decision 6). */
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
    image: line.image,
    quantity: line.quantity,
    unitPaise: line.unitPaise,
    unitMinor: minorOf(line.unitPaise, currency),
    lineMinor: minorOf(line.unitPaise, currency) * line.quantity,
  }));
  return { order, lines };
};

/** An amount in the smallest unit of its currency as the number of the wire; every currency here has two decimals. */
export const amountOf = (minor: number): number => rupeesOf(minor);

import { minorOf } from "./money.ts";
import type { Currency } from "./money.ts";

export interface PricedLine {
  /** Offer price of one piece, in paise. */
  unitPaise: number;
  quantity: number;
}

export interface Totals {
  /** One amount for each line, in the smallest unit of the currency. */
  lines: number[];
  subTotal: number;
  discount: number;
  total: number;
}

/**
 * Returns totals in the smallest unit of a currency. Converts and rounds unit prices and the discount, never sums, so
 * that rows add up to the total (CART-24, docs/decisions/0004). The discount never exceeds the sub total.
 */
export const totalsOf = (
  lines: readonly PricedLine[],
  currency: Currency,
  discountPaise = 0,
): Totals => {
  const amounts = lines.map((line) => minorOf(line.unitPaise, currency) * line.quantity);
  const subTotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const discount = Math.min(minorOf(Math.max(0, discountPaise), currency), subTotal);
  return { lines: amounts, subTotal, discount, total: subTotal - discount };
};

/** Returns a percentage of an amount in paise, rounded half up. */
export const percentOf = (paise: number, percent: number): number =>
  Math.round((paise * percent) / 100);

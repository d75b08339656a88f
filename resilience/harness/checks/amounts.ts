import type { CouponRule, Submission } from "./journal.ts";

/** Converts an amount with two decimals to paise or cents. */
export const toMinorUnits = (amount: number | string): number => {
  const [whole = "", part = ""] = (typeof amount === "number" ? amount.toFixed(2) : amount).split(
    ".",
  );
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
};

/** Divides integers and rounds half up. */
export const divideAndRound = (value: number, by: number): number =>
  Math.floor((2 * value + by) / (2 * by));

/** Converts paise at 87.72 rupees per dollar. Only unit prices and the discount are converted, so only they are rounded. */
export const toCurrency = (paise: number, currency: string): number =>
  currency === "USD" ? divideAndRound(paise * 100, 8772) : paise;

export const sum = <T>(rows: Iterable<T>, valueOf: (row: T) => number): number => {
  let total = 0;
  for (const row of rows) total += valueOf(row);
  return total;
};

/** Returns the discount of a coupon, 0 below its minimum. */
export const discountPaiseOf = (rule: CouponRule | undefined, subTotalPaise: number): number => {
  if (!rule || subTotalPaise < rule.minimumPaise) return 0;
  const paise =
    rule.percent === null
      ? (rule.amountPaise ?? 0)
      : divideAndRound(subTotalPaise * rule.percent, 100);
  return Math.min(paise, subTotalPaise);
};

/** Returns the amounts that a shopper saw, in the currency of the order. */
export const amountsOf = ({ lines, currency, discountPaise }: Submission) => {
  const subTotal = sum(
    lines,
    ({ unitPaise, quantity }) => toCurrency(unitPaise, currency) * quantity,
  );
  const discount = Math.min(toCurrency(discountPaise, currency), subTotal);
  return { subTotal, discount, total: subTotal - discount };
};

/** INR is the default, USD the alternative (CUR-03, CUR-04). */
export const currencies = ["INR", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Rupees per US dollar (CUR-07). */
export const INR_PER_USD = 87.72;

/** Parses a stored currency. Unknown values count as INR (CUR-04). */
export const currencyOf = (value: unknown): Currency => (value === "USD" ? "USD" : "INR");

/** Converts rupees from the wire to whole paise. 0 for anything that is not a finite number. */
export const paiseOf = (rupees: unknown): number => {
  const number = typeof rupees === "string" ? Number(rupees) : rupees;
  return typeof number === "number" && Number.isFinite(number)
    ? Math.round((number + Math.sign(number) * Number.EPSILON) * 100)
    : 0;
};

/** Converts whole paise to rupees for the wire. */
export const rupeesOf = (paise: number): number => paise / 100;

/**
 * Converts paise to the smallest unit of a currency (paise or cents), rounded half up. Only unit prices and discounts
 * are rounded, never sums, so that shown rows add up to the shown total (docs/decisions/0004).
 */
export const minorOf = (paise: number, currency: Currency): number =>
  currency === "USD" ? Math.round(paise / INR_PER_USD) : paise;

/** Symbol of a currency, and the digits that a comma follows in en-IN and en-US. */
const notation = {
  INR: { symbol: "₹", beforeComma: /\d(?=(?:\d\d)+\d$)/g },
  USD: { symbol: "$", beforeComma: /\d(?=(?:\d{3})+$)/g },
} as const;

/**
 * Formats an amount in the smallest unit of its currency: `₹12,480`, `₹99.50`, `$1.14` (CUR-08 to CUR-10, CUR-14).
 * The result is that of `Intl.NumberFormat`, whose first use takes 16 ms, on a phone 64 ms.
 */
export const formatMinor = (minor: number, currency: Currency): string => {
  const { symbol, beforeComma } = notation[currency];
  const amount = Math.abs(minor);
  const whole = String(Math.floor(amount / 100)).replace(beforeComma, "$&,");
  const fraction = amount % 100 === 0 ? "" : `.${String(amount % 100).padStart(2, "0")}`;
  return `${minor < 0 ? "-" : ""}${symbol}${whole}${fraction}`;
};

/** Formats a count of 0 or more as in en-IN: `12,34,567`. See {@link formatMinor}. */
export const formatCount = (count: number): string =>
  String(count).replace(notation.INR.beforeComma, "$&,");

/** Converts an amount in paise to a currency and formats it. */
export const formatPaise = (paise: number, currency: Currency): string =>
  formatMinor(minorOf(paise, currency), currency);

/** Returns the first number in a text, in rupees, without commas and spaces. Null if there is none (CUR-13). */
export const parseAmount = (text: unknown): number | null => {
  const match = typeof text === "string" && /\d+(?:\.\d+)?/.exec(text.replace(/[,\s]/g, ""));
  return match ? Number(match[0]) : null;
};

/**
 * Formats a price text of the sample data in a currency. Splits a range `low - high` on '-' and converts each side.
 * Keeps a text or a side without a number unchanged (CUR-11 to CUR-13).
 */
export const formatPriceText = (text: string, currency: Currency): string =>
  parseAmount(text) === null
    ? text
    : text
        .split("-")
        .map((side) => {
          const rupees = parseAmount(side);
          return rupees === null ? side.trim() : formatPaise(paiseOf(rupees), currency);
        })
        .join(" - ");

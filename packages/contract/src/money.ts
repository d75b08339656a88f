/** INR is the default; USD is the other choice (CUR-03, CUR-04). */
export const currencies = ["INR", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Rupees for one dollar (CUR-07). */
export const INR_PER_USD = 87.72;

/** An unknown stored value counts as INR (CUR-04). */
export const currencyOf = (value: unknown): Currency => (value === "USD" ? "USD" : "INR");

/** Rupees as they come over the wire, to whole paise; 0 for anything that is not a finite number. */
export const paiseOf = (rupees: unknown): number => {
  const number = typeof rupees === "string" ? Number(rupees) : rupees;
  return typeof number === "number" && Number.isFinite(number)
    ? Math.round((number + Math.sign(number) * Number.EPSILON) * 100)
    : 0;
};

/** Whole paise to rupees for the wire. */
export const rupeesOf = (paise: number): number => paise / 100;

/**
 * Paise to the smallest unit of a currency (paise or cents), rounded half up.
 * The one rounding rule: it is applied to a unit price and to a discount, never to a sum,
 * so that shown rows always add up to the shown total (decision 6).
 */
export const minorOf = (paise: number, currency: Currency): number =>
  currency === "USD" ? Math.round(paise / INR_PER_USD) : paise;

const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (currency: Currency, whole: boolean): Intl.NumberFormat => {
  const key = `${currency}${whole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(currency === "USD" ? "en-US" : "en-IN", {
      style: "currency",
      currency,
      minimumFractionDigits: whole ? 0 : 2,
      maximumFractionDigits: whole ? 0 : 2,
    });
    formatters.set(key, formatter);
  }
  return formatter;
};

/** An amount in the smallest unit of its currency as text: `₹12,480`, `₹99.50`, `$1.14` (CUR-08 to CUR-10, CUR-14). */
export const formatMinor = (minor: number, currency: Currency): string =>
  formatterOf(currency, minor % 100 === 0).format(minor / 100);

/** An amount in paise, converted to a currency, as text. */
export const formatPaise = (paise: number, currency: Currency): string =>
  formatMinor(minorOf(paise, currency), currency);

/** Strips commas and spaces and takes the first number, in rupees; null if there is none (CUR-13). */
export const parseAmount = (text: unknown): number | null => {
  const match = typeof text === "string" && /\d+(?:\.\d+)?/.exec(text.replace(/[,\s]/g, ""));
  return match ? Number(match[0]) : null;
};

/**
 * A price of the sample data as text in a currency. A range `low - high` is split on '-' and each side
 * converted; a text or a side that holds no number is left unchanged (CUR-11 to CUR-13).
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

import { asciiDigits } from "../../style/asciiDigits.ts";

/** Groups of two or three digits and a last one of three: 12,48,000 and 1,248,000, but not 12,5. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Parses a number as people type it, with digits of any script, separators of thousands and a currency sign.
 * @param decimals how many decimals it may have
 * @returns the number without its decimal point, as 1250.5 with two decimals is 125050; `null` for nothing, `undefined` for
 * what is no such number
 */
export const parseTyped = (text: string, decimals: number): number | null | undefined => {
  const typed = asciiDigits(text)
    .replaceAll(/[\s\u200e\u200f\u061c₹٬]|Rs\.?/giu, "")
    .replace("٫", ".")
    .replace("−", "-");
  if (typed === "") return null;
  const plain = grouped.test(typed) ? typed.replaceAll(",", "") : typed;
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (sign === undefined || whole + fraction === "" || fraction.length > decimals) return undefined;
  const scaled = Number(whole + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(scaled)) return undefined;
  return sign === "-" && scaled !== 0 ? -scaled : scaled;
};

/** Writes such a number as it is edited: without groups, and with all decimals or none. */
export const plainNumber = (scaled: number, decimals: number): string => {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${scaled < 0 ? "-" : ""}${whole}${/[1-9]/.test(fraction) ? `.${fraction}` : ""}`;
};

/** Writes such a number as it is read: with groups, and the fraction as edited. */
export const readNumber = (scaled: number, decimals: number): string => {
  const [whole = "", fraction] = plainNumber(scaled, decimals).split(".");
  const groups = new Intl.NumberFormat("en-IN").format(BigInt(whole.replace("-", "") || "0"));
  return `${scaled < 0 ? "-" : ""}${groups}${fraction === undefined ? "" : `.${fraction}`}`;
};

import { MAX_INTEGER } from "@pallu/contract/schemas";

/** Rupees with or without groups of digits, Indian (1,25,000) or other ones (125,000). */
const amount =
  /^(?:₹\s?)?(?<rupees>\d{1,8}|\d{1,2}(?:,\d{2}){0,2},\d{3}|\d{1,3}(?:,\d{3}){1,2})(?:\.(?<paise>\d{1,2}))?$/;

/** Parses an amount in rupees, such as 1299, 1299.50 or ₹1,25,000, and returns paise. Undefined if it is none above zero. */
export const paiseOfText = (text: string): number | undefined => {
  const { rupees, paise = "" } = amount.exec(text)?.groups ?? {};
  if (rupees === undefined) return undefined;
  const value = Number(rupees.replaceAll(",", "")) * 100 + Number(paise.padEnd(2, "0"));
  return value > 0 && value <= MAX_INTEGER ? value : undefined;
};

import { formatPaise, SHOP_UTC_OFFSET } from "@pallu/contract";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import { amountPaiseOf, wholeNumberOf } from "../modules/catalogue/listFiles.rules.ts";
import { shopDayOf } from "../modules/orders/period.rules.ts";
import type { Period } from "../modules/orders/period.rules.ts";
import { UsageError } from "./command.ts";

export { dateTime } from "../modules/orders/period.rules.ts";

/** Parses an integer. Throws UsageError, which names `what`. */
export const wholeNumber = (text: string, what: string, least = 0, most = MAX_INTEGER): number => {
  const value = wholeNumberOf(text, what, least, most);
  if (typeof value === "string") throw new UsageError(value);
  return value;
};

/** Parses an amount in rupees and returns paise. Throws UsageError, which names `what`. */
export const amountPaise = (text: string, what: string): number => {
  const value = amountPaiseOf(text, what);
  if (typeof value === "string") throw new UsageError(value);
  return value;
};

export const inRupees = (paise: number): string => formatPaise(paise, "INR");

/** Parses a day. Throws UsageError. */
const dayOf = (text: string): Period => {
  const day = shopDayOf(text);
  if (day === undefined) throw new UsageError(`'${text}' is not a day; write it as 2027-03-31.`);
  return day;
};

/** A day, or a moment with or without its zone, as Mailchimp, Shopify and ISO 8601 write it. */
const moment =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[ T](?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?<zone>Z|UTC|[+-]\d\d:?\d\d)?)?$/;

/** Parses a moment. Without a zone it is in the shop's. Undefined for any other text. */
export const momentOfText = (text: string): Date | undefined => {
  const { day, time = "00:00", zone = SHOP_UTC_OFFSET } = moment.exec(text)?.groups ?? {};
  if (day === undefined) return undefined;
  const offset = zone === "UTC" ? "Z" : zone.replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
  const date = new Date(`${day}T${time}${offset}`);
  // `Date` rolls over a day past a month's end.
  return shopDayOf(day) !== undefined && !Number.isNaN(date.getTime()) ? date : undefined;
};

/** Returns the first moment of a day in the shop's time zone. Throws UsageError. */
export const startOfDay = (text: string): Date => dayOf(text).from;

/** Returns the last moment of a day in the shop's time zone. Throws UsageError. */
export const endOfDay = (text: string): Date => dayOf(text).to;

/** Parses one of several words, undefined without one. Throws UsageError, which lists them. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  text: string | undefined,
  what: string,
): Word | undefined => {
  if (text === undefined) return undefined;
  const word = words.find((each) => each === text);
  if (word === undefined)
    throw new UsageError(`'${text}' is not a ${what}; use one of ${words.join(", ")}.`);
  return word;
};

/** Parses a text of one line, trimmed. Empty when unset. Throws UsageError, which names `what`. */
export const oneLine = (text: string | undefined, what: string, most: number): string => {
  const line = text?.trim() ?? "";
  if (line.length > most || !/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(line))
    throw new UsageError(`${what} must be one line of at most ${most} characters.`);
  return line;
};

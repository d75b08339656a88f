import { SHOP_TIME_ZONE, SHOP_UTC_OFFSET } from "@pallu/contract";

/** A time from its first to its last moment. */
export interface Period {
  from: Date;
  to: Date;
}

/**
 * Returns the first and the last moment of a day in the shop's time zone, such as 2027-03-31. Undefined for any other
 * text: `Date` would roll over a day past a month's end.
 */
export const shopDayOf = (text: string): Period | undefined => {
  const midnight = new Date(`${text}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(text);
  return isDay
    ? {
        from: new Date(`${text}T00:00:00.000${SHOP_UTC_OFFSET}`),
        to: new Date(`${text}T23:59:59.999${SHOP_UTC_OFFSET}`),
      }
    : undefined;
};

/** Formats a date and time in the shop's time zone, such as '31 Mar 2027, 14:05'. */
export const dateTime = (moment: Date): string =>
  moment.toLocaleString("en-GB", {
    timeZone: SHOP_TIME_ZONE,
    dateStyle: "medium",
    timeStyle: "short",
  });

import { SHOP_UTC_OFFSET } from "@pallu/contract";

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

/**
 * Days, dates and times of the business are those of the shop's time zone, on every screen and in every file. The zone
 * has no daylight saving time.
 */
export const SHOP_TIME_ZONE = "Asia/Kolkata";

/** Difference of the shop's time zone from UTC. */
export const SHOP_UTC_OFFSET = "+05:30";
const OFFSET_MS = (5 * 60 + 30) * 60_000;

/** Returns a moment as ISO 8601 in the shop's time zone, to the second: `2026-11-27T02:29:45+05:30`. */
export const shopTimestamp = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19) + SHOP_UTC_OFFSET;

/** Formats the day of a moment in the shop's time zone: `27 November 2026`. */
export const formatShopDay = (moment: Date): string =>
  moment.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: SHOP_TIME_ZONE });

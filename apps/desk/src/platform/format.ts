/** The time zone of the shop. */
const timeZone = "Asia/Kolkata";

/** Not `dateStyle`, which some browsers write as `30-Nov-2026`. */
const dayFields = { day: "numeric", month: "short", year: "numeric", timeZone } as const;
const day = new Intl.DateTimeFormat("en-IN", dayFields);
const dateTime = new Intl.DateTimeFormat("en-IN", {
  ...dayFields,
  hour: "numeric",
  minute: "2-digit",
});

/** Formats a moment (ISO) as day and time in the shop's time zone: `30 Nov 2026, 1:05 pm`. */
export const formatDateTime = (moment: string): string => dateTime.format(new Date(moment));

/** Formats a moment (ISO) as a day in the shop's time zone. */
export const formatDay = (moment: string): string => day.format(new Date(moment));

const whole = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats an amount in rupees, with paise only if it has some: `₹13,979`, `₹99.50`. */
export const formatMoney = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : exact).format(rupees);

const integer = new Intl.NumberFormat("en-IN");

export const formatCount = (count: number): string => integer.format(count);

/** Returns a count with its noun: `1 order`, `12 orders`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

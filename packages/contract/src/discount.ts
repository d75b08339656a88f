/** Tags that carry a coloured badge: green, purple, red (CAT-10 to CAT-12). */
export const badgeTags = ["Hot Sale", "NEW", "10% OFF"] as const;

/**
 * The discount tag of an offer price against the list price, in the specification's order: below 90 % is
 * asked first, so the tiers '20% OFF' and '30% OFF' are never reached (BIZ-01 to BIZ-05). Empty when the offer
 * is not lower or there is no list price.
 */
export const discountTag = (offer: number, list: number | null | undefined): string => {
  if (!list || !(offer < list)) return "";
  if (offer < list * 0.9) return "10% OFF";
  if (offer < list * 0.8) return "20% OFF";
  if (offer < list * 0.7) return "30% OFF";
  return "Sale";
};

/** The saving in whole percent, rounded down so that it is never overstated; 0 when there is none. */
export const savingPercent = (offer: number, list: number | null | undefined): number =>
  list && offer < list ? Math.floor(((list - offer) / list) * 100) : 0;

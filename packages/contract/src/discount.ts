/** Tags with a coloured badge: green, purple, red (CAT-10 to CAT-12). */
export const badgeTags = ["Hot Sale", "NEW", "10% OFF"] as const;

/**
 * Returns the discount tag of an offer price. Follows the specification's order: below 90 % is tested first, so '20%
 * OFF' and '30% OFF' are never returned (BIZ-01 to BIZ-05). Empty when the offer is not lower or there is no list
 * price.
 */
export const discountTag = (offer: number, list: number | null | undefined): string => {
  if (!list || !(offer < list)) return "";
  if (offer < list * 0.9) return "10% OFF";
  if (offer < list * 0.8) return "20% OFF";
  if (offer < list * 0.7) return "30% OFF";
  return "Sale";
};

/** Returns the saving in whole percent, rounded down so that it is never overstated. 0 without a saving. */
export const savingPercent = (offer: number, list: number | null | undefined): number =>
  list && offer < list ? Math.floor(((list - offer) / list) * 100) : 0;

/** A price in rupees as the API sends it. */
type Offer = number | string | null | undefined;

/** Returns whether two known prices differ. Hosts send numbers or texts. */
export const isOtherPrice = (before: Offer, now: Offer): boolean =>
  (before ?? "") !== "" &&
  (now ?? "") !== "" &&
  Number(before) !== Number(now) &&
  String(before) !== String(now);

/** Message for a price that changed while a page was open. */
export const priceWas = (name: string, price: string): string =>
  `${name} was ${price} when you opened this page.`;

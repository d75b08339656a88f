const fieldWords: Readonly<Record<string, string>> = {
  onHand: "On hand",
  offerPricePaise: "Offer price",
  listPricePaise: "List price",
  hidden: "Seen by shoppers",
  bestSeller: "Best seller",
  newArrival: "New arrival",
  trending: "Trending",
  until: "Ends",
  linkText: "Words of the link",
  refundLimitPaise: "Largest order that staff may refund",
  refundLimit: "Largest order that staff may refund",
  colourName: "Colour",
  optionName: "Option",
  optionValue: "Size",
  sku: "SKU",
  subcategoryId: "Group",
  clothImage: "Picture of the cloth",
  borderImage: "Picture of the border",
  isConfirmed: "Confirmed",
  email: "E-mail address",
  expiresAt: "Last day",
  expires: "Last day it works",
  scopes: "What it may do",
  url: "Address",
  person: "E-mail address or id of the account",
};

/** Returns a field of a call or an entry of the log as forms label it. Of a path such as `orders.1.reason`: its last field. */
export const fieldName = (path: string): string => {
  const field = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? path;
  const known = fieldWords[field];
  if (known !== undefined) return known;
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

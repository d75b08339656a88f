/** The names of a shop's parts, in the order of its file. A module of its own, as browsers load no schemas. */
export const partNames = [
  "frame",
  "home",
  "product",
  "contact",
  "legal",
  "terms",
  "shipping",
  "payment",
  "about",
  "faq",
  "team",
  "posts",
  "search",
  "theme",
] as const;

export type PartName = (typeof partNames)[number];

export const isPartName = (name: string): name is PartName =>
  partNames.some((each) => each === name);

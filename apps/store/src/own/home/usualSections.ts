import type { ShopParts } from "@pallu/contract/shop";

export type ShopHome = ShopParts["home"];

/** The sections of a shop that has written none: what its catalogue shows by itself. */
export const usualSections: ShopHome["sections"] = [
  { kind: "products", flag: "new-arrival" },
  { kind: "categories" },
  { kind: "collections" },
  { kind: "products", flag: "trending" },
  { kind: "products", flag: "best-seller" },
];

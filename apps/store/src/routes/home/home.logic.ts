import type { VariantAnswer } from "@pallu/contract";

/** Positions of the New Products grid in the product list, zero-based, both ends (HOME-32). */
export const newProductsRange = { first: 3, last: 6 } as const;

export const BEST_SELLERS = 5;

/** The flagged variants of a section, at most so many. */
export const flagged = (
  variants: VariantAnswer[],
  flag: "isBestSeller" | "isNewArrival" | "isTrending",
  most = Infinity,
): VariantAnswer[] => variants.filter((variant) => variant[flag] === true).slice(0, most);

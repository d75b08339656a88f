import type { VariantResponse } from "@pallu/contract";
import type { Flag } from "./cataloguePaths.ts";
import { cardDataOfVariant } from "./productCard.rules.ts";
import type { ProductCardData } from "./productCard.rules.ts";
import { oneForEachColour } from "./colourEntries.rules.ts";

/** Cards of variants by flag. */
export type FlaggedCards = Partial<Record<Flag, ProductCardData[]>>;

/** Returns the cards of variants with a flag, up to a limit. */
export const flaggedCards = (
  variants: VariantResponse[],
  flag: Flag,
  limit = Infinity,
): ProductCardData[] =>
  oneForEachColour(variants.filter((variant) => variant[flag] === true))
    .slice(0, limit)
    .map((variant) => cardDataOfVariant(variant, variant.Product ?? {}));

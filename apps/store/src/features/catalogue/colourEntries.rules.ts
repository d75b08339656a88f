import type { VariantResponse } from "@pallu/contract";
import { parseRupees } from "./parseRupees.ts";
import { colourKeyOf, isInStock, pricesOf } from "./productCard.rules.ts";

/** Returns one of two variants: the first in stock, with the lower prices of both. */
const mergeVariants = (one: VariantResponse, other: VariantResponse): VariantResponse => {
  const [first, second] = [one, other].map((each) => {
    const prices = pricesOf(each, each.Product ?? {});
    return { prices, offer: parseRupees(prices.productOfferPrice) ?? Infinity };
  });
  if (!first || !second) return one;
  return {
    ...(isInStock(one) || !isInStock(other) ? one : other),
    ...(second.offer < first.offer ? second : first).prices,
    ...((one.isPriceFrom || first.offer !== second.offer) && { isPriceFrom: true }),
  };
};

/**
 * Reduces a list to one entry for each colour of a product, as our API does: the first in stock with the lowest price of
 * the colour. Entries without an option stay.
 */
export const oneForEachColour = (entries: VariantResponse[]): VariantResponse[] => {
  const shown = new Map<unknown, VariantResponse>();
  for (const entry of entries) {
    const key = entry.productOptionValue
      ? `${entry.Product?.productId ?? entry.productId} ${colourKeyOf(entry)}`
      : entry;
    const before = shown.get(key);
    shown.set(key, before ? mergeVariants(before, entry) : entry);
  }
  return [...shown.values()];
};

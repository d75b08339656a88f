import { stockLimit } from "@pallu/contract";
import type { VariantResponse } from "@pallu/contract";
import type { CatalogueItem } from "../../features/catalogue/catalogue.rules.ts";
import {
  colourKeyOf,
  isNamedOnly,
  productHref,
} from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { oneForEachColour } from "../../features/catalogue/colourEntries.rules.ts";

/** Adds the colours of a product whose variants are all known. The card's own colour leads to the card's variant. */
export const withColours = (
  card: ProductCardData,
  { variant: own, product }: CatalogueItem,
): ProductCardData => {
  const isOwn = (variant: VariantResponse): boolean =>
    Boolean(variant.productOptionValue) && colourKeyOf(variant) === colourKeyOf(own);
  const colours = oneForEachColour(product.Variants ?? []);
  if (colours.some(isNamedOnly)) return card;
  return {
    ...card,
    colours: colours.map((variant) => ({
      label: variant.productColorName ? `${variant.productColorName} ${card.name}` : card.name,
      href: productHref(product.productId, (isOwn(variant) ? own : variant).productVariantId),
      colour: variant.productColor || "transparent",
      soldOut: stockLimit(variant) === 0,
    })),
  };
};

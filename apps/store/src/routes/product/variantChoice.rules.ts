import type { VariantResponse } from "@pallu/contract";
import { colourKeyOf, isInStock } from "../../features/catalogue/productCard.rules.ts";

/** Returns the first variant in stock, else the first. */
const firstInStock = (variants: VariantResponse[]): VariantResponse | undefined =>
  variants.find(isInStock) ?? variants[0];

/** Returns whether the variants differ by an option beside the colour, such as a size. */
const haveOption = (variants: VariantResponse[]): boolean =>
  variants.some(({ productOptionValue }) => productOptionValue);

/** Groups variants by a key, in the order of its first variant. */
const groupVariants = (
  variants: VariantResponse[],
  keyOf: (variant: VariantResponse) => string,
): VariantResponse[][] => {
  const groups = new Map<string, VariantResponse[]>();
  for (const variant of variants) {
    const key = keyOf(variant);
    const group = groups.get(key);
    if (group) group.push(variant);
    else groups.set(key, [variant]);
  }
  return [...groups.values()];
};

/**
 * Returns the variant of a colour that is nearest to a value of the option: that pair, also if it is sold out, else the
 * first of the colour in stock, else its first. Undefined without the colour.
 */
export const nearestVariant = (
  variants: VariantResponse[],
  wanted: { colour: string; option: string | null | undefined },
): VariantResponse | undefined => {
  const ofColour = variants.filter((variant) => colourKeyOf(variant) === wanted.colour);
  return (
    ofColour.find(({ productOptionValue }) => productOptionValue === wanted.option) ??
    firstInStock(ofColour)
  );
};

/** A link to a variant. */
interface VariantChoice {
  /** Id of the variant. */
  value: string;
  label: string;
  soldOut: boolean;
}

/** Returns a choice, none for a variant without an id. */
const choiceOf = (
  { productVariantId: id }: VariantResponse,
  label: string,
  soldOut: boolean,
): VariantChoice[] =>
  id === undefined || id === null ? [] : [{ value: String(id), label, soldOut }];

/**
 * Returns the colours of a product with their CSS colour, one for each variant if there is no option (PDP-15). With an
 * option a colour leads to the variant that is nearest to the current one, and is sold out if all its variants are. None
 * for a product whose only colour has neither a name nor a value.
 */
export const colourChoicesOf = (
  variants: VariantResponse[],
  current?: VariantResponse,
): (VariantChoice & { colour: string })[] => {
  const groups = haveOption(variants)
    ? groupVariants(variants, colourKeyOf)
    : variants.map((variant) => [variant]);
  if (groups.length === 1 && groups[0]?.every((variant) => !colourKeyOf(variant))) return [];
  return groups.flatMap((group, index) => {
    const [first = {}] = group;
    const key = colourKeyOf(first);
    const nearest =
      group.length === 1
        ? first
        : current && group.includes(current)
          ? current
          : nearestVariant(group, { colour: key, option: current?.productOptionValue });
    return choiceOf(nearest ?? first, key || `Colour ${index + 1}`, !group.some(isInStock)).map(
      (choice) => ({ ...choice, colour: first.productColor || "transparent" }),
    );
  });
};

/**
 * Returns the values of a product's option in the order of the shop. Each leads to its variant in the current colour, else
 * in another colour, one in stock before others. None without an option.
 */
export const optionChoicesOf = (
  variants: VariantResponse[],
  current: VariantResponse | undefined,
): VariantChoice[] =>
  groupVariants(
    variants.filter(({ productOptionValue }) => productOptionValue),
    ({ productOptionValue }) => productOptionValue ?? "",
  ).flatMap((group) => {
    const colour = colourKeyOf(current ?? {});
    const nearest =
      (current && group.includes(current) ? current : undefined) ??
      group.find((variant) => colourKeyOf(variant) === colour) ??
      firstInStock(group) ??
      {};
    return choiceOf(nearest, nearest.productOptionValue ?? "", !isInStock(nearest));
  });

/** Returns the values of the option that are in stock in the colour of a variant. */
export const valuesInStock = (
  variants: VariantResponse[],
  variant: VariantResponse | undefined,
): string[] =>
  variants.flatMap((other) =>
    other.productOptionValue &&
    isInStock(other) &&
    colourKeyOf(other) === colourKeyOf(variant ?? {})
      ? [other.productOptionValue]
      : [],
  );

/**
 * Returns the variant whose pictures a variant shows: the first of its colour with the same main picture, so that the
 * sizes of a colour share its pictures.
 */
export const picturedVariantOf = (
  variants: VariantResponse[],
  variant: VariantResponse | undefined,
): VariantResponse | undefined =>
  variant?.productOptionValue
    ? variants.find(
        (other) =>
          colourKeyOf(other) === colourKeyOf(variant) &&
          other.productVariantImage === variant.productVariantImage,
      )
    : variant;

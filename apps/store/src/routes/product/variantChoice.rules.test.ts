import type { VariantResponse } from "@pallu/contract";
import { expect, test } from "vitest";
import { fortySizes, oneSize, sized } from "../../testing/sizes.fixtures.ts";
import {
  colourChoicesOf,
  nearestVariant,
  optionChoicesOf,
  picturedVariantOf,
  valuesInStock,
} from "./variantChoice.rules.ts";

const { Variants: variants } = sized;
/** Returns the variant of a colour and a size, as "indigo M". */
const at = (name: string): VariantResponse | undefined => {
  const [colour = "", size = ""] = name.split(" ");
  return variants.find(
    ({ productVariantId }) =>
      productVariantId === `indigo-block-print-kurti--${colour}--${size.toLowerCase()}`,
  );
};
const nameOf = (variant: VariantResponse | undefined): string =>
  `${variant?.productColorName?.toLowerCase()} ${variant?.productOptionValue}`;
const nameAt = (id: string): string =>
  nameOf(variants.find(({ productVariantId }) => productVariantId === id));

test.each([
  ["Madder", "S", "madder S"],
  // Sold out, and still that size.
  ["Madder", "M", "madder M"],
  ["Indigo", "L", "indigo L"],
  // Madder has no L: its first in stock.
  ["Madder", "L", "madder S"],
  ["Indigo", "XXL", "indigo S"],
  ["Indigo", undefined, "indigo S"],
])("nearest to %s in %s is %s", (colour, option, name) => {
  expect(nameOf(nearestVariant(variants, { colour, option }))).toBe(name);
});

test("a colour of which nothing is left has its first variant as the nearest, an unknown one none", () => {
  const soldOut = variants.map((variant) => ({ ...variant, stockQuantity: 0 }));
  expect(nameOf(nearestVariant(soldOut, { colour: "Madder", option: "L" }))).toBe("madder S");
  expect(nearestVariant(variants, { colour: "Green", option: "S" })).toBeUndefined();
});

test("a colour keeps the size, and is sold out only if all its sizes are", () => {
  const choices = (name: string) =>
    colourChoicesOf(variants, at(name)).map(({ value, label, soldOut }) => [
      label,
      nameAt(value),
      soldOut,
    ]);
  expect(choices("indigo M")).toEqual([
    ["Indigo", "indigo M", false],
    ["Madder", "madder M", false],
  ]);
  expect(choices("indigo XL")).toEqual([
    ["Indigo", "indigo XL", false],
    ["Madder", "madder S", false],
  ]);
  const soldOut = variants.map((variant) =>
    variant.productColorName === "Madder" ? { ...variant, stockQuantity: 0 } : variant,
  );
  expect(colourChoicesOf(soldOut).map((choice) => choice.soldOut)).toEqual([false, true]);
});

test("sizes are in the order of the shop and lead to the current colour, else to another", () => {
  expect(
    optionChoicesOf(variants, at("madder M")).map(({ label, value, soldOut }) => [
      label,
      nameAt(value),
      soldOut,
    ]),
  ).toEqual([
    ["S", "madder S", false],
    ["M", "madder M", true],
    ["L", "indigo L", true],
    ["XL", "indigo XL", false],
    ["XXL", "madder XXL", false],
  ]);
  expect(optionChoicesOf(fortySizes.Variants, fortySizes.Variants[0])).toHaveLength(40);
});

test("[PDP-15] without an option there is a colour for each variant and no size", () => {
  const plain = variants.map((variant) => ({ ...variant, productOptionValue: undefined }));
  expect(colourChoicesOf(plain, plain[0])).toHaveLength(7);
  expect(optionChoicesOf(plain, plain[0])).toEqual([]);
  const nameless = [{ productVariantId: 1 }, { productVariantId: 2 }];
  expect(colourChoicesOf(nameless).map(({ label }) => label)).toEqual(["Colour 1", "Colour 2"]);
});

test("a product without colours has no row of colours", () => {
  expect(colourChoicesOf(fortySizes.Variants)).toEqual([]);
  expect(colourChoicesOf(oneSize.Variants)).toEqual([]);
  expect(colourChoicesOf([{ productVariantId: 1 }])).toEqual([]);
  expect(optionChoicesOf(oneSize.Variants, undefined).map(({ label }) => label)).toEqual([
    "Free size",
  ]);
});

test("what to choose instead of a sold-out size are the sizes in stock of its colour", () => {
  expect(valuesInStock(variants, at("indigo L"))).toEqual(["S", "M", "XL"]);
  expect(valuesInStock(variants, at("madder M"))).toEqual(["S", "XXL"]);
});

test("the sizes of a colour share its pictures, unless one has a picture of its own", () => {
  expect(picturedVariantOf(variants, at("indigo XL"))).toBe(at("indigo S"));
  expect(picturedVariantOf(variants, at("madder M"))).toBe(at("madder S"));
  const own = { ...at("indigo XL"), productVariantImage: "xl.webp" };
  expect(picturedVariantOf([...variants, own], own)).toBe(own);
});

import { expect, test } from "vitest";
import { themeColors, themePairs } from "../packages/contract/src/shop.ts";
import { brandColors } from "../packages/ui/src/themes/brand.ts";
import { textPairs } from "../packages/ui/src/tokens/pairs.ts";

// The contract imports no other package, so it repeats them.
test("a shop's theme has the colours of a brand, and their pairs of the design system", () => {
  expect(themeColors).toEqual(brandColors);
  const isOfBrand = (/** @type {string} */ name) => Object.hasOwn(brandColors, name);
  const pairs = textPairs.filter((pair) => pair.every(isOfBrand)).map((pair) => pair.join(" on "));
  expect(themePairs.map((pair) => pair.join(" on ")).toSorted()).toEqual(pairs.toSorted());
});

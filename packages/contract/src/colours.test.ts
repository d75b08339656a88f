import { expect, test } from "vitest";
import { colourFamilies, colourFamilyOf } from "./colours.ts";

test.each([
  ["#c0262d", "red"],
  ["#7b1730", "red"],
  ["#a3195b", "pink"],
  ["#eabcb4", "pink"],
  ["#c75a1f", "orange"],
  ["#d99a25", "yellow"],
  ["#1d4d3a", "green"],
  ["#87986f", "green"],
  ["#176a75", "teal"],
  ["#1d2a55", "blue"],
  ["#87aecb", "blue"],
  ["#5a2860", "purple"],
  ["#62402f", "brown"],
  ["#cfb084", "beige"],
  ["#F2EBDD", "white"],
  ["#8b8b8b", "grey"],
  ["#1c1b1a", "black"],
])("the family of %s is %s", (colour, family) => {
  expect(colourFamilyOf(colour, "Any name")).toBe(family);
});

test.each([
  ["#4f9a88", "Sea green", "green"],
  ["#b0aa9c", "Flax GREY", "grey"],
  ["#ede7d9", "Off-white", "white"],
  ["blue", null, "blue"],
  // Only whole words count.
  ["#363230", "Redwood", "black"],
])("a name that says the family decides: %s, %s is %s", (colour, name, family) => {
  expect(colourFamilyOf(colour, name)).toBe(family);
});

test.each([
  [undefined, undefined],
  [null, ""],
  ["rgb(179, 25, 92)", "Rani"],
  ["#b19", "Rani"],
])("%s, %s has no family", (colour, name) => {
  expect(colourFamilyOf(colour, name)).toBeNull();
});

test("every shade is of its own family", () => {
  for (const { id, shades } of colourFamilies)
    for (const shade of shades) expect(colourFamilyOf(shade, null)).toBe(id);
});

import { expect, test } from "vitest";
import { brandFaults, brandStyles } from "./brand.ts";
import { defaultBrand, deriveBrand } from "./deriveBrand.ts";

const { canvas, text } = defaultBrand.light;

/** Colours in all hues, light and dark, and none. */
const actions = ["00", "66", "cc", "ff"].flatMap((red) =>
  ["00", "66", "cc", "ff"].flatMap((green) =>
    ["00", "66", "cc", "ff"].map((blue) => `#${red}${green}${blue}`),
  ),
);

test.each(["#ffffff", canvas, "#fff8ee"])(
  "every colour of a brand makes a theme that can be read on %s",
  (background) => {
    const wrong = actions.filter(
      (action) => brandFaults(deriveBrand({ action, canvas: background, text })).length > 0,
    );
    expect(wrong).toEqual([]);
  },
);

test("a colour that can be read stays as it is", () => {
  expect(deriveBrand({ action: "#7a1fa2", canvas, text }).light.action).toBe("#7a1fa2");
});

test("a background on which the fixed colours cannot be read is named", () => {
  expect(brandFaults(deriveBrand({ action: "#7a1fa2", canvas: "#777777", text }))).not.toEqual([]);
});

test("footer and announcement have the colours of the first banner", () => {
  const { light } = deriveBrand({ action: "#7a1fa2", canvas, text });
  expect(brandStyles({ light })).toMatch(new RegExp(`-brand: ${light.hero};`, "i"));
  expect(brandStyles({ light })).toMatch(new RegExp(`on-?brand: ${light.onHero};`, "i"));
});

import { describe, expect, it } from "vitest";
import { contrast, hexOf } from "../tokens/contrast.ts";
import { vars } from "../tokens/contract.css.ts";
import { darkPalette, lightPalette } from "../tokens/palette.ts";
import {
  brandColors,
  BrandError,
  brandFaults,
  brandPairs,
  brandStyles,
  readBrand,
} from "./brand.ts";

const purple = [
  "light.action=#7a1fa2",
  "light.actionHover=#631985",
  "light.actionPress=#4f146a",
  "light.onAction=#ffffff",
  "dark.action=#d9a6f0",
  "dark.actionHover=#e4bff5",
  "dark.actionPress=#cf92ea",
  "dark.onAction=#2a0a38",
];

describe("the colours of a brand", () => {
  it("are twelve, and the default ones have their contrast as written and as hex", () => {
    expect(Object.keys(brandColors)).toHaveLength(12);
    expect(brandFaults({})).toEqual([]);
    for (const palette of [lightPalette, darkPalette])
      expect(contrast(hexOf(palette.text), hexOf(palette.canvas))).toBeCloseTo(
        contrast(palette.text, palette.canvas),
        0,
      );
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  });

  it("become variables of light, dark and the system's choice", () => {
    const styles = brandStyles(readBrand(purple));
    expect(styles.match(/#7a1fa2/g)).toHaveLength(1);
    expect(styles.match(/#d9a6f0/g)).toHaveLength(2);
    for (const name of ["action", "onAction"] as const)
      expect(styles).toContain(`${vars.color[name].slice(4, -1)}: `);
    expect(styles).toContain("@media (prefers-color-scheme: dark)");
  });

  it("that are light alone leave the dark ones of the default theme", () => {
    const styles = brandStyles(readBrand(["light.action=#7a1fa2"]));
    const [, dark = ""] = styles.split("[data-theme='dark']");
    expect(dark).toContain(darkPalette.action);
    expect(dark).not.toContain("#7a1fa2");
  });

  it("whose contrast is too low are named, with what to do", () => {
    const brand = readBrand(["dark.action=#7a1fa2"]);
    expect(brandFaults(brand)).toContainEqual(
      expect.stringMatching(
        /^In dark, action on raised has a contrast of \d\.\d\d:1 and needs 4\.5:1/,
      ),
    );
    expect(() => brandStyles(brand)).toThrow(BrandError);
    const [weakest] = brandPairs(brand);
    expect(weakest?.scheme).toBe("dark");
  });

  it.each([
    [
      "light.acton=#7a1fa2",
      '"light.acton" is no variable: write light. or dark. and one of canvas',
    ],
    ["action=#7a1fa2", '"action" is no variable'],
    ["toString", '"toString" is no variable'],
    ["light.toString=#7a1fa2", '"light.toString" is no variable'],
    ["light.action=purple", '"purple" is no colour for light.action: write it as #rrggbb'],
    ["light.action=#fff", '"#fff" is no colour'],
    ["light.action=", '"" is no colour'],
  ])("%s is refused in one line", (text, line) => {
    expect(() => readBrand([text])).toThrow(line);
  });
});

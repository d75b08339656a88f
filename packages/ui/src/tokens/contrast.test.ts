import { describe, expect, it } from "vitest";
import { themes } from "../themes/themes.data.ts";
import { cssValueOf } from "./assignTokens.ts";
import { contrast, hexOf, isInSrgb } from "./contrast.ts";
import { markPairs, textPairs } from "./pairs.ts";

describe.each(themes)("$label", ({ palette }) => {
  it.each(textPairs)("text %s on %s reaches 4.5:1 (WCAG 1.4.3)", (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)("%s beside %s reaches 3:1 (WCAG 1.4.11)", (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  });

  it("the hero ornament stays close to its background (at most 1.35:1)", () => {
    expect(contrast(palette.hero, palette.heroOrnament)).toBeLessThanOrEqual(1.35);
  });

  it("every colour is within sRGB", () => {
    expect(Object.entries(palette).filter(([, colour]) => !isInSrgb(colour))).toEqual([]);
  });
});

it.each(themes.slice(0, 2))("$label: zari on the brand colour reaches 3:1", ({ palette }) => {
  expect(contrast(palette.zari, palette.brand)).toBeGreaterThanOrEqual(3);
});

describe("contrast", () => {
  it("returns 21 for black on white and 1 for equal colours", () => {
    expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
    expect(contrast("oklch(0.5 0.1 20)", "oklch(0.5 0.1 20)")).toBe(1);
  });

  it("converts to hex", () => {
    expect(["oklch(1 0 0)", "oklch(0 0 0 / 0.5)", "oklch(0.628 0.2577 29.23)"].map(hexOf)).toEqual([
      "#ffffff",
      "#00000080",
      "#ff0000",
    ]);
  });

  it("is written into CSS as sRGB, also within a shadow", () => {
    expect(cssValueOf("0 8px 24px oklch(0 0 0 / 0.5)")).toBe("0 8px 24px #00000080");
  });

  it("throws for other notations", () => {
    expect(() => contrast("#fff", "oklch(0 0 0)")).toThrow(RangeError);
  });
});

import { describe, expect, it } from "vitest";
import { contrast, isInSrgb } from "./contrast.ts";
import { darkPalette, lightPalette } from "./palette.ts";

type Role = keyof typeof lightPalette;
type Pair = readonly [front: Role, back: Role];

const grounds: readonly Role[] = ["canvas", "surface", "sunken", "raised"];
const inks: readonly Role[] = [
  "text",
  "textMuted",
  "textSubtle",
  "action",
  "actionHover",
  "zariInk",
  "success",
  "danger",
  "info",
  "priceSale",
];
const marks: readonly Role[] = ["borderControl", "focus", "wish", "star", "textDisabled"];

const textPairs: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ["onAction", "action"],
  ["onAction", "actionHover"],
  ["onAction", "actionPress"],
  ["onActionSoft", "actionSoft"],
  ["onHero", "hero"],
  ["onPallu", "pallu"],
  ["onSuccessSoft", "successSoft"],
  ["onWarningSoft", "warningSoft"],
  ["onDangerSoft", "dangerSoft"],
  ["onInfoSoft", "infoSoft"],
  ["onTag", "tagHot"],
  ["onTag", "tagNew"],
  ["onTag", "tagOff"],
  ["onTag", "tagSold"],
  ["onTagLow", "tagLow"],
];
const markPairs: readonly Pair[] = [
  ...marks.flatMap((mark) => grounds.map((ground): Pair => [mark, ground])),
  ["zari", "pallu"],
  ["onHero", "hero"],
];

describe.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("%s theme", (_name, palette) => {
  it.each(textPairs)("text %s on %s reaches 4.5:1 (WCAG 1.4.3)", (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)("%s beside %s reaches 3:1 (WCAG 1.4.11)", (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  });

  it("stays inside sRGB, so that every screen shows the measured colour", () => {
    expect(Object.entries(palette).filter(([, colour]) => !isInSrgb(colour))).toEqual([]);
  });
});

describe("contrast", () => {
  it("agrees with the standard's extremes", () => {
    expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
    expect(contrast("oklch(0.5 0.1 20)", "oklch(0.5 0.1 20)")).toBe(1);
  });

  it("refuses what it cannot read", () => {
    expect(() => contrast("#fff", "oklch(0 0 0)")).toThrow(RangeError);
  });
});

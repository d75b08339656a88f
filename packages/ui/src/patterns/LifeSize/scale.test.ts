import { expect, test } from "vitest";
import { cardOutline, DEFAULT_PX_PER_CM, isPxPerCm, pxOf, pxPerInch } from "./scale.ts";

test("a screen of 96 px per inch shows a card of 204 by 324 px", () => {
  expect(pxPerInch(DEFAULT_PX_PER_CM)).toBe(96);
  const { inlineSize, blockSize, borderRadius } = cardOutline(DEFAULT_PX_PER_CM);
  expect([inlineSize, blockSize, borderRadius].map(Math.round)).toEqual([204, 324, 12]);
});

test("the outline has the ratio of a card at any scale", () => {
  for (const pxPerCm of [12, 37.8, 63.5, 90]) {
    const { inlineSize, blockSize } = cardOutline(pxPerCm);
    expect(blockSize / inlineSize).toBeCloseTo(85.6 / 53.98, 3);
    expect(inlineSize / pxPerCm).toBeCloseTo(5.398, 6);
  }
});

test("a border of 11.5 cm takes 11.5 times the px of a centimetre", () => {
  expect(pxOf(0.115, 40)).toBeCloseTo(460, 6);
  expect(pxOf(0.3, 60)).toBeCloseTo(1800, 6);
});

test("scales outside the screens that exist are refused", () => {
  expect([12, 37.8, 90].map(isPxPerCm)).toEqual([true, true, true]);
  expect([11.9, 90.1, 0, -40, NaN, Infinity].map(isPxPerCm)).toEqual(Array(6).fill(false));
});

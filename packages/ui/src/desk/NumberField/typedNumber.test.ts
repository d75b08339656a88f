import { expect, it } from "vitest";
import { parseTyped, plainNumber, readNumber } from "./typedNumber.ts";

it.each([
  ["", 0, null],
  ["  ", 0, null],
  ["12", 0, 12],
  [" 1 250 ", 0, 1250],
  ["-3", 0, -3],
  ["−3", 0, -3],
  ["-0", 0, 0],
  ["1250.5", 2, 125_050],
  [".5", 2, 50],
  ["5.", 2, 500],
  ["₹ 12,48,000.50", 2, 124_800_050],
  ["Rs. 1,248,000", 2, 124_800_000],
  ["१२४८०", 2, 1_248_000],
  ["٢٬٤٥٠٫٥", 2, 245_050],
] as const)("%j with %i decimals is %j", (text, decimals, value) => {
  expect(parseTyped(text, decimals)).toBe(value);
});

it.each([
  ["12.5", 0],
  ["12.505", 2],
  ["12,5", 2],
  ["1,2,3", 2],
  ["12 pieces", 0],
  ["-", 0],
  [".", 2],
  ["1e9", 0],
  ["99999999999999999999", 0],
] as const)("%j with %i decimals is no number", (text, decimals) => {
  expect(parseTyped(text, decimals)).toBeUndefined();
});

it("a number is edited without groups and read with them", () => {
  expect(plainNumber(124_800_050, 2)).toBe("1248000.50");
  expect(readNumber(124_800_050, 2)).toBe("12,48,000.50");
  expect(readNumber(124_800_000, 2)).toBe("12,48,000");
  expect(readNumber(5, 2)).toBe("0.05");
  expect(readNumber(-12_500, 0)).toBe("-12,500");
});

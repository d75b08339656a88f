import { expect, test } from "vitest";
import type { ProductResponse } from "@pallu/contract";
import { makingTimeOf } from "./makingTime.ts";

const textOf = (days: unknown, makers?: unknown, rest: object = {}): string | undefined =>
  makingTimeOf({ makingDays: days, makers, ...rest } as ProductResponse)?.children;

test.each([
  [1, 1, "Made in about one day by one maker"],
  [2, 3, "Made in about two days by three makers"],
  [9, 9, "Made in about nine days by nine makers"],
  [10, 1, "Made in about 10 days by one maker"],
  [14, 2, "Made in about 14 days by two makers"],
  [20, 1, "Made in about 20 days by one maker"],
  [21, 1, "Made in about three weeks by one maker"],
  [30, 2, "Made in about 30 days by two makers"],
  [42, 2, "Made in about six weeks by two makers"],
  [70, 2, "Made in about 10 weeks by two makers"],
  [400, 1, "Made in about 400 days by one maker"],
])("%j days by %j", (days, makers, text) => {
  expect(textOf(days, makers)).toBe(text);
});

test.each([undefined, null, 0, -1, 1.5, 10, "2", "", {}, Number.NaN])(
  "a number of makers that is %j is not mentioned",
  (makers) => {
    expect(makingTimeOf({ makingDays: 14, makers } as ProductResponse)).toEqual({
      days: 14,
      makers: undefined,
      children: "Made in about 14 days",
    });
  },
);

test.each([undefined, null, 0, -7, 2.5, 401, "14", "", true, [14], Number.NaN, Infinity])(
  "a number of days that is %j has no text",
  (days) => {
    expect(textOf(days, 2)).toBeUndefined();
  },
);

test("a product of a host without the fields has no text", () => {
  expect(makingTimeOf({ productId: 3, categoryName: "Sarees" })).toBeUndefined();
});

test.each([
  ["Sarees", "Korvai", "weavers"],
  ["sarees", undefined, "weavers"],
  ["Saree", null, "weavers"],
  ["Sarees", "Plain weave, printed by hand with teak blocks", "makers"],
  ["Sarees", "Satin weave, tied and dyed by hand", "makers"],
  ["Kurtis", "Plain weave", "makers"],
  ["Furniture", "", "makers"],
  [undefined, undefined, "makers"],
  [7, { weave: 1 }, "makers"],
])("%j woven as %j is the work of %s", (categoryName, weave, word) => {
  expect(textOf(14, 2, { categoryName, weave })).toBe(`Made in about 14 days by two ${word}`);
});

import { expect, test } from "vitest";
import { formatScale, parseScale } from "./screenScale.ts";

test("a stored scale follows the zoom of the browser", () => {
  const stored = formatScale(43, 1);
  expect(stored).toBe("43");
  expect(parseScale(stored, 1)).toBe(43);
  expect(parseScale(stored, 2)).toBe(21.5);
  expect(parseScale(formatScale(60.5, 3), 3)).toBeCloseTo(60.5, 3);
});

test.each([null, "", "large", "0", "-43", "NaN", "Infinity", "5", "900", "{}"])(
  "the stored value %j is ignored",
  (stored) => expect(parseScale(stored, 1)).toBeUndefined(),
);

import { expect, test } from "vitest";
import { rateOf } from "./terminal.ts";

test.each([
  [100, 1000, 500, ""],
  [0, 1000, 5000, ""],
  [1000, 1000, 5000, ""],
  [100, 1000, 2000, "50/s, 18 s left"],
  [10_000, 1_000_000, 10_000, "1000/s, 17 min left"],
])("%i of %i after %i ms: %j", (done, total, elapsedMs, text) => {
  expect(rateOf(done, total, elapsedMs)).toBe(text);
});

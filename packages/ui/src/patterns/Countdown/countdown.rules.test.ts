import { expect, test } from "vitest";
import { partsOf } from "./countdown.rules.ts";

test.each([
  [0, [0, 0, 0, 0]],
  [-86_400, [0, 0, 0, 0]],
  [59.9, [0, 0, 0, 59]],
  [60, [0, 0, 1, 0]],
  [86_399, [0, 23, 59, 59]],
  [86_400, [1, 0, 0, 0]],
  [259_200, [3, 0, 0, 0]],
])("[INFO-31] %d seconds are %j in days, hours, minutes and seconds", (seconds, expected) => {
  const { days, hours, minutes, seconds: rest } = partsOf(seconds);
  expect([days, hours, minutes, rest]).toEqual(expected);
});

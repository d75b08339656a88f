import { expect, test } from "vitest";
import { countedOf, MAX_ON_HAND } from "./inventory.rules.ts";

const level = { id: "leaf", onHand: 10, reserved: 3 };

test.each([
  [{ onHand: 3 }, 3],
  [{ onHand: 12, expected: 10 }, 12],
  [{ onHand: MAX_ON_HAND }, MAX_ON_HAND],
  [{ difference: 2 }, 12],
  [{ difference: -7 }, 3],
])("%j is counted as %i", (count, onHand) => {
  expect(countedOf(level, count)).toBe(onHand);
});

test.each([
  [
    { onHand: 12, expected: 9 },
    "unexpected_stock",
    "leaf had 9 on hand when you read it, and has 10 now",
  ],
  [{ onHand: 2, expected: 9 }, "unexpected_stock", "had 9 on hand when you read it"],
  [{ onHand: 2 }, "reserved_pieces", "cannot have 2 on hand: it has 10, 3 of them reserved"],
  [{ difference: -8 }, "reserved_pieces", "cannot have 2 on hand"],
  [{ difference: MAX_ON_HAND }, "too_many_pieces", "1000000000 are the most"],
])("%j is refused as %s", (count, code, reason) => {
  expect(countedOf(level, count)).toEqual({
    code,
    reason: expect.stringContaining(reason),
    found: 10,
  });
});

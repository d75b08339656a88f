import { expect, test } from "vitest";
import { canMove, endsAt, indexAt, moveFrom, wrapPosition, isWrapped } from "./carousel.rules.ts";

/** Ten slides of 100 px, four in view. */
const four = { count: 10, step: 100, width: 400 };

test("[BIZ-19] a loop moves by one slide at every position and wraps around", () => {
  const seen: number[] = [];
  let position = 0;
  for (let step = 0; step < 11; step += 1) {
    const move = moveFrom(four, position, 1, true);
    if (!move) throw new Error("A loop has no end.");
    position = wrapPosition(four, move.to);
    seen.push(indexAt(four, position));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1]);
});

test("[BIZ-14] moving back from the first slide shows the last one", () => {
  expect(moveFrom(four, 0, -1, true)).toEqual({ from: 1000, to: 900 });
  const two = { count: 2, step: 100, width: 100 };
  expect(indexAt(two, wrapPosition(two, moveFrom(two, 100, 1, true)?.to ?? -1))).toBe(0);
});

test.each([
  [0, 0, false],
  [100, 0, true],
  [100, 1, false],
  [900, 3, true],
  [900, 4, false],
])("at %i px slide %i is placed after the last one: %s", (position, slide, behind) => {
  expect(isWrapped(four, slide, position)).toBe(behind);
});

test("without a loop it stops at both ends", () => {
  expect(moveFrom(four, 0, -1, false)).toBeNull();
  expect(moveFrom(four, 600, 1, false)).toBeNull();
  expect(moveFrom(four, 550, 1, false)).toEqual({ from: 550, to: 600 });
  expect(endsAt(four, 0, false)).toEqual({ hasPrevious: false, hasNext: true });
  expect(endsAt(four, 600, false)).toEqual({ hasPrevious: true, hasNext: false });
});

test("slides that all fit do not move, with or without a loop", () => {
  const few = { count: 3, step: 100, width: 400 };
  expect(canMove(few)).toBe(false);
  expect(moveFrom(few, 0, 1, true)).toBeNull();
  expect(endsAt(few, 0, true)).toEqual({ hasPrevious: false, hasNext: false });
  expect(indexAt({ count: 3, step: 0, width: 0 }, 0)).toBe(0);
});

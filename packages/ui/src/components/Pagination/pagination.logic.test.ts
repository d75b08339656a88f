import { expect, test } from "vitest";
import { pageSlots, type PageSlot } from "./pagination.logic.ts";

const gap = "gap before";
const after = "gap after";

test.each<[number, number, PageSlot[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, after, 8]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, after, 12]],
  [6, 12, [1, gap, 5, 6, 7, after, 12]],
  [12, 12, [1, gap, 8, 9, 10, 11, 12]],
])("page %i of %i shows %o", (current, count, slots) => {
  expect(pageSlots(current, count)).toEqual(slots);
});

test("every page is one of the numbers when it is the current one", () => {
  for (let count = 1; count <= 30; count += 1)
    for (let current = 1; current <= count; current += 1) {
      const slots = pageSlots(current, count);
      expect(slots).toContain(current);
      expect(new Set(slots).size).toBe(slots.length);
    }
});

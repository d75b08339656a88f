import { expect, it } from "vitest";
import { moveItem } from "./moveItem.ts";

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [7, 0, ["a", "b", "c"]],
])("an item moves from %i to %i", (from, to, moved) => {
  expect(moveItem(["a", "b", "c"], from, to)).toEqual(moved);
});

import { expect, it } from "vitest";
import { indexAfterKey, indexOfTyped } from "./menuKeys.ts";

it.each([
  ["ArrowDown", 2, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 0, 2],
  ["ArrowUp", -1, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s from item %i of three goes to item %i", (key, current, next) => {
  expect(indexAfterKey(key, current, 3)).toBe(next);
});

it("other keys and empty menus move nothing", () => {
  expect(indexAfterKey("a", 0, 3)).toBeUndefined();
  expect(indexAfterKey("ArrowDown", -1, 0)).toBeUndefined();
});

const labels = ["Pack", "Print slip", "Copy number", "Cancel order"];

it("typing finds a label by its beginning, in either case", () => {
  expect(indexOfTyped("pr", labels, 0)).toBe(1);
  expect(indexOfTyped("CA", labels, 2)).toBe(3);
  expect(indexOfTyped("x", labels, 0)).toBeUndefined();
});

it("the same letter again goes to the next label and on to the first", () => {
  expect(indexOfTyped("c", labels, 0)).toBe(2);
  expect(indexOfTyped("cc", labels, 2)).toBe(3);
  expect(indexOfTyped("ccc", labels, 3)).toBe(2);
});

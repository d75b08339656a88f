import { expect, test } from "vitest";
import { jsonFault, jsonLines } from "./jsonLines.rules.ts";

test("the values of a JSON text are located, also in lists", () => {
  const { lineOf, repeated } = jsonLines(
    '{\n  "a": [\n    1,\n    { "b": "x\\"{" },\n    "y"\n  ],\n  "c": {}\n}',
  );
  expect(lineOf(["a"])).toBe(2);
  expect(lineOf(["a", 0])).toBe(3);
  expect(lineOf(["a", 1, "b"])).toBe(4);
  expect(lineOf(["a", 2])).toBe(5);
  expect(lineOf(["c"])).toBe(7);
  expect(lineOf(["a", 1, "missing", "deeper"])).toBe(4);
  expect(lineOf([])).toBe(1);
  expect(repeated).toEqual([]);
});

test("a key that is there twice is found", () => {
  expect(jsonLines('{"a": 1,\n "b": {"c": 1,\n "c": 2},\n "a": 3}').repeated).toEqual([
    { path: ["b", "c"], line: 3 },
    { path: ["a"], line: 4 },
  ]);
});

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, "no JSON"],
  ['{\n  "a": 1,\n}', 3, "no JSON"],
  ['{\n  "a": [1,\n', 2, "ends too early"],
  ['{\n  "a": x\n}', 2, "no JSON"],
  ['{\n  "a": "b,\n  "c": 1\n}', 2, "no JSON"],
  ['{"a": 1}\n}', 2, "no JSON"],
  ["[1]\n[2]", 2, "no JSON"],
  ["nothing", 1, "no JSON"],
])("%j is no JSON in line %i", (text, line, reason) => {
  expect(jsonFault(text)).toEqual({ line, reason: expect.stringContaining(reason) });
});

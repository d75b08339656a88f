import { expect, it } from "vitest";
import { figuresOf } from "./securityGoals.mjs";

it("the figures of goals are found among what a command says", () => {
  const output = [
    "stdout | a.test.ts > a test",
    "G17: restore: serving after 1.0 s",
    "G1, G4: F7 held",
    "  G2: not at the start of a line",
    "3 passed, 0 failed",
  ].join("\n");
  expect(figuresOf(output, ["G17", "G4", "G1"])).toEqual([
    ["G17", "restore: serving after 1.0 s"],
    ["G1", "F7 held"],
    ["G4", "F7 held"],
  ]);
});

it("a goal without a figure has the count of its tests, or nothing to show", () => {
  expect(figuresOf("3 passed, 0 failed, 1 skipped", ["G16"])).toEqual([
    ["G16", "3 passed, 0 failed, 1 skipped"],
  ]);
  expect(figuresOf("it crashed", ["G16"])).toEqual([["G16", "NO FIGURE"]]);
});

import { describe, expect, it } from "vitest";
import { judgeIndex, judgeTable } from "./storybook.mjs";

describe("the index of a Storybook", () => {
  const entries = [{ importPath: "./packages/ui/src/A.stories.tsx" }];

  it("holds every stories file", () => {
    expect(judgeIndex(entries, ["packages/ui/src/A.stories.tsx"])).toEqual([]);
  });

  it("that lacks one is refused", () => {
    expect(judgeIndex(entries, ["packages/ui/src/B.stories.tsx"])).toEqual([
      "packages/ui/src/B.stories.tsx is not in the index",
    ]);
  });
});

describe("the table of a component", () => {
  const row = { name: "items", type: "readonly Item[]", description: "One row each." };

  it("says of every prop what it is for and of what type", () => {
    expect(judgeTable("A", [row])).toEqual([]);
  });

  it.each([
    [{ ...row, description: " " }, "A: items says nothing of itself"],
    [{ ...row, type: "unknown" }, 'A: items is a "unknown"'],
    [{ ...row, type: "union" }, 'A: items is a "union"'],
  ])("%o is refused", (refused, fault) => {
    expect(judgeTable("A", [row, refused])).toEqual([fault]);
  });
});

import { describe, expect, it } from "vitest";
import { checkCode, checkIndex, checkManifest, checkReferences, checkTable } from "./storybook.mjs";

describe("the index of a Storybook", () => {
  const entries = [{ importPath: "./packages/ui/src/A.stories.tsx" }];

  it("holds every stories file", () => {
    expect(checkIndex(entries, ["packages/ui/src/A.stories.tsx"])).toEqual([]);
  });

  it("that lacks one is refused", () => {
    expect(checkIndex(entries, ["packages/ui/src/B.stories.tsx"])).toEqual([
      "packages/ui/src/B.stories.tsx is not in the index",
    ]);
  });
});

describe("the table of a component", () => {
  const row = { name: "items", type: "readonly Item[]", description: "One row each." };

  it("says of every prop what it is for and of what type", () => {
    expect(checkTable("A", [row])).toEqual([]);
  });

  it.each([
    [{ ...row, description: " " }, "A: items has no description"],
    [{ ...row, type: "unknown" }, 'A: items is a "unknown"'],
    [{ ...row, type: "union" }, 'A: items is a "union"'],
    [{ ...row, type: "literal" }, 'A: items is a "literal"'],
    [{ ...row, type: "array" }, 'A: items is a "array"'],
  ])("%o is refused", (refused, fault) => {
    expect(checkTable("A", [row, refused])).toEqual([fault]);
  });
});

describe("the code of an example", () => {
  const exported = new Set(["Button", "CartIcon"]);

  it("has elements that the package exports", () => {
    expect(checkCode("A", "<Button icon={<CartIcon />} onClick={() => {}} />", exported)).toEqual(
      [],
    );
  });

  it("without their names, or with placeholders, is refused", () => {
    const code = "<M onClick={function aB(){}} icon={<No Display Name />} field='[Circular]' />";
    expect(checkCode("A", code, exported)).toEqual([
      "A: the code has <M>, which the package does not export",
      "A: the code has <No>, which the package does not export",
      'A: the code has "function aB("',
      'A: the code has "[Circular]"',
    ]);
  });
});

describe("the references of a page", () => {
  const ids = new Set(["a--docs"]);
  const link = { id: "a--docs", text: "A" };

  it("lead to entries and to parts", () => {
    expect(checkReferences("A", { links: [link], missingParts: [] }, ids)).toEqual([]);
  });

  it("that lead nowhere are refused", () => {
    const lost = { id: "b--docs", text: "B" };
    expect(checkReferences("A", { links: [link, lost], missingParts: ["Icon"] }, ids)).toEqual([
      'A: the link "B" leads to b--docs, which does not exist',
      'A: the part "Icon" is not in the example',
    ]);
  });
});

describe("the manifest of components", () => {
  const button = {
    id: "actions-button",
    import: 'import { Button } from "@pallu/ui";',
    reactDocgen: { props: {} },
    stories: [{ snippet: "<Button />" }],
  };

  it("has every component with its props, an example and an import", () => {
    expect(checkManifest({ "actions-button": button }, ["actions-button"])).toEqual([]);
  });

  it("is refused without one, or without what tools read", () => {
    const bare = { id: "a", import: "", error: { message: "No file\nat 1" } };
    expect(checkManifest({ a: bare }, ["actions-button"])).toEqual([
      "the manifest of components has no actions-button: its guide names a component",
      "the manifest of components: a has an error: No file",
      "the manifest of components: a has no description of its props",
      "the manifest of components: a has no example",
      "the manifest of components: a has no import",
    ]);
  });
});

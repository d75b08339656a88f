import { expect, test } from "vitest";
import { groupOf, linesRun } from "./requestCoverage.mjs";

test("lines that ran are those of the innermost range, without lines of punctuation", () => {
  const text = "const a = () => {\n  if (no) {\n    skip();\n  }\n  run();\n};\nnever();\n";
  const range = (startOffset, endOffset, count) => ({ startOffset, endOffset, count });
  const skipped = [text.indexOf("{\n    skip"), text.indexOf("\n  run")];
  const functions = [
    { ranges: [range(0, text.length, 0)] },
    { ranges: [range(10, text.indexOf("};") + 1, 1), range(...skipped, 0)] },
  ];
  expect(linesRun(text, functions)).toEqual([
    { line: 1, column: 2 },
    { line: 4, column: 2 },
  ]);
});

test.each([
  ["apps/store/src/App.tsx", "providers and shell"],
  ["apps/store/src/features/cart/CartProvider.tsx", "providers and shell"],
  ["packages/ui/src/provider/Anchor.tsx", "providers and shell"],
  ["packages/ui/src/components/Tag/Tag.tsx", "parts of the page"],
  ["apps/store/src/routes/product/ProductPage.tsx", "parts of the page"],
  ["apps/store/src/content/site.ts", "parts of the page"],
  ["apps/store/src/routes/product/product.load.ts", "way of the request"],
  ["apps/store/server/pages.ts", "way of the request"],
])("%s is of the group %s", (file, group) => {
  expect(groupOf(file)).toBe(group);
});

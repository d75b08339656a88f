import { expect, test } from "vitest";
import { figuresOf } from "./figures.mjs";

test("lines and files of groups are counted without tests, stories and content; suffixes and groups of chunks too", () => {
  const figures = figuresOf(
    new Map([
      ["apps/store/src/routes.ts", "a\nb\n"],
      ["apps/store/src/platform/routing/match.ts", "a\n"],
      ["apps/store/src/platform/routing/match.test.ts", "a\na\na\n"],
      ["apps/store/src/features/cart/cart.rules.ts", "a\n"],
      ["apps/store/src/content/pricing.ts", "a\na\n"],
      ["apps/store/vite.config.ts", 'groups: [{ name: "a" }, { name: "b" }]\n'],
      ["packages/ui/src/components/Tag/Tag.stories.tsx", "a\n"],
      ["tools/size.mjs", "a\n"],
    ]),
  );
  expect(figures["routing and head of the store"]).toEqual({ files: 2, lines: 3 });
  expect(figures["source of apps and packages"]).toEqual({ files: 4, lines: 5 });
  expect(figures.tools).toEqual({ files: 1, lines: 1 });
  expect(figures.suffixes).toBe(2);
  expect(figures["groups of chunks"]).toBe(2);
});

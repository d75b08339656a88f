import { expect, it } from "vitest";
import { affectsAll, compareAffected } from "./visual.affected.mjs";

const documented = {
  change: "A button",
  shows: ["Actions/Button"],
  leaves: ["Text & media/Tag"],
  pictures: 2,
};
const button = { title: "Actions/Button" };
const tag = { title: "Text & media/Tag" };

it("a change that takes the pictures which are documented is fine", () => {
  expect(compareAffected(documented, [button, button], 100)).toEqual([]);
});

it("a change that misses a picture, or takes one too many, is refused", () => {
  expect(compareAffected(documented, [tag], 100)).toEqual([
    "A button: no picture of Actions/Button",
    "A button: takes pictures of Text & media/Tag, which it does not change",
  ]);
});

it("figures that are far from the documented ones are refused", () => {
  const many = Array.from({ length: 8 }, () => button);
  expect(compareAffected(documented, many, 100)).toEqual([
    expect.stringContaining("8 pictures, not 2"),
  ]);
});

it.each([
  ["packages/ui/src/tokens/light.css.ts", true],
  [".storybook/modes.ts", true],
  ["packages/ui/src/components/Tag/Tag.css.ts", false],
])("a change to %s takes all pictures: %s", (file, isAll) => {
  expect(affectsAll(file)).toBe(isAll);
});

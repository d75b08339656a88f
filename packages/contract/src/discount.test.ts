import { describe, expect, it } from "vitest";
import { badgeTags, discountTag, savingPercent } from "./discount.ts";

describe("discount tag", () => {
  it.each([
    ["[BIZ-01]", 899.99, 1000, "10% OFF"],
    ["[BIZ-02]", 799, 1000, "10% OFF"],
    ["[BIZ-03]", 699, 1000, "10% OFF"],
    ["[BIZ-03]", 1, 1000, "10% OFF"],
    ["[BIZ-04]", 900, 1000, "Sale"],
    ["[BIZ-04]", 999.99, 1000, "Sale"],
    ["[BIZ-05]", 1000, 1000, ""],
    ["[BIZ-05]", 1200, 1000, ""],
    ["[BIZ-05]", 500, 0, ""],
    ["[BIZ-05]", 500, null, ""],
    ["[BIZ-05]", 500, undefined, ""],
    ["[BIZ-05]", Number.NaN, 1000, ""],
  ])("%s an offer of %d against %s gives %j", (_id, offer, list, tag) => {
    expect(discountTag(offer, list)).toBe(tag);
  });

  it("[BIZ-02] [BIZ-03] never reaches the deeper tiers", () => {
    const tags = new Set<string>();
    for (let offer = 0; offer <= 1100; offer++) tags.add(discountTag(offer, 1000));
    expect([...tags]).toEqual(["10% OFF", "Sale", ""]);
  });

  it("[CAT-10] [CAT-11] [CAT-12] carries a badge for three tags", () => {
    expect(badgeTags).toEqual(["Hot Sale", "NEW", "10% OFF"]);
  });
});

it.each([
  [750, 1000, 25],
  [667, 1000, 33],
  [664, 1000, 33],
  [999, 1000, 0],
  [1000, 1000, 0],
  [1200, 1000, 0],
  [500, null, 0],
])("a saving is never overstated: %d against %s saves %d %%", (offer, list, percent) => {
  expect(savingPercent(offer, list)).toBe(percent);
});

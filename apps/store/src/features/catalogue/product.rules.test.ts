import { expect, test } from "vitest";
import { factEntries } from "@pallu/contract";
import { fixtures } from "@pallu/contract/fixtures";
import { factText, galleryFitOf, specificationsOf } from "./product.rules.ts";

test.each([
  ["/uploads/v.720x900.0123abcd.webp", "cover"],
  ["/uploads/v.1440x1800.0123abcd.webp", "cover"],
  ["/uploads/v.1200x1800.0123abcd.webp", "contain"],
  ["/uploads/v.900x1200.0123abcd.webp", "contain"],
  ["/uploads/v.1200x1200.0123abcd.webp", "contain"],
  ["/uploads/v.2000x700.0123abcd.webp", "contain"],
  // The proportions are unknown.
  ["/uploads/other-host.jpg", "cover"],
  [null, "cover"],
])("the gallery shows %s with %s", (src, fit) => {
  expect(galleryFitOf(src)).toBe(fit);
});

test("[PDP-13] [PDP-14] the facts of a product have a row each, in the order of the list", () => {
  const [temple] = fixtures.products;
  const rows = specificationsOf(temple ?? {});
  expect(rows.slice(0, 6)).toEqual([
    { label: "Brand", value: "Pallu" },
    { label: "Material", value: "Mulberry silk" },
    { label: "Origin", value: "Kanchipuram, Tamil Nadu" },
    { label: "Weave", value: "Korvai, three shuttles" },
    { label: "Size", value: "6.2 m with blouse piece" },
    { label: "Care", value: "Dry clean" },
  ]);
  expect(rows.map(({ label }) => label)).toEqual(
    factEntries.flatMap(([, { label }]) => label ?? []),
  );
});

test("a fact that is empty, unknown or absent has no row", () => {
  expect(specificationsOf({ brandName: "", weave: null, care: "Dry clean" })).toEqual([
    { label: "Care", value: "Dry clean" },
  ]);
});

test.each([
  [["M", "L"], "M, L"],
  [["M", "", null], "M"],
  [[], undefined],
  [null, undefined],
])("a fact that is a list has one row with its texts, or none: %j", (value, text) => {
  const fact = {
    kind: "list",
    column: "box_sizes",
    label: "Sizes in the box",
    maxLength: 20,
    description: "",
  } as const;
  expect(factText(fact, value)).toBe(text);
});

test.each([
  [true, "Yes"],
  [false, "No"],
  [null, undefined],
  ["true", undefined],
])("a fact that is yes or no has a row if it is known: %j", (value, text) => {
  const fact = {
    kind: "yesNo",
    column: "hand_wash",
    label: "Hand wash only",
    description: "",
  } as const;
  expect(factText(fact, value)).toBe(text);
});

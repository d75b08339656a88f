import { describe, expect, test } from "vitest";
import type { StoredCatalogue } from "./catalogue.tables.ts";
import type { SubcategoryRow, VariantRow } from "./catalogueCsv.rules.ts";
import { changesOf } from "./catalogueImport.rules.ts";

const id = "kullu-shawl--madder";
const variant = { id, productId: "kullu-shawl", colour: "#8e2f2a", colourName: "Madder", stock: 4 };
const flags = { bestSeller: false, newArrival: false, trending: false };
const subcategory = { id: "shawls", name: "Shawls", categoryId: "warm" };

const stored: StoredCatalogue = {
  categories: [{ id: "warm", name: "Warm things", position: 0 }],
  subcategories: [{ ...subcategory, position: 0 }],
  products: [],
  variants: [
    {
      ...variant,
      ...flags,
      image: "front.webp",
      clothImage: "cloth.webp",
      borderImage: null,
      optionValue: "",
      sku: null,
      barcode: null,
      weightGrams: null,
      offerPricePaise: null,
      listPricePaise: null,
      position: 0,
      hidden: false,
    },
  ],
  images: ["front", "back", "border"].map((name, position) => ({
    id: `${id}.${position + 1}`,
    variantId: id,
    image: `${name}.webp`,
    alt: `The ${name}`,
    position,
  })),
};

const changesIn = ({
  subcategories = [],
  variants = [],
}: {
  subcategories?: SubcategoryRow[];
  variants?: VariantRow[];
}) =>
  changesOf(
    { subcategories, products: [], variants },
    stored,
    [{ id, onHand: 4, reserved: 0 }],
    (name) => name,
    -1,
  );

const changed = { new: 0, changed: 1, same: 0 };
const same = { new: 0, changed: 0, same: 1 };

describe("the images of a variant", () => {
  const row = (...pictures: string[]): VariantRow => ({
    ...variant,
    expectedStock: null,
    line: 2,
    pictures: pictures.map((name) => `${name}.webp`),
  });
  const altsAfter = (row: VariantRow) =>
    changesIn({ variants: [row] }).images.map(({ alt }) => alt);

  test("stay as they are if the file lacks the column of their texts", () => {
    const { images, tally } = changesIn({ variants: [row("front", "back", "border")] });
    expect([images, tally.variants]).toEqual([[], same]);
  });

  test("keep their texts in another place, and a new one gets the name of the colour", () => {
    expect(altsAfter(row("front", "border", "pallu"))).toEqual([
      "The front",
      "The border",
      expect.stringMatching(/^Madder .*view 3$/),
    ]);
  });

  test("are a change of the variant, and so are their texts", () => {
    for (const other of [
      row("front", "back", "pallu"),
      row("front", "back"),
      { ...row("front", "back", "border"), alts: ["The front", "The back", "Zari"] },
    ])
      expect(changesIn({ variants: [other] }).tally.variants).toEqual(changed);
  });

  test("laid flat stay without their column, and an empty cell clears one", () => {
    const images = (fields: Partial<VariantRow>) =>
      changesIn({
        variants: [{ ...row("front", "back", "border"), ...fields }],
      }).variants.map(({ clothImage, borderImage }) => [clothImage, borderImage]);
    expect(images({ colourName: "Red" })).toEqual([["cloth.webp", null]]);
    expect(images({ clothImage: null })).toEqual([[null, null]]);
    expect(images({ borderImage: "border.webp" })).toEqual([["cloth.webp", "border.webp"]]);
    expect(images({ clothImage: "cloth.webp", borderImage: null })).toEqual([]);
  });

  test("get no text with the sign that separates texts in a cell", () => {
    const striped = { ...row("pallu"), colourName: "Red|White" };
    expect(altsAfter(striped)).toEqual([expect.stringMatching(/^Red\/White/)]);
  });

  test("get the name of the colour where the column is empty", () => {
    expect(altsAfter({ ...row("front"), alts: [] })).toEqual([expect.stringMatching(/^Madder/)]);
  });
});

test("the name of a category is a change of the rows that name it", () => {
  const row = { ...subcategory, line: 2, categoryName: "Warm things" };
  expect(changesIn({ subcategories: [row] }).tally.subcategories).toEqual(same);
  expect(
    changesIn({ subcategories: [{ ...row, categoryName: "Winter" }] }).tally.subcategories,
  ).toEqual(changed);
});

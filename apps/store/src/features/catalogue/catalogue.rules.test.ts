import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { expect, test } from "vitest";
import {
  filterCatalogue,
  highestPrice,
  joinCatalogue,
  readQuery,
  writeQuery,
} from "./catalogue.rules.ts";
import type { ItemValues } from "./catalogue.rules.ts";
import { tagOf } from "./productCard.rules.ts";

const products: ProductResponse[] = [1, 2, 3].map((id) => ({
  productId: id,
  subCategoryId: `s${id}`,
  tag: id === 1 ? "NEW" : "",
  productMrpPrice: id * 333 + (id === 3 ? -49 : 100),
}));

const variants: VariantResponse[] = [1, 2, 3].map((id) => ({
  productVariantId: 100 + id,
  ...(id < 3 && { productColor: id === 1 ? "red" : "blue" }),
  Product: { productId: id, productName: `Product ${id}`, productOfferPrice: id * 300 },
}));

const items = joinCatalogue(variants, products);
const everything = readQuery(new URLSearchParams());
const values: ItemValues = {
  tagOf: ({ product }) => tagOf(product),
  colourOf: ({ variant }) => variant.productColor ?? null,
};
const names = (query: Partial<typeof everything>): string[] =>
  filterCatalogue(items, { ...everything, ...query }, values).map(
    ({ product }) => product.productName ?? "",
  );

test("[CAT-09] without filters every variant is listed", () => {
  expect(names({})).toEqual(["Product 1", "Product 2", "Product 3"]);
});

test("[CAT-03] several subcategories are combined with OR", () => {
  expect(names({ subcategories: ["s1", "s3"] })).toEqual(["Product 1", "Product 3"]);
});

test("several colours are combined with OR; an item without a colour has none of them", () => {
  expect(names({ colours: ["red", "blue"] })).toEqual(["Product 1", "Product 2"]);
  expect(names({ colours: ["blue"], subcategories: ["s1"] })).toEqual([]);
});

test("[CAT-08] the price range includes both ends", () => {
  expect(names({ minPrice: 300, maxPrice: 600 })).toEqual(["Product 1", "Product 2"]);
});

test("[CAT-08] a variant without a price is in no price range and last in both orders", () => {
  const unpriced = joinCatalogue([{ productVariantId: 9, Product: { productId: 9 } }], []);
  const all = [...unpriced, ...items];
  expect(filterCatalogue(all, { ...everything, minPrice: 0 }, values)).toHaveLength(3);
  for (const sort of ["price-up", "price-down"] as const)
    expect(filterCatalogue(all, { ...everything, sort }, values).at(-1)?.price).toBeNull();
});

test("[CAT-07] a price above the slider's end stays listed until the upper thumb moves", () => {
  const dear = joinCatalogue(
    [{ productVariantId: 1, Product: { productId: 9, productOfferPrice: 68_000 } }],
    [],
  );
  expect(highestPrice(dear)).toBe(10_000);
  expect(readQuery(new URLSearchParams("min=20000&max=68000"))).toMatchObject({
    minPrice: 10_000,
    maxPrice: 68_000,
  });
  expect(filterCatalogue(dear, everything, values)).toHaveLength(1);
  expect(filterCatalogue(dear, { ...everything, minPrice: 10 }, values)).toHaveLength(1);
  expect(filterCatalogue(dear, { ...everything, maxPrice: 10_000 }, values)).toHaveLength(0);
});

test("[CAT-07] the upper end starts at the highest offer price", () => {
  expect(highestPrice(items)).toBe(900);
  const [odd] = joinCatalogue(
    [{ productVariantId: 1, Product: { productId: 9, productOfferPrice: 901 } }],
    [],
  );
  expect(odd && highestPrice([odd])).toBe(910);
});

test("[CAT-10] [CAT-13] a card shows the tag of its product and derives none from a discount", () => {
  expect(items.map(({ product }) => tagOf(product))).toEqual(["NEW", "", ""]);
});

test("lists a variant of an unknown product without a badge", () => {
  const [orphan] = joinCatalogue([{ productVariantId: 5 }], products);
  expect(orphan && tagOf(orphan.product)).toBe("");
});

test("parsing a serialised query restores the filters", () => {
  const query = {
    ...everything,
    subcategories: ["s1", "s2"],
    colours: ["red"],
    minPrice: 200,
    maxPrice: 500,
    tags: ["10% OFF"],
    sort: "price-down" as const,
    search: "silk saree",
  };
  expect(readQuery(writeQuery(query))).toEqual(query);
});

test.each(["min=abc&max=", "sort=up&min=-5", "max=1e999"])(
  "an invalid query (%s) filters nothing",
  (text) => {
    const query = readQuery(new URLSearchParams(text));
    expect(filterCatalogue(items, query, values)).toHaveLength(3);
  },
);

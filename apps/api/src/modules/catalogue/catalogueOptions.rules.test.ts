import { expect, test } from "vitest";
import type { ProductRow, VariantRow } from "./catalogueCsv.rules.ts";
import { importIssueLine } from "./catalogueCsv.rules.ts";
import { MAX_OPTION_VALUES, optionIssuesOf } from "./catalogueOptions.rules.ts";

const product = (optionName: string | undefined): ProductRow =>
  ({ line: 2, id: "kurti", optionName }) as ProductRow;
const row = (
  line: number,
  id: string,
  optionValue: string | undefined,
  colourName = "Red",
): VariantRow => ({
  line,
  id,
  productId: "kurti",
  colourName,
  optionValue,
  stock: 1,
  expectedStock: null,
  pictures: [],
});
const stored = (id: string, optionValue: string, hidden = false) => ({
  id,
  productId: "kurti",
  colourName: "Red",
  optionValue,
  hidden,
});

const issuesOf = (
  products: ProductRow[],
  variants: VariantRow[],
  { optionName = "", values = [] }: { optionName?: string; values?: ReturnType<typeof stored>[] },
): string[] =>
  optionIssuesOf(
    { products, variants },
    { products: [{ id: "kurti", optionName }], variants: values },
  ).map(importIssueLine);

test("options that are right have no faults, in new and stored rows", () => {
  const rows = [row(2, "s", "S"), row(3, "m", "M"), row(4, "blue-s", "S", "Blue")];
  expect(issuesOf([product("Size")], rows, {})).toEqual([]);
  expect(
    issuesOf([], rows.slice(0, 1), { optionName: "Size", values: [stored("m", "M")] }),
  ).toEqual([]);
  expect(issuesOf([product(undefined)], [row(2, "s", undefined)], {})).toEqual([]);
  // Values that change their places in one import.
  const exchanged = [row(2, "s", "M"), row(3, "m", "S")];
  const values = [stored("s", "S"), stored("m", "M")];
  expect(issuesOf([], exchanged, { optionName: "Size", values })).toEqual([]);
  // What shoppers do not see may stay without a value.
  expect(issuesOf([product("Size")], rows, { values: [stored("old", "", true)] })).toEqual([]);
});

test("a value needs an option, and an option needs a value of each variant", () => {
  expect(issuesOf([product("")], [row(3, "s", "S")], {})).toEqual([
    "variants.csv, line 3, column option_value: 'S' is a value, and 'kurti' has no option: name it in the column option of products.csv",
  ]);
  expect(issuesOf([product("")], [], { optionName: "Size", values: [stored("s", "S")] })).toEqual([
    "products.csv, line 2, column option: it is empty, and the variant 's' has the value 'S'",
  ]);
  expect(issuesOf([product("Size")], [row(3, "s", "")], {})).toEqual([
    "variants.csv, line 3, column option_value: it is empty, and 'kurti' has the option 'Size': write the value of each variant",
  ]);
  expect(issuesOf([product("Size")], [], { values: [stored("s", "")] })).toEqual([
    "products.csv, line 2, column option: 'Size' has no value for the variant 's': add its row to variants.csv",
  ]);
});

test("a colour has a value once, in any case, also beside stored rows", () => {
  const rows = [row(2, "a", "M"), row(3, "b", "m", "RED")];
  expect(issuesOf([product("Size")], rows, {})).toEqual([
    "variants.csv, line 3, column option_value: 'm' in this colour is already in line 2",
  ]);
  expect(
    issuesOf([], [row(2, "b", "M")], { optionName: "Size", values: [stored("a", "M", true)] }),
  ).toEqual([
    "variants.csv, line 2, column option_value: 'M' in this colour is already that of 'a'",
  ]);
});

test("a product has at most 40 values", () => {
  const rows = Array.from({ length: MAX_OPTION_VALUES + 2 }, (_, index) =>
    row(index + 2, `v${index}`, `Value ${index}`),
  );
  expect(issuesOf([product("Size")], rows.slice(0, MAX_OPTION_VALUES), {})).toEqual([]);
  expect(issuesOf([product("Size")], rows, {})).toEqual([
    "variants.csv, line 42, column option_value: 'kurti' has more than 40 values of 'Size': divide it into several products",
  ]);
});

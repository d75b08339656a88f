import { expect, test } from "vitest";
import { listedProduct, product, productOfVariant } from "./schemas.ts";
import { fixtures } from "./fixtures.ts";
import {
  factEntries,
  factNames,
  isOnCards,
  isWithin,
  pickFacts,
  productFacts,
} from "./productFacts.ts";

test.each(factEntries)(
  "%s has bounds that a value can keep, and a column in snake_case",
  (_name, fact) => {
    const [least, most] = fact.kind === "number" ? [fact.min, fact.max] : [1, fact.maxLength];
    expect(least).toBeLessThanOrEqual(most);
    // A PostgreSQL integer.
    expect(most).toBeLessThan(2 ** 31);
    expect(fact.column).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(fact.label).not.toBe("");
  },
);

test("no two facts have one column or one label", () => {
  for (const names of [
    factEntries.map(([, { column }]) => column),
    factEntries.flatMap(([, { label }]) => label ?? []),
  ])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("only texts of the first release are required: shops have products without a later fact", () => {
  const required = factEntries.filter(([, { kind }]) => kind === "requiredText");
  expect(required.map(([name]) => name)).toEqual([
    "brandName",
    "material",
    "origin",
    "weave",
    "size",
    "care",
  ]);
});

test.each(factNames)("the first sample product has a value for %s", (name) => {
  expect(fixtures.products[0]?.[name] ?? "").not.toBe("");
});

test.each(factNames)("%s is in products, and in cards only if it says so", (name) => {
  const isIn = (schema: { shape: object }) => name in schema.shape;
  expect([isIn(product), isIn(productOfVariant)]).toEqual([true, isOnCards(name)]);
  const { [name]: _value, ...rest } = { ...fixtures.products[0] };
  expect(listedProduct.safeParse(rest).success).toBe(!isOnCards(name));
});

test("a product that lacks facts has empty texts and unknown numbers", () => {
  expect(pickFacts({ weave: "Korvai" })).toMatchObject({
    brandName: "",
    weave: "Korvai",
    makingDays: null,
  });
});

test.each([null, undefined, 0, 10, 1.5, "2", Number.NaN, [2]])(
  "%j is no number from 1 to 9",
  (value) => {
    expect(isWithin(value, productFacts.makers)).toBe(false);
  },
);

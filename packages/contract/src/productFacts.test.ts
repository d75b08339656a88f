import { expect, test } from "vitest";
import { factSchemas, listedProduct, product, productOfVariant } from "./schemas.ts";
import { fixtures } from "./fixtures.ts";
import {
  computeFact,
  factEntries,
  factNames,
  isOnCards,
  isWithin,
  pickFacts,
  productFacts,
} from "./productFacts.ts";

test.each(factEntries)("%s has bounds that a value can keep", (_name, fact) => {
  const text = ({ maxLength }: { maxLength: number }) => [1, maxLength] as const;
  const [least, most] = computeFact(fact, {
    text,
    list: text,
    number: ({ min, max }) => [min, max] as const,
    yesNo: () => [0, 1] as const,
  });
  expect([least, most].every(Number.isInteger)).toBe(true);
  expect(least).toBeLessThanOrEqual(most);
  // A PostgreSQL integer.
  expect(most).toBeLessThan(2 ** 31);
});

test.each(factEntries)("the column of %s is its name in snake_case", (name, { column }) => {
  const snakeCase = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  // The first release called it so.
  expect(column).toBe(name === "brandName" ? "brand" : snakeCase);
});

test.each(factEntries)("the texts of %s fit a row of a page and of a table", (_name, fact) => {
  expect(fact.label).not.toBe("");
  expect(fact.description).toMatch(/^[A-Z][^|\n]*\.$/);
  if (fact.kind === "number") expect(fact.unit).toMatch(/^[^|\n]+$/);
});

/** What the name of a fact ends with, by its unit. Numbers of people and things have no unit. */
const namesOfUnits: Record<string, RegExp> = {
  people: /./,
  days: /Days$/,
  g: /Grams$/,
  kg: /Kilograms$/,
  mm: /Millimetres$/,
  cm: /Centimetres$/,
  m: /Metres$/,
};

test.each(factEntries)("the name of %s carries its unit", (name, fact) => {
  if (fact.kind !== "number") return;
  expect(Object.keys(namesOfUnits), "namesOfUnits").toContain(fact.unit);
  expect(name, `${name} is in ${fact.unit}`).toMatch(namesOfUnits[fact.unit] ?? /^$/);
});

test("no two facts have one column or one label", () => {
  for (const names of [
    factEntries.map(([, { column }]) => column),
    factEntries.flatMap(([, { label }]) => label ?? []),
  ])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(factEntries)("responses accept a stored %s outside of its bounds", (name, fact) => {
  if (fact.kind !== "number") return;
  for (const value of [fact.min - 1, fact.max + 1, null])
    expect(
      product.safeParse({ ...fixtures.products[0], [name]: value }).error?.message,
    ).toBeUndefined();
});

test("a fact that is yes or no may be unknown in responses", () => {
  const schema = factSchemas.yesNo({
    kind: "yesNo",
    column: "hand_wash",
    label: "Hand wash only",
    description: "Whether it must be washed by hand.",
  });
  const values = [true, false, null, "yes", 1];
  expect(values.filter((value) => schema.safeParse(value).success)).toEqual([true, false, null]);
});

test("a fact that is a list is an array of texts in responses", () => {
  const schema = factSchemas.list({
    kind: "list",
    column: "box_sizes",
    label: "Sizes in the box",
    maxLength: 20,
    description: "The sizes of the pieces in a box.",
  });
  const values = [[], ["M", "L"], "M", null, [1]];
  expect(values.filter((value) => schema.safeParse(value).success)).toEqual([[], ["M", "L"]]);
});

test.each(factEntries)(
  "the first sample product has a value for %s, within its bounds",
  (name, fact) => {
    const value = fixtures.products[0]?.[name] ?? "";
    if (fact.kind === "number") expect(isWithin(value, fact), `${name} in fixtures.ts`).toBe(true);
    expect(value, `${name} in fixtures.ts`).not.toBe("");
    expect(product.shape[name].safeParse(value).error?.message).toBeUndefined();
  },
);

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

import { expect, test } from "vitest";
import {
  filterCatalogue,
  joinCatalogue,
  readQuery,
} from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { countFacets, groupByCategory, itemValues, joinOrders, optionsOf } from "./facets.rules.ts";
import type { Facets } from "./facets.rules.ts";

const colours = ["#b01e2b", "#22336b", "#153f2f"];
const items = joinCatalogue(
  Array.from({ length: 60 }, (_, n) => ({
    productVariantId: n,
    // The last ones have no colour.
    ...(n < 50 && { productColor: colours[n % 3] ?? "" }),
    Product: {
      productId: n,
      productName: n % 5 === 0 ? "Silk saree" : "Kurti",
      productOfferPrice: n * 100,
      subCategoryId: `s${n % 4}`,
      tag: n % 2 === 0 ? "NEW" : "",
    },
  })),
  [],
);
const everything = readQuery(new URLSearchParams());

/** Counts a value as a shopper would: chooses it alone and reads the number of products. */
const countBy = (query: CatalogueQuery, chosen: Partial<CatalogueQuery>): number =>
  filterCatalogue(items, { ...query, ...chosen }, itemValues).length;

test.each<[string, Partial<CatalogueQuery>]>([
  ["no filter", {}],
  ["a subcategory", { subcategories: ["s1"] }],
  ["colours", { colours: ["red", "green"] }],
  ["a tag and a price", { tags: ["NEW"], minPrice: 1000, maxPrice: 3000 }],
  ["a search and a colour", { search: "saree", colours: ["blue"] }],
  ["all filters", { subcategories: ["s2"], colours: ["red"], tags: ["NEW"], maxPrice: 2000 }],
  ["filters without a match", { search: "bicycle" }],
])("under %s each value has the number of products that choosing it alone shows", (_, filters) => {
  const query = { ...everything, ...filters };
  const facets = countFacets(items, query);
  expect(Object.keys(facets.subcategories)).toEqual(["s0", "s1", "s2", "s3"]);
  expect(Object.keys(facets.colours).toSorted()).toEqual(["blue", "green", "red"]);
  expect(Object.keys(facets.tags)).toEqual(["NEW"]);
  for (const name of ["subcategories", "colours", "tags"] as const)
    for (const [value, count] of Object.entries(facets[name]))
      expect([value, count]).toEqual([value, countBy(query, { [name]: [value] })]);
});

test("colours are offered in the order of the table, with those that are chosen", () => {
  const query = { ...everything, colours: ["grey", "unheard-of"] };
  const options = optionsOf(countFacets(items, query), query);
  expect(options.colours.map(({ id }) => id)).toEqual(["red", "green", "blue", "grey"]);
  expect(options.noteOf("colours", "grey")).toBe("0");
  expect(optionsOf(undefined, everything)).toMatchObject({ colours: [], tags: [] });
});

test("a value without a number has none of the matches, unless the API has left some out", () => {
  const facets: Facets = { subcategories: { s1: 1234 }, colours: {}, tags: {} };
  const few = optionsOf(facets, everything);
  expect([few.noteOf("subcategories", "s1"), few.noteOf("subcategories", "s2")]).toEqual([
    "1,234",
    "0",
  ]);
  const subcategories = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`s${n}`, 1]));
  const many = optionsOf({ ...facets, subcategories }, everything);
  expect(many.noteOf("subcategories", "other")).toBeUndefined();
  expect(optionsOf(null, everything).noteOf("tags", "NEW")).toBeUndefined();
});

test("groups subcategories by category, in their order", () => {
  const groups = groupByCategory([
    { subCategoryId: "silk", subCategoryName: "Silk sarees", categoryName: "Sarees" },
    { subCategoryId: 7, subCategoryName: "Sofas", categoryName: "Furniture" },
    { subCategoryId: "cotton", categoryName: "Sarees" },
  ]);
  expect(groups).toEqual([
    {
      name: "Sarees",
      options: [
        { value: "silk", label: "Silk sarees" },
        { value: "cotton", label: "cotton" },
      ],
    },
    { name: "Furniture", options: [{ value: "7", label: "Sofas" }] },
  ]);
});

test("[CAT-02] one group if the host does not name every category", () => {
  const [group, ...others] = groupByCategory([
    { subCategoryId: "s0", subCategoryName: "S0", categoryName: "Sarees" },
    { subCategoryId: "s1", subCategoryName: "S1" },
  ]);
  expect(group?.name).toBe("Category");
  expect(group?.options.map(({ label }) => label)).toEqual(["S0", "S1"]);
  expect(others).toEqual([]);
  expect(
    groupByCategory([
      { subCategoryId: "men", subCategoryName: "Men", categoryName: "Men" },
      { subCategoryId: "women", subCategoryName: "Women", categoryName: "Women" },
    ]),
  ).toHaveLength(1);
  expect(groupByCategory([])).toEqual([]);
});

test.each([
  [
    [
      ["S", "L"],
      ["S", "M", "L"],
    ],
    "S M L",
  ],
  [[["M"], ["S", "M", "L", "XL"]], "S M L XL"],
  [
    [
      ["38", "40"],
      ["S", "M"],
    ],
    "38 40 S M",
  ],
  [
    [
      ["XL", "L"],
      ["L", "XL"],
    ],
    "XL L",
  ],
  [
    [
      ["L", "XL"],
      ["XS", "S", "L"],
    ],
    "XS S L XL",
  ],
  [[["10", "9", "8"]], "10 9 8"],
])("%j are joined as %s", (lists, joined) => {
  expect(joinOrders(lists).join(" ")).toBe(joined);
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readDemoCatalogue } from "./demoCatalogue.ts";
import type { CatalogueSource, ProductSource } from "./catalogue.types.ts";
import { catalogueIssuesOf } from "./catalogueIssues.rules.ts";
import { readPictures } from "../modules/catalogue/pictures.rules.ts";
import type { Database } from "../db/client.ts";
import { products, subcategories } from "../modules/catalogue/catalogue.tables.ts";
import { coupons } from "../modules/coupons/coupons.tables.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";
import { seedDemo } from "./seedDemo.ts";

const catalogue = await readDemoCatalogue();
const pictures = readPictures();
const fileOf = (name: string): string | undefined => pictures[name]?.file;

/** Returns the demo catalogue with a change to its third product, a saree of sarees.silk.ts. */
const withThird = (change: Partial<ProductSource>): CatalogueSource => ({
  ...catalogue,
  products: catalogue.products.map((product, index) =>
    index === 2 ? { ...product, ...change } : product,
  ),
});

const third = "sarees.silk.ts, product 3 (banarasi-katan-butti): ";

const faulty: [string, CatalogueSource, string][] = [
  [
    "a price below zero",
    withThird({ offerPriceRupees: -5 }),
    `${third}its offer price of -5 is not above zero`,
  ],
  [
    "an offer above the list price",
    withThird({ offerPriceRupees: 20_000 }),
    `${third}its offer price of 20000 is above the list price of 14800`,
  ],
  [
    "an unknown subcategory",
    withThird({ subcategoryId: "silk" }),
    `${third}there is no subcategory "silk"`,
  ],
  [
    "an unknown tag",
    withThird({ tag: "SALE" as ProductSource["tag"] }),
    `${third}there is no tag "SALE"`,
  ],
  [
    "a making time of no day",
    withThird({ makingDays: 0 }),
    `${third}its making_days of 0 is not a whole number from 1 to 400`,
  ],
  [
    "a part of a maker",
    withThird({ makers: 1.5 }),
    `${third}its makers of 1.5 is not a whole number from 1 to 9`,
  ],
  [
    "a fact that is too long",
    withThird({ size: "m".repeat(201) }),
    `${third}its size has 201 characters; 200 are the most`,
  ],
  [
    "a description that is too short",
    withThird({ description: "A saree." }),
    `${third}its description has 2 words; 60 to 120 are asked for`,
  ],
  [
    "an id that is taken",
    withThird({ id: "rajkot-patola", variants: [] }),
    'sarees.silk.ts, product 6 (rajkot-patola): the id "rajkot-patola" is used twice',
  ],
  [
    "a banner without its picture",
    { ...catalogue, homeBanners: [{ id: "banner-silk", picture: "hero-9", variantIds: [] }] },
    'catalogue.ts: banner "banner-silk": the picture "hero-9" is missing',
  ],
];

test.each(faulty)(
  "%s in the catalogue is named with file, row and reason",
  (_name, source, issue) => {
    expect(catalogueIssuesOf(source, fileOf)).toContain(issue);
  },
);

describe("an invalid catalogue", () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase("none");
  });
  afterEach(() => database.close());

  const rows = async (): Promise<number[]> =>
    Promise.all([products, subcategories, coupons].map((table) => database.db.write.$count(table)));

  test("stops the seed, reports every issue and leaves the database as it was", async () => {
    const source = withThird({ subcategoryId: "silk", offerPriceRupees: -5 });
    await expect(seedDemo(database.db.write, source)).rejects.toThrow(
      /sarees\.silk\.ts, product 3 \(banarasi-katan-butti\): there is no subcategory "silk"; .*product 3.*-5/,
    );
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test("a picture that is missing stops it, too", async () => {
    const lost = "banarasi-katan-butti--navy";
    const seeding = seedDemo(database.db.write, catalogue, (name) =>
      name === lost ? undefined : fileOf(name),
    );
    await expect(seeding).rejects.toThrow(
      `${third}variant "navy": the picture "${lost}" is missing`,
    );
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test("what the database itself refuses undoes all of it", async () => {
    const name = "\u0000";
    await expect(seedDemo(database.db.write, withThird({ name }))).rejects.toThrow(Error);
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test("the catalogue as it is has none, and is written once", async () => {
    expect(await seedDemo(database.db.write)).toBe(true);
    expect(await rows()).toEqual([catalogue.products.length, 16, 4]);
    expect(await seedDemo(database.db.write)).toBe(false);
  });
});

test("SEED=demo where packages/demo is left out is one line that says what to do", async () => {
  await expect(readDemoCatalogue("/nowhere")).rejects.toThrow(
    "SEED is 'demo', but this installation has no demo (packages/demo): set SEED=none to open an empty shop.",
  );
});

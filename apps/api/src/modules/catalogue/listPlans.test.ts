import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import type { Filter } from "./catalogueFilter.rules.ts";
import { listStatements } from "./catalogueList.repo.ts";

const PRODUCTS = 4000;

const shop = openForFile(openTestShop);
beforeAll(async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description,
      brand, material, tag, origin, weave, size, care, position)
    SELECT 'p' || n, 'silk', 'Saree ' || n, 'p.webp', 100000 + n, 900000, 'Woven', 'Pallu', 'Silk', '', '', '', '', '',
      1000 + n FROM generate_series(1, ${PRODUCTS}::int) n`);
  await shop.db.execute(sql`
    INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
    SELECT id || '-1', id, 'v.webp', '#c2185b', 'rani pink', 1, false, false, false, 0 FROM products WHERE position > 1000`);
  await shop.db.execute(sql`VACUUM ANALYZE listing.entries, products, variants`);
});

const filter: Filter = {
  list: "variants",
  labels: [],
  minPaise: undefined,
  maxPaise: undefined,
  ids: undefined,
  search: undefined,
};

const planOf = async (
  statement: ReturnType<typeof listStatements.orderedEntries>,
): Promise<string> =>
  (await rowsOf<{ "QUERY PLAN": string }>(shop.db, sql`EXPLAIN ${statement}`))
    .map((row) => row["QUERY PLAN"])
    .join("\n");

const page = { after: undefined, limit: 25 } as const;

test.each(["featured", "price-up", "price-down", "name"] as const)(
  "a list sorted by %s on the embedded database is read in the order of an index",
  async (sort) => {
    for (const list of ["variants", "products"] as const) {
      const reading = { filter: { ...filter, list }, sort, ...page };
      const plan = await planOf(listStatements.orderedEntries(reading));
      expect(plan).toContain("Index");
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  },
);

test.each([
  ["s", "featured", "variants", "entries_subcategory_featured"],
  ["s", "price-up", "variants", "entries_subcategory_price_up"],
  ["s", "price-down", "products", "entries_subcategory_price_down"],
  ["s", "name", "variants", "entries_subcategory_name"],
  ["s", "featured", "products", "entries_subcategory_products"],
  ["m", "price-up", "variants", "entries_material_price_up"],
  ["m", "price-down", "products", "entries_material_price_down"],
] as const)(
  "a list with a label of kind %s sorted by %s of %s is read by %s",
  async (kind, sort, list, index) => {
    const labels = [{ kind, values: kind === "s" ? ["silk", "cotton"] : ["Silk"] }];
    const reading = { filter: { ...filter, list, labels }, sort, ...page };
    const plan = await planOf(listStatements.orderedEntries(reading));
    expect(plan).toContain(`using ${index}`);
    expect(plan).not.toContain("Seq Scan");
  },
);

test.each([
  ["a rare colour", { labels: [{ kind: "c", values: ["Indigo"] }] }],
  ["a rare size", { labels: [{ kind: "o", values: ["M"] }] }],
  ["some ids", { ids: ["p1-1", "temple-border"] }],
] as const)("entries with %s are found by an index", async (_what, narrow) => {
  const rare = { ...filter, ...narrow };
  const reading = { filter: rare, sort: "price-up", ...page } as const;
  expect(await planOf(listStatements.sortedEntries(reading))).not.toContain("Seq Scan");
});

test("a list that is read in the order of the price has no price outside the limits", async () => {
  const prices = async (sort: string): Promise<(number | undefined)[]> => {
    const query = { categoryId: "sarees", minPrice: "1020", maxPrice: "1030", limit: "2", sort };
    const { data } = await shop.visitor.call("listVariants", 200, { query });
    return data.map(({ Product }) => Product.productOfferPrice);
  };
  expect(await prices("price-up")).toEqual([1020, 1020.01]);
  expect(await prices("price-down")).toEqual([1030, 1029.99]);
});

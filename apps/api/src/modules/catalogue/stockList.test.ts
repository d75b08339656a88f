import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { countVariants, findVariantsPage } from "./inventory.repo.ts";
import type { StockFilter } from "./inventory.repo.ts";

const VARIANTS = 10_000;

const shop = openForFile(openTestShop);
beforeAll(async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, tag, position)
    SELECT 'p' || n, 'silk', 'Saree ' || n, 'p.webp', 100000, 900000, 'Woven', '', 1000 + n
      FROM generate_series(1, ${VARIANTS / 2}::int) n`);
  await shop.db.execute(sql`
    INSERT INTO variants (id, product_id, image, colour, colour_name, sku, barcode, stock, best_seller, new_arrival,
      trending, position)
    SELECT id || '-' || colour, id, 'v.webp', '#c2185b', 'colour ' || colour, 'SKU_' || id || '-' || colour,
        CASE colour WHEN 1 THEN '890' || id END, CASE WHEN id = 'p77' THEN 0 ELSE 20 END, false, false, false, colour
      FROM products, generate_series(1, 2) colour WHERE position > 1000`);
  await shop.db.execute(sql`VACUUM ANALYZE products, variants, listing.low_stock`);
});

const idsOf = async (filter: StockFilter): Promise<string[]> =>
  (await findVariantsPage(shop.db, filter, 51)).map(({ id }) => id);

const planOf = async (filter: StockFilter): Promise<string> =>
  (
    await rowsOf<{ "QUERY PLAN": string }>(
      shop.db,
      sql`EXPLAIN ${findVariantsPage(shop.db, filter, 51).getSQL()}`,
    )
  )
    .map((row) => row["QUERY PLAN"])
    .join("\n");

test.each([
  ["a page", {}],
  ["a later page", { afterId: "p40-1" }],
  ["what is out", { below: 1 }],
  ["a text in a name", { find: "aree 4321" }],
  ["a SKU", { find: "SKU_p4321" }],
  ["a barcode", { find: "890p4321" }],
  ["an id", { find: "p4321-2" }],
  ["a text among what is out", { find: "Saree 4321", below: 1 }],
] as const)("%s of ten thousand variants is read by indexes", async (_what, filter) => {
  expect(await planOf(filter)).not.toMatch(/Seq Scan on (?:products|variants)/);
});

test.each([
  ["aree 4321", ["p4321-1", "p4321-2"]],
  ["sku_P4321-2", ["p4321-2"]],
  ["890p4321", ["p4321-1"]],
  ["p4321-2", ["p4321-2"]],
  ["SKU%p4321", []],
  ["Saree_4321", []],
  ["100%\\", []],
])("'%s' is found in names, SKUs, barcodes and ids, with no wildcards", async (find, ids) => {
  expect(await idsOf({ find })).toEqual(ids);
});

test("a search, a level and a group narrow the list together, and the count stops at its limit", async () => {
  expect(await idsOf({ below: 1, group: "silk" })).toEqual(
    expect.arrayContaining(["p77-1", "p77-2"]),
  );
  expect(await idsOf({ below: 1, group: "sarees", find: "saree 77" })).toEqual(["p77-1", "p77-2"]);
  expect(await idsOf({ below: 1, group: "nothing" })).toEqual([]);
  expect(await countVariants(shop.db, { find: "saree 77", below: 1 }, 100)).toBe(2);
  expect(await countVariants(shop.db, {}, 100)).toBe(100);
  expect(await countVariants(shop.db, { find: "saree" }, 1_000_000)).toBe(VARIANTS);
  expect(await countVariants(shop.db, { find: "saree" }, 100)).toBe(100);
  // In the name and in the SKU of each.
  expect(await countVariants(shop.db, { find: "s", afterId: "p" }, 1_000_000)).toBe(VARIANTS);
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";

/** More rows than PostgreSQL allows parameters in a statement, which is 65,535. */
const ROWS = 66_000;
const ids = Array.from({ length: ROWS }, (_, index) => `large-${index + 1}`);

let shop: OpsShop;
beforeAll(async () => {
  shop = await openOpsShop();
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pallu.listing_deferred', 'on', true)`);
    await tx.execute(sql`INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise,
        description, brand, material, tag, origin, weave, size, care, position, hidden)
      SELECT 'large-' || n, 'silk', 'Saree ' || n, 'x.webp', 10000, 20000, '', '', '', '', '', '', '', '', n, true
      FROM generate_series(1, ${ROWS}::int) n`);
    await tx.execute(sql`INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival,
        trending, position)
      SELECT 'large-' || n || '--red', 'large-1', 'x.webp', '#ff0000', 'Red', 1, false, false, false, n
      FROM generate_series(1, ${ROWS}::int) n`);
  });
});
afterAll(() => shop.close());

const count = async (statement: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = (await shop.db.execute(statement)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
};

test("stock:list prints any number of variants in order, and as JSON", async () => {
  const { lines } = await shop.ops("stock:list", "--below", "2", "--json");
  const { below, variants } = JSON.parse(lines.join("\n")) as {
    below: number;
    variants: { id: string; stock: number }[];
  };
  expect(below).toBe(2);
  expect(variants.length).toBeGreaterThanOrEqual(ROWS);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  expect(variants.map(({ stock }) => stock)).toEqual(
    variants.map(({ stock }) => stock).toSorted((a, b) => a - b),
  );
});

test("stock:import and price:import read more rows than a statement has parameters", async () => {
  await writeFile(
    join(shop.folder, "stock.csv"),
    ["variant,stock", ...ids.map((id) => `${id}--red,7`)].join("\n"),
  );
  const stock = await shop.ops("stock:import", "stock.csv");
  expect(stock.lines.at(-1)).toBe(`${ROWS} changed, 0 as they were.`);
  expect(await count(sql`SELECT count(*)::int AS count FROM variants WHERE stock = 7`)).toBe(ROWS);

  await writeFile(
    join(shop.folder, "prices.csv"),
    ["product,offer_price,list_price", ...[...ids, "block-kurti"].map((id) => `${id},90,200`)].join(
      "\n",
    ),
  );
  const prices = await shop.ops("price:import", "prices.csv");
  expect(prices.lines.at(-1)).toBe(`${ROWS + 1} changed, 0 as they were.`);
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM products WHERE offer_price_paise = 9000 AND list_price_paise = 20000`,
    ),
  ).toBe(ROWS + 1);
  const [shown] = (
    (await shop.db.execute(
      sql`SELECT DISTINCT price FROM listing.entries WHERE product_id = 'block-kurti'`,
    )) as unknown as { rows: { price: number }[] }
  ).rows;
  expect(shown).toEqual({ price: 9000 });
  expect(await shop.db.$count(auditEntries)).toBe(2 * ROWS + 1);
}, 60_000);

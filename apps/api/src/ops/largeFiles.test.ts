import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../db/rows.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { products, variants } from "../modules/catalogue/catalogue.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { terminalOn } from "./terminal.ts";

/** More rows than are written by one statement, or read for one page. */
const ROWS = 1500;
/** More rows than PostgreSQL allows parameters in a statement, which is 65,535. */
const PARAMETERS = 66_000;
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

test("stock:list prints any number of variants in order, and as JSON that a program reads from the terminal", async () => {
  const { lines } = await shop.ops("stock:list", "--below", "2", "--json");
  let written = "";
  const stream = { isTTY: false, write: (text: string) => (written += text) };
  const terminal = terminalOn(stream as unknown as NodeJS.WriteStream);
  for (const line of lines) terminal.print(line);
  const { below, variants: listed } = JSON.parse(written) as {
    below: number;
    variants: { id: string; stock: number }[];
  };
  expect(below).toBe(2);
  expect(listed.length).toBeGreaterThanOrEqual(ROWS);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(listed.map(({ stock }) => stock)).toEqual(
    listed.map(({ stock }) => stock).toSorted((a, b) => a - b),
  );
});

test.each([
  ["stock:import", "variant", "variant,stock", ",7"],
  ["price:import", "product", "product,offer_price,list_price", ",90,200"],
])("%s reads more rows than a statement has parameters", async (command, what, head, cells) => {
  const rows = Array.from({ length: PARAMETERS }, (_, index) => `unknown-${index}${cells}`);
  await writeFile(join(shop.folder, "unknown.csv"), [head, ...rows].join("\n"));
  const { code, lines } = await shop.ops(command, "unknown.csv");
  expect([code, lines[0], ...lines.slice(-2)]).toEqual([
    1,
    `There is no ${what} unknown-0.`,
    `and ${PARAMETERS - 100} more`,
    "Nothing was changed.",
  ]);
});

test("stock:import and price:import write all rows, with an entry in the log and the listing", async () => {
  await writeFile(
    join(shop.folder, "stock.csv"),
    ["variant,stock", ...ids.map((id) => `${id}--red,7`)].join("\n"),
  );
  const stock = await shop.ops("stock:import", "stock.csv");
  expect(stock.lines.at(-1)).toBe(`${ROWS} changed, 0 as they were.`);
  expect(await shop.db.$count(variants, eq(variants.stock, 7))).toBe(ROWS);

  await writeFile(
    join(shop.folder, "prices.csv"),
    ["product,offer_price,list_price", ...[...ids, "block-kurti"].map((id) => `${id},90,200`)].join(
      "\n",
    ),
  );
  const prices = await shop.ops("price:import", "prices.csv");
  expect(prices.lines.at(-1)).toBe(`${ROWS + 1} changed, 0 as they were.`);
  const isNew = and(eq(products.offerPricePaise, 9000), eq(products.listPricePaise, 20_000));
  expect(await shop.db.$count(products, isNew)).toBe(ROWS + 1);
  const shown = await rowsOf(
    shop.db,
    sql`SELECT DISTINCT price FROM listing.entries WHERE product_id = 'block-kurti'`,
  );
  expect(shown).toEqual([{ price: 9000 }]);
  expect(await shop.db.$count(auditEntries)).toBe(2 * ROWS + 1);
});

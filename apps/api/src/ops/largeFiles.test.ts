import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatCount } from "@pallu/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../db/rows.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { products, variants } from "../modules/catalogue/catalogue.tables.ts";
import { exportCatalogue } from "../modules/catalogue/catalogueExport.service.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";
import { terminalOn } from "./terminal.ts";

/** More rows than are written by one statement, or read for one page. */
const ROWS = 1500;
/** More rows than PostgreSQL allows parameters in a statement, which is 65,535. */
const PARAMETERS = 66_000;
/** The day of the orders. */
const DAY = "2027-03-10T10:00:00+05:30";
const ids = Array.from({ length: ROWS }, (_, index) => `large-${index + 1}`);

const shop = openForFile(openOpsShop);
beforeAll(async () => {
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
    await tx.execute(sql`INSERT INTO newsletter_subscriptions (id, email, created_at)
      SELECT n, CASE WHEN n % 2 = 0 THEN 'Reader' ELSE 'reader' END || n || '@pallu.test', now()
      FROM generate_series(1, ${ROWS}::int) n`);
    await tx.execute(sql`INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor,
        discount_minor, total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2,
        additional_text, created_at)
      SELECT 'PL-' || n, 'key ' || n, 'INR', 100, 0, 100, 0, 100, '', '', '', '', '', '', '', '', ${DAY}::timestamptz
      FROM generate_series(1, ${ROWS}::int) n`);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Counts the rows that each statement returns from now on. */
const countRowsRead = (): number[] => {
  const counts: number[] = [];
  const { $client } = shop.db as unknown as {
    $client: { query: (...call: unknown[]) => Promise<{ rows: unknown[] }> };
  };
  const query = $client.query.bind($client);
  vi.spyOn($client, "query").mockImplementation(async (...call) => {
    const result = await query(...call);
    counts.push(result.rows.length);
    return result;
  });
  return counts;
};

test.each([
  [["stock:list", "--below", "2"], 0],
  [["newsletter:export", "readers.csv"], ROWS],
  [["order:export", "orders.csv", "--from", "2027-03-10", "--to", "2027-03-10"], ROWS],
])("%s reads any number of rows in pages", async ([command = "", ...args], written) => {
  const counts = countRowsRead();
  const { code, lines } = await shop.ops(command, ...args);
  expect([code, Math.max(...counts)]).toEqual([0, 1000]);
  if (written === 0) return;
  expect(lines[0]).toMatch(new RegExp(`^Wrote ${formatCount(written)} `));
  const [, ...rows] = (await readFile(join(shop.folder, args[0] ?? ""), "utf8")).trim().split("\n");
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(written);
});

test("catalogue:export answers others between its parts, and has what is imported meanwhile", async () => {
  const events: string[] = [];
  let asked: Promise<unknown> | undefined;
  const addLateProduct = () =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO subcategories (id, category_id, name, position)
        SELECT 'late-group', category_id, 'Late', position + 1000 FROM subcategories WHERE id = 'silk'`);
      await tx.execute(sql`INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise,
          description, brand, material, tag, origin, weave, size, care, position, hidden)
        VALUES ('late', 'late-group', 'Late', 'x.webp', 1, 2, '', '', '', '', '', '', '', '', ${ROWS * 2}, true)`);
      events.push("import");
    });
  const folder = join(shop.folder, "catalogue");
  await exportCatalogue({
    db: shop.db,
    folder,
    uploads: shop.folder,
    withPictures: false,
    onProgress: () => {
      events.push("part");
      asked ??= addLateProduct();
    },
  });
  await asked;
  expect(events[0]).toBe("part");
  expect(events.indexOf("import")).toBeLessThan(events.lastIndexOf("part"));
  const read = (file: string) => readFile(join(folder, file), "utf8");
  expect(await read("products.csv")).toContain("\nlate,");
  expect(await read("subcategories.csv")).toContain("\nlate-group,");
});

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
    `Line 2: There is no ${what} unknown-0.`,
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

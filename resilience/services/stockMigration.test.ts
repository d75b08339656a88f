import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import {
  changeStock,
  migrationsFolder,
  openDatabase,
  rowsOf,
  systemClock,
} from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let place: PostgresDatabase;
let databases: Database[];
beforeEach(async () => {
  place = await createPostgresDatabase("empty");
  const config = readConfig({ DATABASE_URL: place.url });
  databases = await Promise.all([openDatabase(config), openDatabase(config)]);
});
afterEach(async () => {
  await Promise.all(databases.map(({ close }) => close()));
  await place.stop();
});

/** Migrates a database as the version before the two numbers of a stock does. */
const migrateAsBefore = async (database: Database): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const own = journal.entries.findIndex(({ tag }) => tag.endsWith("_orders_reserving"));
  expect(own).toBeGreaterThan(0);
  const entries = journal.entries.slice(0, own);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await database.migrate(folder);
  await rm(folder, { recursive: true });
};

/** Columns of the tables that a sale writes. */
const soldColumns = (db: Db) =>
  rowsOf(
    db,
    sql`SELECT table_name, column_name, data_type, column_default FROM information_schema.columns
      WHERE table_name IN ('orders', 'order_lines', 'variants') ORDER BY 1, 2`,
  );

/** Sells a piece as versions before the two numbers of a stock do. */
const sell = async (tx: Db, id: string): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
      total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2, additional_text, created_at)
    VALUES (${id}, ${id}, 'INR', 100, 0, 100, 0, 100, '', '', '', '', '', '', '', '', now())`);
  await tx.execute(sql`
    INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image, quantity, unit_paise, unit_minor, line_minor)
    VALUES (${id}, 1, 'v', 'Saree', 'Red', 'a.webp', 1, 100, 100, 100)`);
  await tx.execute(sql`UPDATE variants SET stock = stock - 1 WHERE id = 'v'`);
};

/** Waits until a statement with a text waits for a lock. */
const untilWaiting = (db: Db, text: string): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await rowsOf(
          db,
          sql`SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database()
            AND wait_event_type = 'Lock' AND query LIKE ${`%${text}%`}`,
        ),
      ).toHaveLength(1),
    { timeout: 10_000 },
  );

test("stock becomes two numbers beside a shop of the version before, which sells meanwhile and afterwards", async () => {
  const [database, other] = databases;
  if (!database || !other) throw new Error("No database was opened.");
  await migrateAsBefore(database);
  const { write } = database.db;
  await write.execute(sql`INSERT INTO categories (id, name, position) VALUES ('c', 'Sarees', 1)`);
  await write.execute(
    sql`INSERT INTO subcategories (id, category_id, name, position) VALUES ('s', 'c', 'Silk', 1)`,
  );
  await write.execute(sql`
    INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, brand, material,
      tag, origin, weave, size, care, position)
    VALUES ('p', 's', 'Saree', 'a.webp', 100, 100, '', 'Pallu', 'Silk', '', '', '', '', '', 1)`);
  await write.execute(sql`
    INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
    VALUES ('v', 'p', 'a.webp', '#ff0000', 'Red', 10, false, false, false, 1)`);
  await sell(write, "PL-1");
  const columns = await soldColumns(write);

  let migrating = Promise.resolve();
  await other.db.write.transaction(async (tx) => {
    await sell(tx, "PL-2");
    migrating = database.migrate();
    await untilWaiting(write, "CREATE INDEX CONCURRENTLY");
    // Another order is changed meanwhile: the migration holds no lock that it waits for.
    await write.execute(sql`UPDATE orders SET delivery_status = 'confirmed' WHERE id = 'PL-1'`);
  });
  await migrating;
  expect(
    await rowsOf(
      write,
      sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'orders_by_state'::regclass`,
    ),
  ).toEqual([{ indisvalid: true }]);

  const count = (onHand: number) =>
    changeStock(
      { db: write, clock: systemClock },
      { id: "v", count: { onHand } },
      { kind: "operator", name: "asha" },
    );
  expect(await count(10)).toMatchObject({
    before: { onHand: 10, reserved: 2, stock: 8 },
    after: { onHand: 10, reserved: 2, stock: 8 },
  });
  // Both versions run: the older one sells and packs what the newer one has counted.
  let counting: ReturnType<typeof count> | undefined;
  await other.db.write.transaction(async (tx) => {
    await sell(tx, "PL-3");
    counting = count(10);
    await untilWaiting(write, "variants");
  });
  expect(await counting).toMatchObject({
    before: { onHand: 10, reserved: 3, stock: 7 },
    after: { onHand: 10, reserved: 3, stock: 7 },
  });
  await write.execute(sql`UPDATE orders SET delivery_status = 'packed' WHERE id = 'PL-1'`);
  expect(await count(9)).toMatchObject({ before: { onHand: 9, reserved: 2, stock: 7 } });
  // Back: the version before has the columns that it had, and the number that it reads is what can be sold.
  expect(await soldColumns(write)).toEqual(expect.arrayContaining(columns));
});

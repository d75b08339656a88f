import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import {
  migrationsFolder,
  openDatabase,
  prepareDatabase,
  rowsOf,
  systemClock,
} from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { categories } from "@pallu/api/schema";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addMigration } from "../harness/addMigration.ts";

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

const invalidIndexes = ({ db }: Database) =>
  rowsOf(
    db.read,
    sql`SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid`,
  );

test("two processes that start at once on an empty database migrate it once, indexes built beside writes included", async () => {
  await Promise.all(databases.map((database) => prepareDatabase(database, "none", systemClock)));
  const [database] = databases;
  if (!database) throw new Error("No database was opened.");
  const applied = await rowsOf<{ hash: string }>(
    database.db.read,
    sql`SELECT hash FROM drizzle.__drizzle_migrations`,
  );
  expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
  expect(await invalidIndexes(database)).toEqual([]);
});

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Returns a copy of the migrations with other entries in the journal. */
const copyOfMigrations = async (
  change: (entries: Journal["entries"]) => Journal["entries"],
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as Journal;
  await writeFile(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
};

/** Returns the migrations with one more, which builds a unique index beside writes. */
const withUniqueNames = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-migrations-"));
  addMigration(folder, [
    `DROP INDEX CONCURRENTLY IF EXISTS unique_names;`,
    `CREATE UNIQUE INDEX CONCURRENTLY unique_names ON categories (name);`,
  ]);
  return folder;
};

test("an index that could not be built is built by the next start", async () => {
  const [database] = databases;
  if (!database) throw new Error("No database was opened.");
  await database.migrate();
  const { write } = database.db;
  await write
    .insert(categories)
    .values(["a", "b"].map((id) => ({ id, name: "Sarees", position: 1 })));
  const folder = await withUniqueNames();
  await expect(database.migrate(folder)).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(await invalidIndexes(database)).toEqual([{ name: "unique_names" }]);
  await write.update(categories).set({ name: "Kurtis" }).where(eq(categories.id, "b"));
  await database.migrate(folder);
  expect(await invalidIndexes(database)).toEqual([]);
  await rm(folder, { recursive: true });
});

/** Returns the ids of entries that differ from what products and variants say. */
const differingEntries = (db: Db) =>
  rowsOf(
    db,
    sql`SELECT id FROM (SELECT * FROM listing.entries_of(NULL) EXCEPT SELECT * FROM listing.entries) AS missing`,
  );

test("what was written while the listing was first filled is in it after the migration, and what is written meanwhile", async () => {
  const [database, other] = databases;
  if (!database || !other) throw new Error("No database was opened.");
  const folder = await copyOfMigrations((entries) => entries.filter(({ tag }) => tag < "0017"));
  await database.migrate(folder);
  await rm(folder, { recursive: true });
  const { write } = database.db;
  await write.execute(sql`INSERT INTO categories (id, name, position) VALUES ('c', 'Sarees', 1)`);
  await write.execute(
    sql`INSERT INTO subcategories (id, category_id, name, position) VALUES ('s', 'c', 'Silk', 1)`,
  );
  await write.execute(sql`
    INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, brand, material,
      tag, origin, weave, size, care, position)
    SELECT id, 's', id, 'a.webp', 100, 100, '', 'Pallu', 'Silk', '', '', '', '', '', 1 FROM unnest(ARRAY['lost', 'kept', 'changed']) AS id`);
  await write.execute(sql`
    INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
    SELECT id, id, 'a.webp', '#ff0000', 'Red', 1, false, false, false, 1 FROM products`);
  await write.execute(sql`DELETE FROM listing.entries WHERE id = 'lost'`);
  expect(await differingEntries(write)).toEqual([{ id: "lost" }]);

  let migrating = Promise.resolve();
  await other.db.write.transaction(async (tx) => {
    await tx.execute(sql`UPDATE products SET name = 'Zarina' WHERE id = 'changed'`);
    migrating = database.migrate();
    await vi.waitFor(
      async () =>
        expect(
          await rowsOf(
            tx,
            sql`SELECT 1 AS one FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
          ),
        ).toHaveLength(1),
      { timeout: 10_000 },
    );
  });
  await migrating;
  expect(await differingEntries(write)).toEqual([]);
  const words = await rowsOf(write, sql`SELECT word, entries FROM listing.words ORDER BY word`);
  expect(words).toContainEqual({ word: "zarina", entries: 1 });
  expect(words).toContainEqual({ word: "silk", entries: 3 });

  await write.execute(sql`UPDATE products SET hidden = true WHERE id = 'changed'`);
  expect(
    await rowsOf(write, sql`SELECT word FROM listing.words WHERE word = 'zarina' AND entries > 0`),
  ).toEqual([]);
  await write.execute(sql`SELECT listing.refresh(NULL)`);
  expect(await rowsOf(write, sql`SELECT word FROM listing.words WHERE entries <= 0`)).toEqual([]);
});

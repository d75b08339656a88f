import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { openDatabase, prepareDatabase, rowsOf, systemClock } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import { categories } from "@pallu/api/schema";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
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

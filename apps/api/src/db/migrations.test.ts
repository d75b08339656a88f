import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { products } from "../modules/catalogue/catalogue.tables.ts";
import { columnTypeFaults } from "../testing/columnTypes.ts";
import { findUnchecked, refuseBlocking } from "../testing/refuseBlocking.ts";
import * as schema from "../schema.ts";
import { migrationsFolder } from "./schemaVersion.ts";

/** Migrations from before these rules. Shops have them, so they stay as they are. */
const SHIPPED = 14;

interface Journal {
  entries: { idx: number; tag: string }[];
}

const journal = JSON.parse(
  readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
) as Journal;

const migrations = journal.entries.map(({ idx, tag }) => ({
  idx,
  tag,
  text: readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"),
}));

test.each(migrations.filter(({ idx }) => idx >= SHIPPED))(
  "$tag blocks no sale and loses no write",
  ({ text }) => {
    const refusals = refuseBlocking(text);
    expect(refusals, `The migration ${refusals.join("; ")}`).toEqual([]);
  },
);

test("the rules find what earlier migrations did", () => {
  const found = migrations.slice(0, SHIPPED).filter(({ text }) => refuseBlocking(text).length > 0);
  expect(found.map(({ tag }) => tag)).toEqual([
    "0001_erasure_and_retention",
    "0002_limits_and_second_thoughts",
    "0003_products_by_position",
    "0004_outbox_in_order",
    "0005_order_states",
    "0007_proved_addresses",
    "0008_retention_indexes",
    "0012_listing",
    "0013_making_time",
  ]);
});

const breakpoint = "--> statement-breakpoint\n";

test.each([
  ["CREATE INDEX a ON orders (id);", "builds an index of orders"],
  ['CREATE UNIQUE INDEX "a" ON "public"."users" USING btree ("id");', "builds an index of users"],
  [
    "ALTER TABLE listing.entries ADD CONSTRAINT c CHECK (price > 0);",
    "checks all rows of listing.entries",
  ],
  ['ALTER TABLE "orders" ADD COLUMN "n" integer CHECK (n > 0);', "checks all rows of orders"],
  ['ALTER TABLE "orders" ADD COLUMN "u" text REFERENCES users(id);', "checks all rows of orders"],
  ['ALTER TABLE "variants" ALTER COLUMN "stock" SET NOT NULL;', "checks all rows of variants"],
  ['ALTER TABLE "variants" ALTER COLUMN "stock" SET DATA TYPE bigint;', "rewrites variants"],
  ["UPDATE \"orders\" SET note = '';", "writes rows without a lock"],
  ["INSERT INTO small SELECT id FROM products;", "writes rows without a lock"],
  ["SELECT listing.refresh(NULL);", "writes rows without a lock"],
  [
    `ALTER TABLE orders ADD CONSTRAINT c CHECK (n > 0) NOT VALID;${breakpoint}ALTER TABLE orders VALIDATE CONSTRAINT c;`,
    "validates in the transaction that adds",
  ],
  [
    `LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;${breakpoint}ALTER TABLE orders ADD COLUMN n text;${breakpoint}UPDATE orders SET n = '';`,
    "changes a table in the transaction that writes rows",
  ],
  ["CREATE INDEX CONCURRENTLY a ON orders (id);", "cannot be repeated"],
  [
    `DROP INDEX CONCURRENTLY IF EXISTS a;${breakpoint}CREATE INDEX CONCURRENTLY a ON orders (id);${breakpoint}ALTER TABLE orders ADD COLUMN n integer;`,
    "mixes",
  ],
])("%s is refused", (text, reason) => {
  expect(refuseBlocking(text)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  `DROP INDEX CONCURRENTLY IF EXISTS a;${breakpoint}CREATE INDEX CONCURRENTLY a ON orders (id);`,
  "ALTER TABLE orders ADD CONSTRAINT c CHECK (n > 0) NOT VALID;",
  "ALTER TABLE orders VALIDATE CONSTRAINT c;",
  "ALTER TABLE orders ADD COLUMN note text DEFAULT '' NOT NULL;",
  `LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;${breakpoint}UPDATE orders SET note = '';`,
  `SELECT pg_advisory_xact_lock(725582);${breakpoint}SELECT listing.refresh(NULL);`,
  `CREATE TABLE things (id text);${breakpoint}CREATE INDEX things_by_id ON things (id);`,
  "-- UPDATE orders is not needed.\nCREATE TABLE things (id text);",
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE orders SET id = id $$;",
])("%s is allowed", (text) => {
  expect(refuseBlocking(text)).toEqual([]);
});

const unchecked = (...texts: string[]) => findUnchecked(texts);
const bound =
  'ALTER TABLE "products" ADD CONSTRAINT "products_weight_grams" CHECK ("products"."weight_grams" BETWEEN 1 AND 900) NOT VALID;';
const column = 'ALTER TABLE "products" ADD COLUMN "weight_grams" integer;';
const validation = "ALTER TABLE products VALIDATE CONSTRAINT products_weight_grams;";
const removal = 'ALTER TABLE "products" DROP CONSTRAINT "products_weight_grams";';

test("no migration leaves rows outside of a new bound", () => {
  const names = unchecked(...migrations.map(({ text }) => text));
  const advice =
    "change such rows in the next migration, and VALIDATE CONSTRAINT in the one after it";
  expect(names, `Stored rows may be outside of ${names.join(", ")}: ${advice}`).toEqual([]);
});

test("a bound of stored values is named until a later migration validates or drops it", () => {
  const name = ["products_weight_grams of products"];
  expect(unchecked(column, bound)).toEqual(name);
  expect(unchecked(column, `${removal}${breakpoint}${bound}`)).toEqual(name);
  expect(unchecked(validation, bound)).toEqual(name);
  expect(unchecked(column.replace("weight", "other") + breakpoint + bound)).toEqual(name);
  expect(unchecked(column, bound, validation)).toEqual([]);
  expect(unchecked(column, bound, removal)).toEqual([]);
  expect(unchecked(column + breakpoint + bound)).toEqual([]);
});

test("every migration is in the journal", () => {
  for (const { tag } of migrations)
    expect(existsSync(join(migrationsFolder, `${tag}.sql`))).toBe(true);
});

test("the last migration leads to the tables of the code", async () => {
  const { tag = "" } = journal.entries.at(-1) ?? {};
  const snapshot = readFileSync(
    join(migrationsFolder, `meta/${tag.slice(0, 4)}_snapshot.json`),
    "utf8",
  );
  const stored = JSON.parse(snapshot) as ReturnType<typeof generateDrizzleJson>;
  const advice = "pnpm --filter @pallu/api db:generate --name <what_changes> writes the migration";
  const missing = await generateMigration(stored, generateDrizzleJson(schema, stored.id)).catch(
    (error: unknown) => {
      // Drizzle asks in the terminal whether a column was renamed.
      throw new Error(`The tables lack a column of ${tag} and have a new one: ${advice}`, {
        cause: error,
      });
    },
  );
  expect(missing, `${advice}: ${missing.join(" ")}`).toEqual([]);
});

// Without a database: its first statement with the column would fail, and name neither type.
test("the columns of products have the types that the facts declare", () => {
  const faults = columnTypeFaults(
    migrations.map(({ text }) => text),
    products,
  );
  expect(faults, `Other types: ${faults.join("; ")}`).toEqual([]);
});

test.each([
  ['CREATE TABLE "products" (\n\t"id" text,\n\t"makers" text NOT NULL,\n\t"care" text\n);', "text"],
  ['ALTER TABLE "products" ADD COLUMN "makers" text DEFAULT \'\' NOT NULL;', "text"],
  ["ALTER TABLE public.products ADD COLUMN makers bigint check (makers > 0);", "bigint"],
  [
    `ALTER TABLE "products" ADD COLUMN "makers" integer;${breakpoint}ALTER TABLE "products" ALTER COLUMN "makers" SET DATA TYPE numeric(9,2);`,
    "numeric(9,2)",
  ],
])("%s makes a column of another type", (text, found) => {
  expect(columnTypeFaults([text], products)).toEqual([
    expect.stringContaining(
      `products.makers is declared as integer; the migrations make it ${found}`,
    ),
  ]);
});

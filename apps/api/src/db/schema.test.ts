import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "../schema.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";
import type { Database } from "./client.ts";
import { rowsOf } from "./rows.ts";

/** Foreign keys without an index of their columns, and why a deletion or change of the other table needs none. */
const exceptions: Record<string, string> = {
  cart_lines_variant_id_variants_id_fk: "Variants are hidden, never deleted.",
  subcategories_category_id_categories_id_fk: "There are only dozens of subcategories.",
  wishlist_entries_variant_id_variants_id_fk: "Variants are hidden, never deleted.",
};

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase("none");
});
afterAll(() => database.close());

test("the columns of every foreign key are the first of an index, so that a deletion scans no table", async () => {
  const missing = await rowsOf<{ name: string }>(
    database.db.read,
    sql`SELECT conname AS name FROM pg_constraint c
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i
        WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indisvalid
          AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      ) ORDER BY name`,
  );
  expect(missing.map(({ name }) => name)).toEqual(Object.keys(exceptions));
});

/** Returns a line for each column, constraint and index of the shop's tables. */
const partsOf = async ({ db }: Database): Promise<string[]> => {
  const parts = await rowsOf<{ part: string }>(
    db.read,
    sql`SELECT format('column %s.%s %s', attrelid::regclass, attname, concat_ws(' ',
          format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END,
          pg_get_expr(adbin, adrelid))) AS part
        FROM pg_attribute
          JOIN pg_class t ON t.oid = attrelid AND relkind = 'r'
          LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attnum > 0 AND NOT attisdropped
          AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      UNION ALL
      SELECT format('constraint %s of %s: %s', conname, conrelid::regclass,
          replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
        FROM pg_constraint WHERE conrelid <> 0 AND contype IN ('c', 'f', 'p', 'u')
      UNION ALL
      SELECT 'index: ' || indexdef FROM pg_indexes WHERE schemaname <> 'pg_catalog'
      ORDER BY part`,
  );
  return parts.map(({ part }) => part);
};

/** Adds to each part what was created by its name, such as a column of another type. */
const withFound = (missing: readonly string[], created: readonly string[]): string[] =>
  missing.map((part) => {
    const [name = ""] = /^(?:column|constraint) \S+ /.exec(part) ?? [];
    const found = created.find((other) => name !== "" && other.startsWith(name));
    return found === undefined ? part : `${part}; they have ${found}`;
  });

test("a part that is created in another way is named as declared and as found", () => {
  const created = ["column products.makers text", "column products.care text NOT NULL"];
  expect(
    withFound(["column products.makers integer", "column products.size text"], created),
  ).toEqual([
    "column products.makers integer; they have column products.makers text",
    "column products.size text",
  ]);
});

test("the statements of the migrations create what the tables of the code declare", async () => {
  const declared = await createTestDatabase("empty");
  try {
    const nothing = generateDrizzleJson({});
    const statements = await generateMigration(nothing, generateDrizzleJson(schema, nothing.id));
    await declared.db.write.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    for (const statement of statements) await declared.db.write.execute(sql.raw(statement));
    const created = await partsOf(database);
    const missing = (await partsOf(declared)).filter((part) => !created.includes(part));
    expect(missing, `The migrations lack ${withFound(missing, created).join("; ")}`).toEqual([]);
  } finally {
    await declared.close();
  }
});

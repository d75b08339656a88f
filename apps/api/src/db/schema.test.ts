import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/testDatabase.ts";
import type { Database } from "./client.ts";
import { rowsOf } from "./rows.ts";

/** Foreign keys without an index of their columns, and why no deletion or change of the other table scans for them. */
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

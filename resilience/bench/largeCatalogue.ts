import { rowsOf, seedDemo } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { factEntries } from "@pallu/contract";
import { sql } from "drizzle-orm";

const factColumns = factEntries.map(([, { column }]) => column);

/** Products per statement. */
const PART = 250_000;

/**
 * Fills an empty shop with the demo catalogue and copies of its products with other numbers and prices, in SQL. Every third
 * copy has the sizes S, M and L, each with a SKU, and L with a price of its own. The listing is built once at the end, which
 * takes a tenth of the time that its triggers need.
 */
export const fillLargeCatalogue = async (db: Db, count: number): Promise<void> => {
  await seedDemo(db);
  const [row] = await rowsOf<{ products: number }>(
    db,
    sql`SELECT count(*)::int AS products FROM products`,
  );
  const demo = row?.products ?? 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
    await tx.execute(sql`SET LOCAL work_mem = '256MB'`);
    const indexes = await rowsOf<{ name: string; definition: string }>(
      tx,
      sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
        WHERE schemaname = 'listing' AND tablename = 'entries' AND indexname <> 'entries_pkey'`,
    );
    for (const table of ["products", "variants"])
      await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
    await tx.execute(sql`CREATE TEMP TABLE base ON COMMIT DROP AS
      SELECT p.*, row_number() OVER (ORDER BY position) - 1 AS number FROM products p`);
    for (let from = demo; from < count; from += PART) {
      const last = Math.min(from + PART, count) - 1;
      await tx.execute(sql`
        INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, tag,
          ${sql.raw(factColumns.join(", "))}, option_name, position)
        SELECT b.id || '-' || n, b.subcategory_id, b.name || ' ' || n, b.image,
          greatest(45000, (b.offer_price_paise * (0.6 + (hashint4(n) & 1023) / 1023.0) / 1000)::int * 1000),
          b.list_price_paise * 2, b.description, b.tag,
          ${sql.raw(factColumns.map((column) => `b.${column}`).join(", "))},
          CASE WHEN n % 3 = 0 THEN 'Size' ELSE '' END, n
        FROM generate_series(${from}::int, ${last}::int) n JOIN base b ON b.number = n % ${demo}::int`);
      await tx.execute(sql`
        INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position,
          option_value, sku, offer_price_paise)
        SELECT copy.id || CASE WHEN size.place = 0 THEN '' ELSE '-' || size.value END, b.id || '-' || n, v.image, v.colour,
          v.colour_name, 1000 + hashint4(n) % 1000, v.best_seller, v.new_arrival, v.trending, 3 * v.position + size.place,
          size.value, CASE WHEN size.value = '' THEN NULL ELSE copy.id || '/' || size.value END,
          CASE WHEN size.value = 'L' THEN 50000 + abs(hashint4(n) % 500000) END
        FROM generate_series(${from}::int, ${last}::int) n JOIN base b ON b.number = n % ${demo}::int
        JOIN variants v ON v.product_id = b.id
        CROSS JOIN LATERAL (SELECT b.id || '-' || n || substr(v.id, length(b.id) + 1) AS id) copy
        JOIN (VALUES ('', 0, FALSE), ('S', 0, TRUE), ('M', 1, TRUE), ('L', 2, TRUE)) AS size (value, place, is_sized)
          ON size.is_sized = (n % 3 = 0)`);
    }
    for (const { name } of indexes)
      await tx.execute(sql`DROP INDEX listing.${sql.identifier(name)}`);
    await tx.execute(sql`SELECT listing.refresh(NULL)`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    for (const table of ["products", "variants"])
      await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER USER`);
    await tx.execute(
      sql`ANALYZE products, variants, listing.entries, listing.counts, listing.words, listing.labels`,
    );
  });
  // A vacuum cannot be in the transaction without a time limit; autovacuum does it for larger tables.
  if (count <= PART) await db.execute(sql`VACUUM products, variants, listing.entries`);
};

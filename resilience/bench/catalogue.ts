import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";

const SUBCATEGORIES = 20;

/** Inserts products with three variants each, which never sell out, and updates the planner's statistics. */
export const fillCatalogue = async (db: Db, count: number): Promise<void> => {
  await db.execute(
    sql`INSERT INTO categories (id, name, position) SELECT 'c' || n, 'Category ' || n, n FROM generate_series(1, 5) n`,
  );
  await db.execute(
    sql`INSERT INTO subcategories (id, category_id, name, position)
      SELECT 's' || n, 'c' || (n % 5 + 1), 'Subcategory ' || n, n FROM generate_series(1, ${SUBCATEGORIES}::int) n`,
  );
  await db.execute(
    sql`INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description,
        brand, material, tag, origin, weave, size, care, position)
      SELECT 'p' || lpad(n::text, 6, '0'), 's' || (n % ${SUBCATEGORIES}::int + 1), 'Saree number ' || n,
        'p' || n || '.webp', 100000 + n * 100, 120000 + n * 100,
        repeat('A saree woven on a hand loom by people who know how. ', 6), 'Pallu', 'Silk', '', 'Kanchipuram',
        'Hand loom', '6.3 m', 'Dry clean', n
      FROM generate_series(1, ${count}::int) n`,
  );
  await db.execute(
    sql`INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
      SELECT p.id || '--' || k, p.id, p.id || '-' || k || '.webp', '#c2185b', 'Colour ' || k, 1000000, false, false, false, k
      FROM products p CROSS JOIN generate_series(1, 3) k`,
  );
  await db.execute(sql`ANALYZE`);
};

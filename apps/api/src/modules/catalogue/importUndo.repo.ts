import { inArray, sql } from "drizzle-orm";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { products, variantImages, variants } from "./catalogue.tables.ts";

const listOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;

/** Hides products and variants. */
export const hideAdded = async (
  tx: Db,
  { products: productIds, variants: variantIds }: { products: string[]; variants: string[] },
): Promise<void> => {
  if (productIds.length > 0)
    await tx.update(products).set({ hidden: true }).where(inArray(products.id, productIds));
  if (variantIds.length > 0)
    await tx.update(variants).set({ hidden: true }).where(inArray(variants.id, variantIds));
};

/** Removes variants, products with all of theirs, and subcategories and categories that are empty then. */
export const removeAdded = async (
  tx: Db,
  added: { products: string[]; variants: string[]; subcategories: string[] },
): Promise<void> => {
  for (const ids of chunksOf(added.variants)) {
    await tx.delete(variantImages).where(inArray(variantImages.variantId, ids));
    await tx.delete(variants).where(inArray(variants.id, ids));
  }
  for (const ids of chunksOf(added.products))
    await tx.delete(products).where(inArray(products.id, ids));
  if (added.subcategories.length === 0) return;
  const list = listOf(added.subcategories);
  const groups = await rowsOf<{ id: string }>(
    tx,
    sql`DELETE FROM subcategories s WHERE s.id = ANY(${list})
      AND NOT EXISTS (SELECT 1 FROM products WHERE subcategory_id = s.id) RETURNING category_id AS id`,
  );
  await tx.execute(sql`DELETE FROM categories c WHERE c.id = ANY(${listOf(groups.map(({ id }) => id))})
    AND NOT EXISTS (SELECT 1 FROM subcategories WHERE category_id = c.id)`);
};

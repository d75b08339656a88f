import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { variantImages, variants } from "./catalogue.tables.ts";

const listOf = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Makes others who add a product of that id wait until the transaction ends. */
export const lockNewProduct = async (tx: Db, id: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(725583, hashtext(${id}))`);
};

/** Returns which of some ids a product has, and which a variant. */
export const findTakenIds = async (
  db: Db,
  ids: readonly string[],
): Promise<{ products: Set<string>; variants: Map<string, string> }> => {
  const rows = await rowsOf<{ id: string; owner: string | null }>(
    db,
    sql`SELECT id, NULL AS owner FROM products WHERE id = ANY(${listOf(ids)})
      UNION ALL SELECT id, product_id FROM variants WHERE id = ANY(${listOf(ids)})`,
  );
  return {
    products: new Set(rows.flatMap(({ id, owner }) => (owner === null ? [id] : []))),
    variants: new Map(rows.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner]]))),
  };
};

/** Returns the variants of other products that have one of some SKUs, by SKU in small letters. */
export const findSkuHolders = async (
  db: Db,
  productId: string,
  skus: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await rowsOf<{ id: string; sku: string }>(
    db,
    sql`SELECT id, lower(sku) AS sku FROM variants
      WHERE sku IS NOT NULL AND lower(sku) = ANY(SELECT lower(given) FROM unnest(${listOf(skus)}) AS given)
        AND product_id <> ${productId}`,
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
};

/** Returns those of some variants that an order names. */
export const findOrdered = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT given AS id FROM unnest(${listOf(ids)}) AS given
      WHERE EXISTS (SELECT 1 FROM order_lines WHERE variant_id = given)`,
  );
  return rows.map(({ id }) => id);
};

/** Deletes variants with their images. Carts and wishlists lose them. */
export const deleteVariants = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await tx.delete(variantImages).where(inArray(variantImages.variantId, [...ids]));
  await tx.delete(variants).where(inArray(variants.id, [...ids]));
};

export const hasSubcategory = async (db: Db, id: string): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 FROM subcategories WHERE id = ${id}`)).length > 0;

export interface KnownTexts {
  /** Names of colours, each with a CSS colour that a variant of that name has. */
  colours: { name: string; colour: string }[];
  materials: string[];
  optionValues: string[];
}

/** Names of each kind at most. */
const MAX_KNOWN = 500;

/** Returns what the shop calls its colours, materials and options, for suggestions. */
export const findKnownTexts = async (db: Db): Promise<KnownTexts> => {
  const labels = (kind: string) =>
    sql`(SELECT ${kind}::text AS kind, text, colour FROM listing.labels
      WHERE label >= ${`${kind}:`} AND label < ${`${kind};`} ORDER BY label LIMIT ${MAX_KNOWN}::int)`;
  const rows = await rowsOf<{ kind: string; text: string; colour: string }>(
    db,
    sql.join([labels("c"), labels("m"), labels("o")], sql` UNION ALL `),
  );
  const found = (of: string) => rows.filter(({ kind }) => kind === of);
  return {
    colours: found("c").map(({ text, colour }) => ({ name: text, colour })),
    materials: found("m").map(({ text }) => text),
    optionValues: found("o").map(({ text }) => text),
  };
};

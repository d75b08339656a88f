import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import type { CatalogueFile } from "./catalogueCsv.rules.ts";
import {
  categories,
  products,
  subcategories,
  variantImages,
  variants,
} from "./catalogue.tables.ts";
import type {
  StoredCatalogue,
  StoredCategory,
  StoredImage,
  StoredProduct,
  StoredSubcategory,
  StoredVariant,
} from "./catalogue.tables.ts";

/** Returns the categories, and some products with their variants and images, in display order. */
export const readStored = async (db: Db, ids: readonly string[]): Promise<StoredCatalogue> => {
  const isWanted = (column: typeof products.id | typeof variants.productId) =>
    sql`${column} = ANY(${sql.param([...ids])}::text[])`;
  const groups = {
    categories: await db
      .select()
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    subcategories: await db
      .select()
      .from(subcategories)
      .orderBy(asc(subcategories.position), asc(subcategories.id)),
  };
  if (ids.length === 0) return { ...groups, products: [], variants: [], images: [] };
  return {
    ...groups,
    products: await db
      .select()
      .from(products)
      .where(isWanted(products.id))
      .orderBy(asc(products.position), asc(products.id)),
    variants: await db
      .select()
      .from(variants)
      .where(isWanted(variants.productId))
      .orderBy(asc(variants.position), asc(variants.id)),
    images: await db
      .select(getTableColumns(variantImages))
      .from(variantImages)
      .innerJoin(variants, eq(variants.id, variantImages.variantId))
      .where(isWanted(variants.productId))
      .orderBy(asc(variantImages.position), asc(variantImages.id)),
  };
};

export const findProductsAfter = (
  tx: Db,
  last: StoredProduct | undefined,
  limit: number,
): Promise<StoredProduct[]> =>
  tx
    .select()
    .from(products)
    .where(
      last && sql`(${products.position}, ${products.id}) > (${last.position}::int, ${last.id})`,
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(limit);

export const countProducts = (tx: Db): Promise<number> => tx.$count(products);

const next = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

export const writeCategories = async (
  tx: Db,
  groups: readonly StoredCategory[],
  parts: readonly StoredSubcategory[],
): Promise<void> => {
  for (const rows of chunksOf(groups))
    await tx
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({ target: categories.id, set: { name: next(categories.name) } });
  for (const rows of chunksOf(parts))
    await tx
      .insert(subcategories)
      .values(rows)
      .onConflictDoUpdate({
        target: subcategories.id,
        set: { name: next(subcategories.name), categoryId: next(subcategories.categoryId) },
      });
};

const { id: _id, position: _position, hidden: _hidden, ...imported } = getTableColumns(products);

export const writeProducts = async (tx: Db, changed: readonly StoredProduct[]): Promise<void> => {
  for (const rows of chunksOf(changed))
    await tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({
        target: products.id,
        set: Object.fromEntries(
          Object.entries(imported).map(([name, column]) => [name, next(column)]),
        ),
      });
};

/**
 * Locks the stored rows of products, then of variants, until the transaction ends. Every writer of the catalogue takes
 * locks in this order and those of a table by id, and takes that of the listing last, so that none deadlocks.
 */
export const lockCatalogue = async (
  tx: Db,
  productIds: readonly string[],
  variantIds: readonly string[],
): Promise<void> => {
  const listOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;
  for (const [table, ids] of [
    [products, productIds],
    [variants, variantIds],
  ] as const)
    await tx.execute(
      sql`SELECT 1 FROM ${table} WHERE id = ANY(${listOf(ids)}) ORDER BY id FOR NO KEY UPDATE`,
    );
};

/** Clears the SKUs that change, so that variants can exchange theirs. */
const releaseSkus = async (tx: Db, changed: readonly StoredVariant[]): Promise<void> => {
  const ids = sql`${sql.param(changed.map(({ id }) => id))}::text[]`;
  const skus = sql`${sql.param(changed.map(({ sku }) => sku))}::text[]`;
  await tx.execute(sql`UPDATE ${variants} SET sku = NULL FROM unnest(${ids}, ${skus}) AS given (id, sku)
    WHERE ${variants.id} = given.id AND ${variants.sku} <> coalesce(given.sku, '')`);
};

/** Whether a variant has, or had, a value of an option. */
export const hasOptions = async (db: Db): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 FROM listing.labels WHERE label >= 'o:' AND label < 'o;' LIMIT 1`))
    .length > 0;

/** Returns what the options of some products are compared with. */
export const readStoredOptions = async (db: Db, ids: readonly string[]) => {
  const list = sql`${sql.param([...ids])}::text[]`;
  return {
    products: await db
      .select({ id: products.id, optionName: products.optionName })
      .from(products)
      .where(sql`${products.id} = ANY(${list})`),
    variants: await db
      .select({
        id: variants.id,
        productId: variants.productId,
        colourName: variants.colourName,
        optionValue: variants.optionValue,
        hidden: variants.hidden,
      })
      .from(variants)
      .where(sql`${variants.productId} = ANY(${list})`)
      .orderBy(asc(variants.position), asc(variants.id)),
  };
};

const tables = {
  "subcategories.csv": subcategories,
  "products.csv": products,
  "variants.csv": variants,
} as const satisfies Record<CatalogueFile, unknown>;

/** Returns the stored rows of a file's ids, by id. */
export const readRowsOf = async (
  db: Db,
  file: CatalogueFile,
  ids: readonly string[],
): Promise<Map<string, Readonly<Record<string, unknown>>>> => {
  const table = tables[file];
  const rows: { id: string }[] = await db
    .select()
    .from(table)
    .where(sql`${table.id} = ANY(${sql.param([...ids])}::text[])`);
  return new Map(rows.map((row) => [row.id, { ...row }]));
};

/** Writes variants. Keeps the current stock of those without a stock in the files, concurrent sales included. */
export const writeVariants = async (
  tx: Db,
  changed: readonly StoredVariant[],
  keepsStock: ReadonlySet<string>,
): Promise<void> => {
  const set = {
    productId: next(variants.productId),
    image: next(variants.image),
    clothImage: next(variants.clothImage),
    borderImage: next(variants.borderImage),
    colour: next(variants.colour),
    colourName: next(variants.colourName),
    optionValue: next(variants.optionValue),
    sku: next(variants.sku),
    barcode: next(variants.barcode),
    weightGrams: next(variants.weightGrams),
    offerPricePaise: next(variants.offerPricePaise),
    listPricePaise: next(variants.listPricePaise),
    bestSeller: next(variants.bestSeller),
    newArrival: next(variants.newArrival),
    trending: next(variants.trending),
    position: next(variants.position),
    hidden: next(variants.hidden),
  };
  await releaseSkus(tx, changed);
  for (const rows of chunksOf(changed.filter(({ id }) => keepsStock.has(id))))
    await tx.insert(variants).values(rows).onConflictDoUpdate({ target: variants.id, set });
  for (const rows of chunksOf(changed.filter(({ id }) => !keepsStock.has(id))))
    await tx
      .insert(variants)
      .values(rows)
      .onConflictDoUpdate({ target: variants.id, set: { ...set, stock: next(variants.stock) } });
};

export const replaceImages = async (
  tx: Db,
  variantIds: readonly string[],
  images: readonly StoredImage[],
): Promise<void> => {
  for (const ids of chunksOf(variantIds))
    await tx.delete(variantImages).where(inArray(variantImages.variantId, ids));
  for (const rows of chunksOf(images)) await tx.insert(variantImages).values(rows);
};

/** Returns the last position of a product. -1 without products. */
export const findLastPosition = async (tx: Db): Promise<number> =>
  (
    await rowsOf<{ last: number | null }>(
      tx,
      sql`SELECT position AS last FROM products ORDER BY position DESC, id DESC LIMIT 1`,
    )
  )[0]?.last ?? -1;

/** Keeps the triggers of the listing silent until the end of the transaction. */
export const deferListing = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT set_config('pallu.listing_deferred', 'on', true)`);
};

export const refreshListing = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.execute(sql`SELECT listing.refresh(${sql.param([...ids])}::text[])`);
};

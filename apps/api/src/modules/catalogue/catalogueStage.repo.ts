import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import type {
  CatalogueFile,
  FileRow,
  ProductRow,
  SubcategoryRow,
  VariantRow,
} from "./catalogueTables.rules.ts";

/** Rows per statement. */
const BATCH = 1000;

/** The row that another row belongs to: a product's subcategory, or a variant's product. */
const ownerOf = ({ file, row }: FileRow): string => {
  if (file === "products.csv") return row.subcategoryId;
  return file === "variants.csv" ? row.productId : row.categoryId;
};

const picturesOf = ({ file, row }: FileRow): string[] =>
  file === "variants.csv" ? row.pictures : [];

/**
 * Creates the table that holds the rows of the files until the end of the transaction. Its statements take as long as
 * the files are large, so none has a timeout.
 */
export const createStage = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`CREATE TEMP TABLE staged_rows (
    file text NOT NULL, line integer NOT NULL, id text NOT NULL, owner text NOT NULL, has_stock boolean NOT NULL,
    pictures text[] NOT NULL, content json NOT NULL) ON COMMIT DROP`);
};

/** Collects rows and writes them to the stage in batches. */
export const stageWriter = (tx: Db) => {
  let rows: object[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    await tx.execute(sql`INSERT INTO staged_rows
      SELECT file, line, id, owner, has_stock, ARRAY(SELECT json_array_elements_text(pictures)), content
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS
        row (file text, line integer, id text, owner text, has_stock boolean, pictures json, content json)`);
    rows = [];
  };
  return {
    flush,
    add: async (staged: FileRow): Promise<void> => {
      const { file, row } = staged;
      rows.push({
        file,
        line: row.line,
        id: row.id,
        owner: ownerOf(staged),
        has_stock: file !== "variants.csv" || row.stock !== null,
        pictures: picturesOf(staged),
        content: row,
      });
      if (rows.length === BATCH) await flush();
    },
  };
};

/** Indexes the staged rows and updates the planner's statistics. */
export const indexStage = async (tx: Db): Promise<void> => {
  await tx.execute(sql`CREATE INDEX staged_ids ON staged_rows (file, id)`);
  await tx.execute(sql`CREATE INDEX staged_owners ON staged_rows (file, owner)`);
  await tx.execute(sql`CREATE INDEX staged_lines ON staged_rows (file, line)`);
  await tx.execute(sql`ANALYZE staged_rows`);
};

export interface RepeatedRow {
  file: CatalogueFile;
  line: number;
  id: string;
  first: number;
}

/** Returns rows whose id another row of the same file has, too. */
export const findRepeated = (tx: Db, most: number): Promise<RepeatedRow[]> =>
  rowsOf(
    tx,
    sql`SELECT r.file, r.line, r.id, f.first FROM (
        SELECT file, id, min(line) AS first FROM staged_rows GROUP BY file, id HAVING count(*) > 1
      ) AS f JOIN staged_rows r USING (file, id) WHERE r.line <> f.first ORDER BY r.line LIMIT ${most}::int`,
  );

export interface ProductFaults {
  line: number;
  id: string;
  owner: string;
  hasNoSubcategory: boolean;
  hasNoVariant: boolean;
  isVariant: boolean;
}

export const findProductFaults = (tx: Db, most: number): Promise<ProductFaults[]> =>
  rowsOf(
    tx,
    sql`SELECT * FROM (SELECT p.line, p.id, p.owner,
        NOT EXISTS (SELECT 1 FROM subcategories s WHERE s.id = p.owner) AND NOT EXISTS
          (SELECT 1 FROM staged_rows s WHERE s.file = 'subcategories.csv' AND s.id = p.owner) AS "hasNoSubcategory",
        NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id) AND NOT EXISTS
          (SELECT 1 FROM staged_rows v WHERE v.file = 'variants.csv' AND v.owner = p.id) AS "hasNoVariant",
        EXISTS (SELECT 1 FROM variants v WHERE v.id = p.id) OR EXISTS
          (SELECT 1 FROM staged_rows v WHERE v.file = 'variants.csv' AND v.id = p.id) AS "isVariant"
      FROM staged_rows p WHERE p.file = 'products.csv') AS checked
      WHERE "hasNoSubcategory" OR "hasNoVariant" OR "isVariant" ORDER BY line LIMIT ${most}::int`,
  );

export interface VariantFaults {
  line: number;
  id: string;
  owner: string;
  hasNoProduct: boolean;
  otherOwner: string | null;
  needsStock: boolean;
}

export const findVariantFaults = (tx: Db, most: number): Promise<VariantFaults[]> =>
  rowsOf(
    tx,
    sql`SELECT * FROM (SELECT v.line, v.id, v.owner,
        NOT EXISTS (SELECT 1 FROM products p WHERE p.id = v.owner) AND NOT EXISTS
          (SELECT 1 FROM staged_rows p WHERE p.file = 'products.csv' AND p.id = v.owner) AS "hasNoProduct",
        CASE WHEN before.product_id <> v.owner THEN before.product_id END AS "otherOwner",
        before.id IS NULL AND NOT v.has_stock AS "needsStock"
      FROM staged_rows v LEFT JOIN variants before ON before.id = v.id WHERE v.file = 'variants.csv') AS checked
      WHERE "hasNoProduct" OR "otherOwner" IS NOT NULL OR "needsStock" ORDER BY line LIMIT ${most}::int`,
  );

/** Returns the names of images that no stored variant has, in the order of the files. */
export const findNewPictures = async (tx: Db): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      tx,
      sql`SELECT name FROM (
          SELECT name, min(line) AS line FROM staged_rows, unnest(pictures) AS name GROUP BY name
        ) AS named
        WHERE NOT EXISTS (SELECT 1 FROM variant_images i WHERE i.image = named.name)
          AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.image = named.name) ORDER BY line, name`,
    )
  ).map(({ name }) => name);

/** Returns the rows that name one of some images, with the place of the name in the row. */
export const findPictureRows = (
  tx: Db,
  names: readonly string[],
  most: number,
): Promise<{ name: string; line: number; id: string; place: number }[]> =>
  rowsOf(
    tx,
    sql`SELECT named.name, r.line, r.id, named.place::int FROM staged_rows r,
        unnest(r.pictures) WITH ORDINALITY AS named (name, place)
      WHERE named.name = ANY(${sql.param([...names])}::text[]) ORDER BY r.line, named.place LIMIT ${most}::int`,
  );

/** Returns the first row that names an image, with the place of the name in the row. */
export const findFirstPictureRow = async (tx: Db, name: string) =>
  (await findPictureRows(tx, [name], 1))[0];

export const countStaged = async (tx: Db, file: CatalogueFile): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      tx,
      sql`SELECT count(*)::int AS count FROM staged_rows WHERE file = ${file}`,
    )
  )[0]?.count ?? 0;

export const findStagedSubcategories = async (tx: Db): Promise<SubcategoryRow[]> =>
  (
    await rowsOf<{ content: SubcategoryRow }>(
      tx,
      sql`SELECT content FROM staged_rows WHERE file = 'subcategories.csv' ORDER BY line`,
    )
  ).map(({ content }) => content);

/** Products per part: their rows are in memory at once. */
const PART = 500;

/** Yields the ids of all products that the files name: those with a row of their own first, in its order. */
export async function* stagedProducts(tx: Db): AsyncGenerator<string[]> {
  for (let line = 0; ;) {
    const rows = await rowsOf<{ id: string; line: number }>(
      tx,
      sql`SELECT id, line FROM staged_rows WHERE file = 'products.csv' AND line > ${line}::int ORDER BY line LIMIT ${PART}::int`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < PART) break;
    line = rows.at(-1)?.line ?? line;
  }
  for (let owner = ""; ;) {
    const rows = await rowsOf<{ owner: string }>(
      tx,
      sql`SELECT DISTINCT v.owner FROM staged_rows v WHERE v.file = 'variants.csv' AND v.owner > ${owner}
        AND NOT EXISTS (SELECT 1 FROM staged_rows p WHERE p.file = 'products.csv' AND p.id = v.owner)
        ORDER BY v.owner LIMIT ${PART}::int`,
    );
    if (rows.length > 0) yield rows.map((row) => row.owner);
    if (rows.length < PART) break;
    owner = rows.at(-1)?.owner ?? owner;
  }
}

/** Returns the staged rows of some products and of their variants. */
export const findStagedProducts = async (
  tx: Db,
  ids: readonly string[],
): Promise<{ products: ProductRow[]; variants: VariantRow[] }> => {
  const list = sql`${sql.param([...ids])}::text[]`;
  const products = await rowsOf<{ content: ProductRow }>(
    tx,
    sql`SELECT content FROM staged_rows WHERE file = 'products.csv' AND id = ANY(${list}) ORDER BY line`,
  );
  const variants = await rowsOf<{ content: VariantRow }>(
    tx,
    sql`SELECT content FROM staged_rows WHERE file = 'variants.csv' AND owner = ANY(${list}) ORDER BY line`,
  );
  return {
    products: products.map(({ content }) => content),
    variants: variants.map(({ content }) => content),
  };
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

/** Brings the listing of some products up to date. */
export const refreshListing = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.execute(sql`SELECT listing.refresh(${sql.param([...ids])}::text[])`);
};

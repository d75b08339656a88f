import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { TaskContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { rowsOf } from "../../db/rows.ts";
import type {
  CatalogueFile,
  FileRow,
  ProductRow,
  SubcategoryRow,
  VariantRow,
} from "./catalogueCsv.rules.ts";

/** Key of the advisory lock. Any number that no other program uses on the same database. */
const IMPORT_LOCK = 725_581;

export interface ImportRun {
  startedBy: string;
  startedAt: Date;
}

/** The name that the import's connection has in pg_stat_activity. PostgreSQL keeps 63 bytes of it. */
const labelOf = ({ startedBy, startedAt }: ImportRun): string =>
  `catalogue:import ${startedAt.toISOString()} ${startedBy}`;

const runOf = (label: string): ImportRun | undefined => {
  const [, at = "", by = ""] = /^catalogue:import (\S+) (.+)$/.exec(label) ?? [];
  const startedAt = new Date(at);
  return Number.isNaN(startedAt.getTime()) ? undefined : { startedBy: by, startedAt };
};

/** Returns the import that holds the lock, undefined if the database does not say which. */
const findRun = async (db: Db): Promise<ImportRun | undefined> => {
  const [row] = await rowsOf<{ label: string | null }>(
    db,
    sql`SELECT a.application_name AS label FROM pg_locks l LEFT JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = ${IMPORT_LOCK}::oid
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return runOf(row?.label ?? "");
};

const createStage = async (connection: Db): Promise<void> => {
  await connection.execute(sql`DROP TABLE IF EXISTS pg_temp.staged_rows`);
  await connection.execute(sql`CREATE TEMP TABLE staged_rows (
    file text NOT NULL, line integer NOT NULL, id text NOT NULL, owner text NOT NULL, has_stock boolean NOT NULL,
    pictures text[] NOT NULL, content json NOT NULL)`);
  // Indexes of an empty table grow with it. Created later, each would stop the embedded database meanwhile.
  await connection.execute(sql`CREATE INDEX staged_ids ON staged_rows (file, id)`);
  await connection.execute(sql`CREATE INDEX staged_owners ON staged_rows (file, owner)`);
  await connection.execute(sql`CREATE INDEX staged_lines ON staged_rows (file, line)`);
};

/** Another import runs. */
export interface Busy {
  kind: "busy";
  run: ImportRun | undefined;
}

/** The imports into embedded databases, each of which only this process uses. */
const embeddedRuns = new WeakMap<Db, ImportRun>();

/** The embedded database has one connection, which outlives the import. */
const stageEmbedded = async <T>(
  db: Db,
  run: ImportRun,
  work: (stage: Db) => Promise<T>,
): Promise<T | Busy> => {
  const other = embeddedRuns.get(db);
  if (other) return { kind: "busy", run: other };
  embeddedRuns.set(db, run);
  try {
    await createStage(db);
    return await work(db);
  } finally {
    await db
      .execute(sql`DROP TABLE IF EXISTS pg_temp.staged_rows`)
      .finally(() => embeddedRuns.delete(db));
  }
};

/**
 * Runs work with an empty table for the rows of the files, unless another import runs. Table and lock end with the work
 * or with the process. They need no transaction of the catalogue, so nobody waits for them.
 */
export const withStage = <T>(
  { db, ownConnection, run }: Pick<TaskContext, "db" | "ownConnection"> & { run: ImportRun },
  work: (stage: Db) => Promise<T>,
): Promise<T | Busy> => {
  if (!ownConnection) return stageEmbedded(db, run, work);
  return ownConnection(async (connection): Promise<T | Busy> => {
    const [lock] = await rowsOf<{ isHeld: boolean }>(
      connection,
      sql`SELECT pg_try_advisory_xact_lock(${IMPORT_LOCK}) AS "isHeld"`,
    );
    if (!lock?.isHeld) return { kind: "busy", run: await findRun(connection) };
    await connection.execute(sql`SELECT set_config('application_name', ${labelOf(run)}, true)`);
    await createStage(connection);
    return work(connection);
  });
};

/** Rows per statement: the embedded database serves nobody else during one. */
const BATCH = 1000;

/** The row that another row belongs to: a product's subcategory, or a variant's product. */
const ownerOf = ({ file, row }: FileRow): string => {
  if (file === "products.csv") return row.subcategoryId;
  return file === "variants.csv" ? row.productId : row.categoryId;
};

const picturesOf = ({ file, row }: FileRow): string[] =>
  file === "variants.csv" ? row.pictures : [];

export const stageWriter = (stage: Db) => {
  let rows: object[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    await stage.execute(sql`INSERT INTO staged_rows
      SELECT file, line, id, owner, has_stock, ARRAY(SELECT json_array_elements_text(pictures)), content
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS
        row (file text, line integer, id text, owner text, has_stock boolean, pictures json, content json)`);
    rows = [];
    await nextTurn();
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

export const analyzeStage = async (stage: Db): Promise<void> => {
  await stage.execute(sql`ANALYZE staged_rows`);
};

/** Some lines of a file. */
export interface Page {
  file: CatalogueFile;
  after: number;
  last: number;
}

/**
 * Yields the lines of a file in pages of some rows. Between two pages the event loop gets a turn: statements of the embedded
 * database give it none, so the shop would answer no request meanwhile.
 */
export async function* pagesOf(stage: Db, file: CatalogueFile): AsyncGenerator<Page> {
  for (let after = 0; ;) {
    await nextTurn();
    const [row] = await rowsOf<{ last: number | null }>(
      stage,
      sql`SELECT max(line) AS last FROM (SELECT line FROM staged_rows WHERE file = ${file} AND line > ${after}::int
        ORDER BY line LIMIT ${BATCH}::int) AS page`,
    );
    const last = row?.last ?? null;
    if (last === null) return;
    yield { file, after, last };
    after = last;
  }
}

const isOn = ({ file, after, last }: Page, row: SQL): SQL =>
  sql`${row}.file = ${file} AND ${row}.line > ${after}::int AND ${row}.line <= ${last}::int`;

export interface RepeatedRow {
  line: number;
  id: string;
  first: number;
}

/** Returns the rows of a page whose id an earlier row of the same file has, too. */
export const findRepeated = (stage: Db, page: Page): Promise<RepeatedRow[]> =>
  rowsOf(
    stage,
    sql`SELECT * FROM (SELECT r.line, r.id,
        (SELECT min(f.line) FROM staged_rows f WHERE f.file = r.file AND f.id = r.id) AS first
      FROM staged_rows r WHERE ${isOn(page, sql`r`)}) AS checked WHERE line <> first ORDER BY line`,
  );

export interface ProductFaults {
  line: number;
  id: string;
  owner: string;
  hasNoSubcategory: boolean;
  hasNoVariant: boolean;
  isVariant: boolean;
}

export const findProductFaults = (stage: Db, page: Page): Promise<ProductFaults[]> =>
  rowsOf(
    stage,
    sql`SELECT * FROM (SELECT p.line, p.id, p.owner,
        NOT EXISTS (SELECT 1 FROM subcategories s WHERE s.id = p.owner) AND NOT EXISTS
          (SELECT 1 FROM staged_rows s WHERE s.file = 'subcategories.csv' AND s.id = p.owner) AS "hasNoSubcategory",
        NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id) AND NOT EXISTS
          (SELECT 1 FROM staged_rows v WHERE v.file = 'variants.csv' AND v.owner = p.id) AS "hasNoVariant",
        EXISTS (SELECT 1 FROM variants v WHERE v.id = p.id) OR EXISTS
          (SELECT 1 FROM staged_rows v WHERE v.file = 'variants.csv' AND v.id = p.id) AS "isVariant"
      FROM staged_rows p WHERE ${isOn(page, sql`p`)}) AS checked
      WHERE "hasNoSubcategory" OR "hasNoVariant" OR "isVariant" ORDER BY line`,
  );

export interface VariantFaults {
  line: number;
  id: string;
  owner: string;
  hasNoProduct: boolean;
  otherOwner: string | null;
  needsStock: boolean;
}

export const findVariantFaults = (stage: Db, page: Page): Promise<VariantFaults[]> =>
  rowsOf(
    stage,
    sql`SELECT * FROM (SELECT v.line, v.id, v.owner,
        NOT EXISTS (SELECT 1 FROM products p WHERE p.id = v.owner) AND NOT EXISTS
          (SELECT 1 FROM staged_rows p WHERE p.file = 'products.csv' AND p.id = v.owner) AS "hasNoProduct",
        CASE WHEN before.product_id <> v.owner THEN before.product_id END AS "otherOwner",
        before.id IS NULL AND NOT v.has_stock AS "needsStock"
      FROM staged_rows v LEFT JOIN variants before ON before.id = v.id WHERE ${isOn(page, sql`v`)}) AS checked
      WHERE "hasNoProduct" OR "otherOwner" IS NOT NULL OR "needsStock" ORDER BY line`,
  );

/** Returns the rows of a page with a stock. */
export const findCounts = async (stage: Db, page: Page): Promise<VariantRow[]> =>
  findStaged(
    stage,
    page.file,
    sql`has_stock AND line > ${page.after}::int AND line <= ${page.last}::int`,
  );

/** Returns the names of images in the rows of a page, with their places in the row. */
export const findPictures = (
  stage: Db,
  page: Page,
): Promise<{ name: string; line: number; id: string; place: number }[]> =>
  rowsOf(
    stage,
    sql`SELECT named.name, r.line, r.id, named.place::int FROM staged_rows r,
        unnest(r.pictures) WITH ORDINALITY AS named (name, place)
      WHERE ${isOn(page, sql`r`)} ORDER BY r.line, named.place`,
  );

/** Returns those of some images that a stored variant has. */
export const findStoredPictures = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const list = sql`${sql.param([...names])}::text[]`;
  const rows = await rowsOf<{ image: string }>(
    db,
    sql`SELECT image FROM variant_images WHERE image = ANY(${list})
      UNION SELECT image FROM variants WHERE image = ANY(${list})`,
  );
  return rows.map(({ image }) => image);
};

export const countStaged = async (stage: Db, file: CatalogueFile): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      stage,
      sql`SELECT count(*)::int AS count FROM staged_rows WHERE file = ${file}`,
    )
  )[0]?.count ?? 0;

const findStaged = async <Row>(
  stage: Db,
  file: CatalogueFile,
  condition: SQL = sql`true`,
): Promise<Row[]> =>
  (
    await rowsOf<{ content: Row }>(
      stage,
      sql`SELECT content FROM staged_rows WHERE file = ${file} AND ${condition} ORDER BY line`,
    )
  ).map(({ content }) => content);

export const findStagedSubcategories = (stage: Db): Promise<SubcategoryRow[]> =>
  findStaged(stage, "subcategories.csv");

export const findStagedProducts = async (stage: Db, ids: readonly string[]) => {
  const list = sql`${sql.param([...ids])}::text[]`;
  return {
    products: await findStaged<ProductRow>(stage, "products.csv", sql`id = ANY(${list})`),
    variants: await findStaged<VariantRow>(stage, "variants.csv", sql`owner = ANY(${list})`),
  };
};

/**
 * Products per part, which is one transaction. With some hundred rows of variants and images it takes a tenth of a second,
 * while checkouts of these products wait, and with the embedded database all requests.
 */
const PART = 100;

/** Yields the ids of all products that the files name: those with a row of their own first, in its order. */
export async function* stagedProducts(stage: Db): AsyncGenerator<string[]> {
  const named = pagesByKey<{ id: string; line: number }>(
    (last, limit) =>
      rowsOf(
        stage,
        sql`SELECT id, line FROM staged_rows WHERE file = 'products.csv' AND line > ${last?.line ?? 0}::int
          ORDER BY line LIMIT ${limit}::int`,
      ),
    PART,
  );
  const others = pagesByKey<{ id: string }>(
    (last, limit) =>
      rowsOf(
        stage,
        sql`SELECT DISTINCT v.owner AS id FROM staged_rows v WHERE v.file = 'variants.csv' AND v.owner > ${last?.id ?? ""}
          AND NOT EXISTS (SELECT 1 FROM staged_rows p WHERE p.file = 'products.csv' AND p.id = v.owner)
          ORDER BY v.owner LIMIT ${limit}::int`,
      ),
    PART,
  );
  for (const pages of [named, others])
    for await (const page of pages) yield page.map(({ id }) => id);
}

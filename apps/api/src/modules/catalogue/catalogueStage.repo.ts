import { randomUUID } from "node:crypto";
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

/** The rows of the files of one import. */
export interface Stage {
  db: Db;
  /** Their table. */
  rows: SQL;
}

/** Drops the tables of killed imports. Only for the holder of the lock. */
const dropStages = async (db: Db): Promise<void> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'importing'`,
  );
  for (const { name } of tables)
    await db.execute(sql`DROP TABLE IF EXISTS importing.${sql.identifier(name)}`);
};

/** What cannot be dropped, because a backup reads it for example, is left to the clean-up. */
const ignore = () => undefined;

/**
 * Creates an empty table for the rows of the files. It is unlogged, because nobody needs it after a crash. Each import has
 * its own: one that lost its lock fails instead of reading the rows of another.
 */
const createStage = async (db: Db): Promise<Stage> => {
  const rows = sql.raw(`importing.rows_${randomUUID().replaceAll("-", "")}`);
  await dropStages(db).catch(ignore);
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS importing`);
  await db.execute(sql`CREATE UNLOGGED TABLE ${rows} (
    file text NOT NULL, line integer NOT NULL, id text NOT NULL, owner text NOT NULL, has_stock boolean NOT NULL,
    sku text, content json NOT NULL, place bigint GENERATED ALWAYS AS IDENTITY)`);
  // Indexes of an empty table grow with it. Created later, each would stop the embedded database meanwhile.
  for (const column of ["id", "owner", "line"])
    await db.execute(sql`CREATE INDEX ON ${rows} (file, ${sql.identifier(column)})`);
  await db.execute(sql`CREATE INDEX ON ${rows} (lower(sku))`);
  return { db, rows };
};

/** Another import runs. */
export interface Busy {
  kind: "busy";
  run: ImportRun | undefined;
}

/** The imports into embedded databases, each of which only this process uses. */
const embeddedRuns = new WeakMap<Db, ImportRun>();

const withTable = async <T>(db: Db, work: (stage: Stage) => Promise<T>): Promise<T> => {
  const stage = await createStage(db);
  try {
    return await work(stage);
  } finally {
    await db.execute(sql`DROP TABLE IF EXISTS ${stage.rows}`).catch(ignore);
  }
};

const runEmbedded = async <T>(
  db: Db,
  run: ImportRun,
  work: (stage: Stage) => Promise<T>,
): Promise<T | Busy> => {
  const other = embeddedRuns.get(db);
  if (other) return { kind: "busy", run: other };
  embeddedRuns.set(db, run);
  try {
    return await withTable(db, work);
  } finally {
    embeddedRuns.delete(db);
  }
};

/**
 * Takes the lock until the transaction ends. Returns false if another import holds it. Has no parameters: a statement with
 * some keeps its snapshot until the next one.
 */
const tryLock = async (tx: Db): Promise<boolean> => {
  const [lock] = await rowsOf<{ isHeld: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(${sql.raw(String(IMPORT_LOCK))}) AS "isHeld"`,
  );
  return lock?.isHeld ?? false;
};

/**
 * Runs work with an empty table for the rows of the files, unless another import runs. The lock ends with the work or with
 * the process. Its transaction neither writes nor keeps a snapshot, so nobody waits for it. All other statements are short.
 */
export const withStage = <T>(
  { db, ownConnection, run }: Pick<TaskContext, "db" | "ownConnection"> & { run: ImportRun },
  work: (stage: Stage) => Promise<T>,
): Promise<T | Busy> => {
  if (!ownConnection) return runEmbedded(db, run, work);
  return ownConnection(async (connection): Promise<T | Busy> => {
    await connection.execute(sql`SELECT set_config('application_name', ${labelOf(run)}, true)`);
    if (!(await tryLock(connection))) return { kind: "busy", run: await findRun(connection) };
    return withTable(db, work);
  });
};

/** Drops what a killed import left, unless an import runs. */
export const dropOldStages = async (db: Db): Promise<void> => {
  if (embeddedRuns.has(db)) return;
  await db.transaction(async (tx) => {
    if (await tryLock(tx)) await dropStages(tx);
  });
};

/** Rows per statement: the embedded database serves nobody else during one. */
const BATCH = 1000;

/** The row that another row belongs to: a product's subcategory, or a variant's product. */
const ownerOf = ({ file, row }: FileRow): string => {
  if (file === "products.csv") return row.subcategoryId;
  return file === "variants.csv" ? row.productId : row.categoryId;
};

export const stageWriter = (stage: Stage) => {
  let rows: object[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    await stage.db
      .execute(sql`INSERT INTO ${stage.rows} (file, line, id, owner, has_stock, sku, content)
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS
        row (file text, line integer, id text, owner text, has_stock boolean, sku text, content json)`);
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
        sku: file === "variants.csv" ? (row.sku ?? null) : null,
        content: row,
      });
      if (rows.length === BATCH) await flush();
    },
  };
};

export const analyzeStage = async (stage: Stage): Promise<void> => {
  await stage.db.execute(sql`ANALYZE ${stage.rows}`);
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
export async function* pagesOf(stage: Stage, file: CatalogueFile): AsyncGenerator<Page> {
  for (let after = 0; ;) {
    await nextTurn();
    const [row] = await rowsOf<{ last: number | null }>(
      stage.db,
      sql`SELECT max(line) AS last FROM (SELECT line FROM ${stage.rows} WHERE file = ${file} AND line > ${after}::int
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
export const findRepeated = (stage: Stage, page: Page): Promise<RepeatedRow[]> =>
  rowsOf(
    stage.db,
    sql`SELECT * FROM (SELECT r.line, r.id,
        (SELECT min(f.line) FROM ${stage.rows} f WHERE f.file = r.file AND f.id = r.id) AS first
      FROM ${stage.rows} r WHERE ${isOn(page, sql`r`)}) AS checked WHERE line <> first ORDER BY line`,
  );

export interface ProductFaults {
  line: number;
  id: string;
  owner: string;
  hasNoSubcategory: boolean;
  hasNoVariant: boolean;
  isVariant: boolean;
}

export const findProductFaults = (stage: Stage, page: Page): Promise<ProductFaults[]> =>
  rowsOf(
    stage.db,
    sql`SELECT * FROM (SELECT p.line, p.id, p.owner,
        NOT EXISTS (SELECT 1 FROM subcategories s WHERE s.id = p.owner) AND NOT EXISTS
          (SELECT 1 FROM ${stage.rows} s WHERE s.file = 'subcategories.csv' AND s.id = p.owner) AS "hasNoSubcategory",
        NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id) AND NOT EXISTS
          (SELECT 1 FROM ${stage.rows} v WHERE v.file = 'variants.csv' AND v.owner = p.id) AS "hasNoVariant",
        EXISTS (SELECT 1 FROM variants v WHERE v.id = p.id) OR EXISTS
          (SELECT 1 FROM ${stage.rows} v WHERE v.file = 'variants.csv' AND v.id = p.id) AS "isVariant"
      FROM ${stage.rows} p WHERE ${isOn(page, sql`p`)}) AS checked
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

export const findVariantFaults = (stage: Stage, page: Page): Promise<VariantFaults[]> =>
  rowsOf(
    stage.db,
    sql`SELECT * FROM (SELECT v.line, v.id, v.owner,
        NOT EXISTS (SELECT 1 FROM products p WHERE p.id = v.owner) AND NOT EXISTS
          (SELECT 1 FROM ${stage.rows} p WHERE p.file = 'products.csv' AND p.id = v.owner) AS "hasNoProduct",
        CASE WHEN before.product_id <> v.owner THEN before.product_id END AS "otherOwner",
        before.id IS NULL AND NOT v.has_stock AS "needsStock"
      FROM ${stage.rows} v LEFT JOIN variants before ON before.id = v.id WHERE ${isOn(page, sql`v`)}) AS checked
      WHERE "hasNoProduct" OR "otherOwner" IS NOT NULL OR "needsStock" ORDER BY line`,
  );

export interface SkuFaults {
  line: number;
  sku: string;
  first: number;
  holder: string | null;
}

/**
 * Returns the rows of a page whose SKU an earlier row has, too, or another variant of the shop. Within a product the files
 * may exchange SKUs.
 */
export const findSkuFaults = (stage: Stage, page: Page): Promise<SkuFaults[]> =>
  rowsOf(
    stage.db,
    sql`SELECT * FROM (SELECT r.line, r.sku,
        (SELECT min(f.line) FROM ${stage.rows} f WHERE lower(f.sku) = lower(r.sku)) AS first,
        (SELECT v.id FROM variants v WHERE v.sku IS NOT NULL AND lower(v.sku) = lower(r.sku) AND v.id <> r.id
          AND NOT (v.product_id = r.owner AND EXISTS
            (SELECT 1 FROM ${stage.rows} o WHERE o.file = r.file AND o.id = v.id))) AS holder
      FROM ${stage.rows} r WHERE ${isOn(page, sql`r`)} AND r.sku IS NOT NULL) AS checked
      WHERE line <> first OR holder IS NOT NULL ORDER BY line`,
  );

/** Returns the rows of a page. */
export const findRows = <Row = FileRow["row"]>(
  stage: Stage,
  { file, after, last }: Page,
): Promise<Row[]> => findStaged(stage, file, sql`line > ${after}::int AND line <= ${last}::int`);

/** Returns the variants of a page. */
export const findVariants = (stage: Stage, page: Page): Promise<VariantRow[]> =>
  findRows(stage, page);

/** Returns those of some images that a stored variant has. */
export const findStoredPictures = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const list = sql`${sql.param([...names])}::text[]`;
  const rows = await rowsOf<{ image: string }>(
    db,
    sql`SELECT image FROM variant_images WHERE image = ANY(${list})
      UNION SELECT image FROM variants WHERE image = ANY(${list})
      UNION SELECT cloth_image FROM variants WHERE cloth_image = ANY(${list})
      UNION SELECT border_image FROM variants WHERE border_image = ANY(${list})`,
  );
  return rows.map(({ image }) => image);
};

export const countStaged = async (stage: Stage, file: CatalogueFile): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      stage.db,
      sql`SELECT count(*)::int AS count FROM ${stage.rows} WHERE file = ${file}`,
    )
  )[0]?.count ?? 0;

const findStaged = async <Row>(
  stage: Stage,
  file: CatalogueFile,
  condition: SQL = sql`true`,
): Promise<Row[]> =>
  (
    await rowsOf<{ content: Row }>(
      stage.db,
      sql`SELECT content FROM ${stage.rows} WHERE file = ${file} AND ${condition} ORDER BY line, place`,
    )
  ).map(({ content }) => content);

export const findStagedSubcategories = (stage: Stage): Promise<SubcategoryRow[]> =>
  findStaged(stage, "subcategories.csv");

export const findStagedProducts = async (stage: Stage, ids: readonly string[]) => {
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
export async function* stagedProducts(stage: Stage): AsyncGenerator<string[]> {
  const named = pagesByKey<{ id: string; line: number }>(
    (last, limit) =>
      rowsOf(
        stage.db,
        sql`SELECT id, line FROM ${stage.rows} WHERE file = 'products.csv' AND line > ${last?.line ?? 0}::int
          ORDER BY line LIMIT ${limit}::int`,
      ),
    PART,
  );
  const others = pagesByKey<{ id: string }>(
    (last, limit) =>
      rowsOf(
        stage.db,
        sql`SELECT DISTINCT v.owner AS id FROM ${stage.rows} v WHERE v.file = 'variants.csv' AND v.owner > ${last?.id ?? ""}
          AND NOT EXISTS (SELECT 1 FROM ${stage.rows} p WHERE p.file = 'products.csv' AND p.id = v.owner)
          ORDER BY v.owner LIMIT ${limit}::int`,
      ),
    PART,
  );
  for (const pages of [named, others])
    for await (const page of pages) yield page.map(({ id }) => id);
}

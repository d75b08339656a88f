import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { rowsOf } from "../../db/rows.ts";
import type { ForeignRow, KeyedRow } from "./foreignFormat.types.ts";

/** The rows of a foreign file: those of one product may be anywhere in it, and all of them may not fit into memory. */
export interface ForeignStage {
  db: Db;
  rows: SQL;
}

/** Rows per statement, and the characters after which fewer are enough: the embedded database serves nobody else during one. */
const BATCH = 1000;
const MAX_CHARACTERS = 2_000_000;
/** Products that are read at once. */
const PART = 100;

/**
 * Runs work with a table for the rows of a foreign file. It is in the schema of the import's own table, so that a killed import
 * leaves neither. Only for the holder of the import's lock.
 */
export const withForeignStage = async <T>(
  db: Db,
  work: (stage: ForeignStage) => Promise<T>,
): Promise<T> => {
  const rows = sql.raw(`importing.foreign_${randomUUID().replaceAll("-", "")}`);
  await db.execute(sql`CREATE UNLOGGED TABLE ${rows} (
    line integer NOT NULL, key text NOT NULL, other_key text NOT NULL, leads boolean NOT NULL, sku text NOT NULL,
    cells json NOT NULL)`);
  try {
    for (const columns of ["line", "key, line", "other_key", "sku, line"])
      await db.execute(sql`CREATE INDEX ON ${rows} (${sql.raw(columns)})`);
    return await work({ db, rows });
  } finally {
    await db.execute(sql`DROP TABLE IF EXISTS ${rows}`).catch(() => undefined);
  }
};

export const foreignWriter = ({ db, rows }: ForeignStage) => {
  let batch: object[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await db.execute(sql`INSERT INTO ${rows}
      SELECT * FROM json_to_recordset(${JSON.stringify(batch)}::json) AS
        row (line integer, key text, other_key text, leads boolean, sku text, cells json)`);
    batch = [];
    characters = 0;
    await nextTurn();
  };
  return {
    flush: async (): Promise<void> => {
      await flush();
      await db.execute(sql`ANALYZE ${rows}`);
    },
    add: async ({ otherKey, ...row }: KeyedRow): Promise<void> => {
      batch.push({ ...row, other_key: otherKey });
      characters += Object.values(row.cells).reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length === BATCH || characters > MAX_CHARACTERS) await flush();
    },
  };
};

interface Leader {
  line: number;
  key: string;
  otherKey: string;
}

/** The first rows of products, in the order of the file. */
const isFirst = (rows: SQL): SQL =>
  sql`r.leads AND NOT EXISTS (SELECT 1 FROM ${rows} f WHERE f.key = r.key AND f.line < r.line AND f.leads)`;

export const countForeignProducts = async ({ db, rows }: ForeignStage): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      db,
      sql`SELECT count(DISTINCT key)::int AS count FROM ${rows} WHERE leads`,
    )
  )[0]?.count ?? 0;

/** Yields some products at a time, each as its rows in the order of the file. */
export async function* foreignProducts({ db, rows }: ForeignStage): AsyncGenerator<ForeignRow[][]> {
  const leaders = pagesByKey<Leader>(
    (last, limit) =>
      rowsOf(
        db,
        sql`SELECT line, key, other_key AS "otherKey" FROM ${rows} r
          WHERE line > ${last?.line ?? 0}::int AND ${isFirst(rows)} ORDER BY line LIMIT ${limit}::int`,
      ),
    PART,
  );
  for await (const page of leaders) {
    const productOf = new Map(
      page.flatMap(({ key, otherKey }, index) => [
        [key, index] as const,
        ...(otherKey === "" ? [] : [[otherKey, index] as const]),
      ]),
    );
    const keys = sql`${sql.param([...productOf.keys()])}::text[]`;
    const found = await rowsOf<ForeignRow & { key: string }>(
      db,
      sql`SELECT line, key, cells FROM ${rows} WHERE key = ANY(${keys}) ORDER BY line`,
    );
    const products = page.map((): ForeignRow[] => []);
    for (const { key, ...row } of found) products[productOf.get(key) ?? -1]?.push(row);
    yield products;
  }
}

export interface RepeatedSku {
  line: number;
  first: number;
}

/** Yields the rows whose SKU an earlier row has, too. */
export async function* repeatedSkus({ db, rows }: ForeignStage): AsyncGenerator<RepeatedSku> {
  const pages = pagesByKey<RepeatedSku>((last, limit) =>
    rowsOf(
      db,
      sql`SELECT line, (SELECT min(f.line) FROM ${rows} f WHERE f.sku = r.sku) AS first FROM ${rows} r
        WHERE line > ${last?.line ?? 0}::int AND sku <> ''
          AND EXISTS (SELECT 1 FROM ${rows} f WHERE f.sku = r.sku AND f.line < r.line)
        ORDER BY line LIMIT ${limit}::int`,
    ),
  );
  for await (const page of pages) yield* page;
}

/** Yields the rows that name a product which the file does not have. */
export async function* rowsWithoutProduct({
  db,
  rows,
}: ForeignStage): AsyncGenerator<{ line: number; key: string }> {
  const pages = pagesByKey<{ line: number; key: string }>((last, limit) =>
    rowsOf(
      db,
      sql`SELECT line, key FROM ${rows} r WHERE line > ${last?.line ?? 0}::int AND NOT leads
        AND NOT EXISTS (SELECT 1 FROM ${rows} p WHERE p.leads AND p.key = r.key)
        AND NOT EXISTS (SELECT 1 FROM ${rows} p WHERE p.leads AND p.other_key = r.key)
        ORDER BY line LIMIT ${limit}::int`,
    ),
  );
  for await (const page of pages) yield* page;
}

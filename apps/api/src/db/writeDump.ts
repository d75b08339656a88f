import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { metadataLine } from "./dump.rules.ts";
import type { SequenceLine } from "./dump.rules.ts";
import { rowsOf } from "./rows.ts";
import { appliedMigrations } from "./schemaVersion.ts";

const BATCH_SIZE = 1000;

const tablesOf = async (db: Db): Promise<string[]> => {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const references = await rowsOf<{ name: string; needs: string }>(
    db,
    sql`SELECT a.relname AS name, b.relname AS needs FROM pg_constraint c
      JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND a.oid <> b.oid`,
  );
  return inOrder(
    names.map(({ name }) => name),
    references,
  );
};

/** Sorts tables so that each follows those it references. */
const inOrder = (
  names: readonly string[],
  references: readonly { name: string; needs: string }[],
): string[] => {
  const ordered: string[] = [];
  const add = (name: string, path: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (path.includes(name))
      throw new Error(`The tables ${path.join(", ")} refer to each other in a circle.`);
    for (const reference of references)
      if (reference.name === name) add(reference.needs, [...path, name]);
    ordered.push(name);
  };
  for (const name of names) add(name, []);
  return ordered;
};

/** Yields the rows of a table as JSON texts, in batches. */
async function* readTable(tx: Db, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`DECLARE dump_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(
      tx,
      sql`FETCH FORWARD ${sql.raw(String(BATCH_SIZE))} FROM dump_rows`,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH_SIZE) break;
  }
  await tx.execute(sql`CLOSE dump_rows`);
}

const sequencesOf = (tx: Db): Promise<SequenceLine[]> =>
  rowsOf<SequenceLine>(
    tx,
    sql`SELECT sequencename AS sequence, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );

/** Yields the lines of a dump: header, each table with its rows, sequences, and the footer for verification. */
async function* dumpLines(tx: Db, madeAt: Date): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  const hashed = (lines: readonly string[]): string => {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    return text;
  };
  const migrations = await appliedMigrations(tx);
  yield hashed([
    metadataLine({ pallu: "dump", format: 1, madeAt: madeAt.toISOString(), migrations }),
  ]);
  for (const table of await tablesOf(tx)) {
    yield hashed([metadataLine({ table })]);
    let count = 0;
    for await (const rows of readTable(tx, table)) {
      count += rows.length;
      yield hashed(rows);
    }
    counts[table] = count;
  }
  for (const line of await sequencesOf(tx)) yield hashed([metadataLine(line)]);
  yield `${metadataLine({ end: true, rows: counts, sha256: hash.digest("hex") })}\n`;
}

/**
 * Writes a consistent snapshot of all rows to a gzip file of JSON lines, which both engines can restore. The file has
 * mode 0600 and is written atomically.
 */
export const writeDump = async (db: Db, file: string, madeAt: Date): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(dumpLines(tx, madeAt)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600 }),
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

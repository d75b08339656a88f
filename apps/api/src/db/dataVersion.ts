import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/**
 * Returns the version of the catalogue: a string that changes with every committed change of something that lists or
 * pages show, stock included, and with nothing else (docs/decisions/0036).
 */
export const readDataVersion = async (db: Db): Promise<string> => {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`SELECT coalesce(sum(step), 0)::text AS version FROM listing.changes`,
  );
  if (!row) throw new Error("PostgreSQL returned no version.");
  return row.version;
};

/**
 * Returns a function that reads the version of the catalogue with one statement at a time, however many ask. Each gets
 * a read that began after it asked, so that it never gets an outdated version.
 */
export const openVersionReader = (db: Db): (() => Promise<string>) => {
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;

  const start = (): Promise<string> => {
    const own = readDataVersion(db).finally(() => {
      running = null;
    });
    running = own;
    return own;
  };
  const startNext = (): Promise<string> => {
    next = null;
    return running ?? start();
  };
  return () => {
    if (!running) return start();
    next ??= running.then(startNext, startNext);
    return next;
  };
};

/** Replaces the noted changes by one row with their sum, so that reading the version stays cheap. */
export const mergeChanges = async (db: Db): Promise<void> => {
  await db.execute(sql`
    WITH gone AS (DELETE FROM listing.changes RETURNING step)
    INSERT INTO listing.changes SELECT sum(step) FROM gone HAVING count(*) > 0
  `);
};

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The database handle of repositories and services. A transaction has the same type. */
export interface Db extends PgDatabase<PgQueryResultHKT, typeof schema> {
  /** A separate pool for statements that may wait for a lock, so that they do not block reads. */
  locking?: Db;
  /** A separate pool for narrow lists of the catalogue, whose statements end after two seconds. */
  listing?: Db;
}

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** Rejects when the database is unreachable. */
  ping(): Promise<void>;
  /** Applies pending migrations of a folder (default: our own). Idempotent. */
  migrate(folder?: string): Promise<void>;
  /**
   * Returns the time of a server that several processes share. Absent for the embedded database, which uses this
   * process's clock.
   */
  now?: () => Promise<Date>;
  /** Runs work under a lock that all processes share. Others wait for it. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the state of the connection pool. Absent without a pool. */
  connections?: () => { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

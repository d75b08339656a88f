import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database handle of repositories: a connection pool or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * The connection pools of a process. With the embedded database all of them are its one connection, and of `lists` and of
 * `desk` one statement at a time is queued.
 */
export interface Pools {
  /** For statements that change nothing. PostgreSQL refuses all others here. */
  read: Db;
  /** For changes and transactions, which may wait for a lock or for the disk, so that they do not block reads. */
  write: Db;
  /** For narrow lists of the catalogue. Statements end after two seconds, and change nothing. */
  lists: Db;
  /** For lists of the desk and of keys, whose plans follow the filters. A few connections, so that shoppers have the others. */
  desk: Db;
}

export interface Database {
  db: Pools;
  kind: "pglite" | "postgres";
  /**
   * Runs work beside a transaction of its own connection, without timeouts. For a lock that ends with the process. All
   * other statements use other connections: one that writes here would keep its rows from being vacuumed until the end.
   * Absent for the embedded database, which has one connection.
   */
  ownConnection?: <T>(work: (connection: Db) => Promise<T>) => Promise<T>;
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

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Config } from "../config.ts";
import { protectDataFolder } from "./dataFolder.ts";
import type * as schema from "./schema.ts";

/** The database handle of repositories and services; a transaction is one too. */
export interface Db extends PgDatabase<PgQueryResultHKT, typeof schema> {
  /** Where single statements run that may wait for a lock, when reads must not wait behind them. */
  locking?: Db;
}

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /** Brings the tables up to date, as the migrations in a folder say (our own, if none is named); safe to call again. */
  migrate(folder?: string): Promise<void>;
  /** The time of a server that several processes share; absent where the database runs on this process's time. */
  now?: () => Promise<Date>;
  /** Runs work that only one of several processes may do at a time; the others wait for their turn. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How many connections there are, where there are several. */
  connections?: () => { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Opens PostgreSQL at DATABASE_URL, or else the embedded database in DATA_DIR. Throws StartError. */
export const openDatabase = async (config: Config): Promise<Database> => {
  if (config.databaseUrl !== undefined) {
    await protectDataFolder(config.dataDir);
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import("./embedded.ts");
  return openEmbedded(config.dataDir);
};

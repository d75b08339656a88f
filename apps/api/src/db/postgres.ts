import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { seconds } from "../clock.ts";
import { StartError } from "../startError.ts";
import type { Database, Db } from "./client.ts";
import { isLockedOut } from "./faults.ts";
import { migrationsFolder } from "./migrate.ts";
import * as schema from "./schema.ts";

/** Any number that no other program on the same database uses: 'pallu' on a telephone's keys. */
const START_LOCK = 72_558;
/** Held by a transaction that nothing cuts short: a pooler in between would hand a session's lock to somebody else. */
const startLock = `BEGIN;
  SET LOCAL lock_timeout = 0;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SELECT pg_advisory_xact_lock(${START_LOCK})`;
const OLDEST_MAJOR = 14;

/** On a long line each holds a question for as long as its answer is on its way. */
const READERS = 8;
/** A commit waits for the disk, and those that wait together are written together. */
const WRITERS = 8;

const timeouts = {
  connectionTimeoutMillis: 3000,
  lock_timeout: 2000,
  statement_timeout: 8000,
  idle_in_transaction_session_timeout: 15_000,
};

/** A lost connection is an 'error' event on the client that holds it; unheard, it would end the process. */
const ignore = () => undefined;

const unreachable = (error: unknown): StartError =>
  new StartError(
    `The database at DATABASE_URL cannot be used: ${describe(error)}. Check that PostgreSQL runs there and that the name, the user and the password are right.`,
  );

const describe = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

/** One connection of its own, without time limits, for the work of a start. */
const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connectionTimeoutMillis,
  });
  client.on("error", ignore);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(ignore);
  }
};

const checkVersion = async (url: string): Promise<void> => {
  const version = await withClient(url, async (client) => {
    const result = await client.query<{ server_version_num: string }>("SHOW server_version_num");
    return Number(result.rows[0]?.server_version_num ?? 0);
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR)
    throw new StartError(
      `The database at DATABASE_URL is PostgreSQL ${major}, which is too old: use PostgreSQL ${OLDEST_MAJOR} or newer.`,
    );
};

/** How often a migration steps aside for somebody who holds a table, a backup say: for about ten minutes. */
const MIGRATION_TRIES = 300;

/**
 * A migration that waits for a table keeps everybody waiting behind it, the shoppers of the version before too. So
 * it waits for a second only, steps aside for another, and begins again: all of its steps are one transaction.
 */
const migrateInTurn = async (client: pg.Client, migrationsFolder: string): Promise<void> => {
  await client.query("SET lock_timeout = '1s'");
  for (let attempt = 1; ; attempt++) {
    try {
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      if (attempt === MIGRATION_TRIES || !isLockedOut(error)) throw error;
      await wait(seconds(1));
    }
  }
};

/**
 * A statement that is read again and again is planned once. Left to itself, PostgreSQL takes every LIMIT it does not
 * know for a tenth of the table, and would rather plan a page of a large one anew each time than read so much.
 */
const PLANNED_ONCE = "-c plan_cache_mode=force_generic_plan";

const openPool = (url: string, settings: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    ...settings,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "pallu",
    ...timeouts,
  });
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
};

/** What may wait for another's locks has connections of its own: it never keeps a read waiting. */
export const openPostgres = async (url: string): Promise<Database> => {
  await checkVersion(url);
  const reads = openPool(url, { max: READERS, options: PLANNED_ONCE });
  const transactions = openPool(url, { max: WRITERS });
  const locking = drizzle(transactions, { schema });
  const db: Db = Object.assign(drizzle(reads, { schema }), { locking });
  db.transaction = (work, config) => locking.transaction(work, config);
  return {
    db,
    kind: "postgres",
    ping: async () => {
      await reads.query("SELECT 1");
    },
    now: async () => {
      const { rows } = await reads.query<{ now: Date }>("SELECT clock_timestamp() AS now");
      return rows[0]?.now ?? new Date();
    },
    migrate: (folder = migrationsFolder) =>
      withClient(url, (client) => migrateInTurn(client, folder)),
    exclusively: (work) =>
      withClient(url, async (client) => {
        await client.query(startLock);
        return work();
      }),
    connections: () => ({
      open: reads.totalCount + transactions.totalCount,
      idle: reads.idleCount + transactions.idleCount,
      waiting: reads.waitingCount + transactions.waitingCount,
    }),
    close: async () => {
      await Promise.all([reads.end(), transactions.end()]);
    },
  };
};

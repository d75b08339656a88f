import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { seconds } from "../clock.ts";
import { StartupError } from "../startupError.ts";
import type { Database } from "./database.ts";
import { isLockedOut } from "./databaseErrors.ts";
import { migrateBeside } from "./migrate.ts";
import { migrationsFolder } from "./schemaVersion.ts";

/** Key of the advisory lock. Any number that no other program uses on the same database. */
const START_LOCK = 72_558;
/**
 * Locks belong to a transaction without timeouts, because a connection pooler could move a session lock to another
 * client.
 */
const beginWithoutTimeouts = `BEGIN;
  SET LOCAL lock_timeout = 0;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;
const START_LOCK_POLL_MS = 200;
const MIN_MAJOR_VERSION = 14;

/** Connections for reads. With high latency each one is occupied for a round trip per query. */
const READERS = 8;
/** Connections for writes. Commits wait for the disk, and concurrent ones are flushed together. */
const WRITERS = 8;

const timeouts = {
  connectionTimeoutMillis: 3000,
  lock_timeout: 2000,
  statement_timeout: 8000,
  idle_in_transaction_session_timeout: 15_000,
};

/** A lost connection emits 'error' on its client. Without a listener the process would exit. */
const ignore = () => undefined;

const unreachable = (error: unknown): StartupError =>
  new StartupError(
    `The database at DATABASE_URL cannot be used: ${describe(error)}. Check that PostgreSQL runs there and that the name, the user and the password are right.`,
  );

const describe = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

/** Runs work on a dedicated connection without timeouts. */
const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connectionTimeoutMillis,
    keepAlive: true,
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
  if (major < MIN_MAJOR_VERSION)
    throw new StartupError(
      `The database at DATABASE_URL is PostgreSQL ${major}, which is too old: use PostgreSQL ${MIN_MAJOR_VERSION} or newer.`,
    );
};

/** Number of retries of a migration while a table is locked, by a backup for example: about ten minutes. */
const MIGRATION_TRIES = 300;

/**
 * Runs work in a transaction that changes tables. While it waits for a lock, all later queries on the table wait too. It
 * therefore waits at most one second, pauses for another, and retries.
 */
const withShortLockWaits = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query("SET lock_timeout = '1s'");
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === MIGRATION_TRIES || !isLockedOut(error)) throw error;
      await wait(seconds(1));
    }
  }
};

/** Runs the migrations. One outside of a transaction waits for others without blocking them, so it may wait long. */
const migrateInTurn = (client: pg.Client, folder: string): Promise<void> =>
  migrateBeside(drizzle(client), folder, async (isInTransaction, work) => {
    if (isInTransaction) return withShortLockWaits(client, work);
    await client.query("SET lock_timeout = 0");
    return work();
  });

/**
 * Takes the lock of the startup. Asks again and again, because a statement that waits for a lock keeps its snapshot, for
 * whose end CREATE INDEX CONCURRENTLY in the process with the lock would wait.
 */
const takeStartLock = async (client: pg.Client): Promise<void> => {
  await client.query(beginWithoutTimeouts);
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS taken`,
    );
    if (rows[0]?.taken) return;
    await wait(START_LOCK_POLL_MS);
  }
};

/**
 * Forces generic plans for prepared statements. By default PostgreSQL estimates an unknown LIMIT as a tenth of the
 * table and therefore replans pages of large tables every time.
 */
const GENERIC_PLAN_OPTION = "-c plan_cache_mode=force_generic_plan";

/** Makes PostgreSQL refuse changes, so that none can wait for a lock on a connection for reads. */
const READ_ONLY_OPTION = "-c default_transaction_read_only=on";

const LISTERS = 4;
/** Milliseconds after which a statement of a narrow list is cancelled. */
const LIST_TIMEOUT = 2000;

/**
 * Plans follow the values of the filters, because a generic plan cannot tell a frequent colour from a rare one.
 * Sequential scans are left out: they would read the whole catalogue. Compiling a plan takes longer than running it.
 */
const PLANNED_BY_VALUE = "-c plan_cache_mode=force_custom_plan -c enable_seqscan=off -c jit=off";

/** Connections for lists of the desk and of keys. */
const DESK_READERS = 2;

const openPool = (url: string, settings: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "pallu",
    ...timeouts,
    ...settings,
  });
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
};

/** Opens PostgreSQL. Changes use a separate pool, because they may wait for locks: they never block reads. */
export const openPostgres = async (url: string): Promise<Database> => {
  await checkVersion(url);
  const reads = openPool(url, {
    max: READERS,
    options: `${GENERIC_PLAN_OPTION} ${READ_ONLY_OPTION}`,
  });
  const writes = openPool(url, { max: WRITERS });
  const lists = openPool(url, {
    max: LISTERS,
    options: `${PLANNED_BY_VALUE} ${READ_ONLY_OPTION}`,
    statement_timeout: LIST_TIMEOUT,
  });
  const desk = openPool(url, {
    max: DESK_READERS,
    options: `${PLANNED_BY_VALUE} ${READ_ONLY_OPTION}`,
  });
  const pools = [reads, writes, lists, desk];
  const sumOf = (count: (pool: pg.Pool) => number): number =>
    pools.reduce((sum, pool) => sum + count(pool), 0);
  return {
    db: {
      read: drizzle(reads),
      write: drizzle(writes),
      lists: drizzle(lists),
      desk: drizzle(desk),
    },
    kind: "postgres",
    ownConnection: (work) =>
      withClient(url, async (client) => {
        await client.query(beginWithoutTimeouts);
        const result = await work(drizzle(client));
        await client.query("ROLLBACK");
        return result;
      }),
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
        await takeStartLock(client);
        return work();
      }),
    connections: () => ({
      open: sumOf(({ totalCount }) => totalCount),
      idle: sumOf(({ idleCount }) => idleCount),
      waiting: sumOf(({ waitingCount }) => waitingCount),
    }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
};

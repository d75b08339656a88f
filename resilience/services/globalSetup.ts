import pg from "pg";
import { findPostgresPrograms } from "../../tools/services.mjs";
import { startPostgres } from "./startPostgres.ts";

/** Nothing has to outlive the run: PostgreSQL waits for no disk. */
const throwaway = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
  "shared_buffers=32MB",
  "max_connections=200",
];

/** Deletes the databases of a run that are left on a server of somebody else. */
const deleteDatabases = async (url: string, prefix: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
    [prefix],
  );
  for (const { name } of rows) {
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  await client.end();
};

const installHint = "Install PostgreSQL 14 to 18, or name a server in TEST_POSTGRES_URL.";

/**
 * Prepares the PostgreSQL of a run: the one that TEST_POSTGRES_URL names, or a new one that it then names. Without
 * server programs there is none, and tests that run on either engine use the embedded database. TEST_ENGINE=embedded
 * makes them use it anyway; TEST_ENGINE=postgres makes the run fail instead.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  const engine = process.env["TEST_ENGINE"];
  if (engine !== undefined && engine !== "embedded" && engine !== "postgres")
    throw new Error(`The engine of tests is embedded or postgres, not '${engine}'.`);
  if (engine === "embedded") {
    delete process.env["TEST_POSTGRES_URL"];
    return undefined;
  }
  // Another project of the run has prepared it.
  if (process.env["TEST_POSTGRES_PREFIX"] !== undefined) return undefined;
  const given = process.env["TEST_POSTGRES_URL"];
  const named = process.env["TEST_POSTGRES_BIN"];
  if (!given && findPostgresPrograms() === undefined) {
    if (named !== undefined)
      throw new Error(`TEST_POSTGRES_BIN names ${named}, which lacks initdb or postgres.`);
    if (engine === "postgres")
      throw new Error(`No server programs (initdb, postgres) were found. ${installHint}`);
    console.info(
      `No PostgreSQL was found: tests of the API use the embedded database. ${installHint}`,
    );
    return undefined;
  }
  const prefix = `pallu_test_${process.pid}_`;
  process.env["TEST_POSTGRES_PREFIX"] = prefix;
  if (given) return () => deleteDatabases(given, prefix);
  const server = await startPostgres({ settings: throwaway });
  process.env["TEST_POSTGRES_URL"] = server.url;
  return () => server.stop();
};

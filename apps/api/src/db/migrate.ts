import { sql } from "drizzle-orm";
import { StartupError } from "../startupError.ts";
import type { Db } from "./database.ts";
import { appliedMigrations, knownMigrations, schemaAgeOf } from "./schemaVersion.ts";
import type { Migration } from "./schemaVersion.ts";

/** At the start of a line, so that comments may contain the words. */
const CONCURRENTLY = /^((?:create (?:unique )?|drop )index )concurrently /gim;

/** Whether a migration builds indexes without blocking writes. PostgreSQL does that outside of transactions only. */
const isConcurrent = ({ sql: statements }: Migration): boolean =>
  statements.some((statement) => statement.search(CONCURRENTLY) >= 0);

/** Creates the table of the applied migrations, with the name and columns of Drizzle's migrator. */
const createJournal = async (db: Db): Promise<void> => {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
};

const recordMigration = async (db: Db, { hash, folderMillis }: Migration): Promise<void> => {
  await db.execute(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
  );
};

/** Applies a migration within a transaction, in which indexes cannot be built concurrently. */
const applyWithin = async (tx: Db, migration: Migration): Promise<void> => {
  for (const statement of migration.sql)
    await tx.execute(sql.raw(statement.replaceAll(CONCURRENTLY, "$1")));
  await recordMigration(tx, migration);
};

/**
 * Returns the migrations that the database lacks, and creates its table of applied ones. Throws StartupError, before it
 * changes anything, when the database has a migration that the folder lacks.
 */
const pendingMigrations = async (db: Db, folder: string): Promise<Migration[]> => {
  const known = knownMigrations(folder);
  const applied = await appliedMigrations(db);
  if (schemaAgeOf(applied, known) === "newer")
    throw new StartupError(
      "The database belongs to a newer version of the shop. Start that version, or restore a backup that this one made (docs/deployment.md, Back to an earlier version). Nothing was changed.",
    );
  await createJournal(db);
  return known.slice(applied.length);
};

/**
 * Applies the pending migrations of a folder, each in its own transaction, while other processes use the database. One
 * that builds indexes concurrently runs statement by statement: when it was interrupted, the next start runs all of it
 * again. `run` decides how long the work waits for locks, and may repeat that of a transaction.
 */
export const migrateBeside = async (
  db: Db,
  folder: string,
  run: (isInTransaction: boolean, work: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  for (const migration of await pendingMigrations(db, folder))
    if (isConcurrent(migration))
      await run(false, async () => {
        for (const statement of migration.sql) await db.execute(sql.raw(statement));
        await recordMigration(db, migration);
      });
    else await run(true, () => db.transaction((tx) => applyWithin(tx, migration)));
};

/** Applies the pending migrations of a folder, each in its own transaction, to a database that nobody else uses. */
export const migrateAlone = async (db: Db, folder: string): Promise<void> => {
  for (const migration of await pendingMigrations(db, folder))
    await db.transaction((tx) => applyWithin(tx, migration));
};

/** Migrates an empty database to the schema of `applied`, which must be the first of the known migrations. */
export const migrateTo = async (tx: Db, applied: readonly string[]): Promise<void> => {
  await createJournal(tx);
  for (const migration of knownMigrations().slice(0, applied.length))
    await applyWithin(tx, migration);
};

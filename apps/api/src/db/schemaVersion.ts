import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./client.ts";
import { migrationsFolder } from "./migrate.ts";
import { rowsOf } from "./rows.ts";

/** One migration, as the migrator reads and records it. */
export interface Migration {
  hash: string;
  /** Time of creation in ms since 1970. */
  folderMillis: number;
  /** Statements. */
  sql: string[];
}

export const knownMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder });

/** Returns the hashes of the applied migrations, oldest first. Empty for an empty database. */
export const appliedMigrations = async (db: Db): Promise<string[]> => {
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "exists"`,
  );
  if (!table?.exists) return [];
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  );
  return rows.map(({ hash }) => hash);
};

export type SchemaAge = "same" | "older" | "newer";

/** Compares applied migrations with those that this version knows. A migration that it does not know counts as newer. */
export const schemaAgeOf = (applied: readonly string[]): SchemaAge => {
  const known = knownMigrations().map(({ hash }) => hash);
  if (applied.some((hash, index) => known[index] !== hash)) return "newer";
  return applied.length === known.length ? "same" : "older";
};

/** Migrates an empty database to the schema of `applied`, which must be the first of the known migrations. */
export const migrateTo = async (tx: Db, applied: readonly string[]): Promise<void> => {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const migrations = knownMigrations().slice(0, applied.length);
  for (const { hash, folderMillis, sql: statements } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    );
  }
};

import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./client.ts";
import { migrationsFolder } from "./migrate.ts";
import { rowsOf } from "./rows.ts";

/** One migration: the migrator's record of it, and its statements. */
export interface Migration {
  hash: string;
  folderMillis: number;
  sql: string[];
}

export const knownMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder });

/** Returns the hashes of the applied migrations, oldest first. Empty for an empty database. */
export const appliedMigrations = async (db: Db): Promise<string[]> => {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!found?.there) return [];
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  );
  return rows.map(({ hash }) => hash);
};

export type SchemaAge = "same" | "older" | "newer";

/** Compares applied migrations with those that this version knows. */
export const schemaAgeOf = (applied: readonly string[]): SchemaAge => {
  const known = knownMigrations().map(({ hash }) => hash);
  if (applied.some((hash, index) => known[index] !== hash)) return "newer";
  return applied.length === known.length ? "same" : "older";
};

/** Migrates an empty database to an older version of the schema. */
export const migrateTo = async (tx: Db, applied: readonly string[]): Promise<void> => {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const { hash, folderMillis, sql: statements } of knownMigrations().slice(
    0,
    applied.length,
  )) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    );
  }
};

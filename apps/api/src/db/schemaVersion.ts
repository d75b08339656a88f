import { createHash } from "node:crypto";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./database.ts";
import { apiRoot } from "../folders.ts";
import { rowsOf } from "./rows.ts";

export const migrationsFolder: string = join(apiRoot, "src/db/migrations");

export interface Migration {
  hash: string;
  /** The hash of earlier versions of the shop, if they had this migration. */
  fileHash: string | undefined;
  /** Time of creation in ms since 1970. */
  folderMillis: number;
  sql: string[];
}

/** Hashes of whole files, which the journals and dumps of earlier versions of the shop contain. */
const fileHashes: readonly string[] = [
  "5b29af9ff43a31229107e6511a53a5bd52c5a671153b4fa02b2071074bf084fa",
  "c882b4ebde52f7df963f44dbbd3004e63d898e538d46bf98a8f23cb991fb1514",
  "fcf83a7e474f22e9769544b467b8455853357a6b32b42d21ae3c104493c4ead7",
  "cd3f494e773931aaace597e77fd3bd22772ffbb4ff0393c2b5ef74f41b3c60e8",
  "221e442aa85afbc3ea9c4d6c676fd43324d2a481bb058a6e9bf419ce82bba09f",
  "5cf17e4466e69da5f764be79558377f8294f263303fa506984df676216466889",
  "e1dacc661be4d8583697e6ad029bc3080cc8aaf375463f27619997c74ffe2c9f",
  "0de30b2003fcccf9b62eb2a8122493b89d242bffe0276b863bbb09fb16378d6a",
  "0fc62df7809fcdca46d9db14584d12e4bda3a2af696e139ba06ef4f53d2b6065",
  "36fa4664c4038707ac8ceb31e3577254bb90afe5f654790b5e1107205b76d4e9",
  "aedc0c99536f431c4a6f94b34e3c2f659f43d0e5f9d517cd506a13f860a0f6de",
  "78d920ee71d990a9a4a55739d985cd6c65047d245e424369275e6586daf7b001",
  "75ac7dcd5c9746fbf2660e4d3f6982144fe434dca37214599586fc1672f5f96f",
  "df9c3b12cb47df75c53831169933e501c6dc078ee895dce99b27b0974accd7b9",
];

/** Hashes what the statements do. Comments, line endings and indentation may change afterwards. */
export const hashOf = (statements: readonly string[]): string => {
  const lines = statements
    .flatMap((statement) => statement.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("--"));
  return createHash("sha256").update(lines.join("\n")).digest("hex");
};

/** Returns the migrations of a folder (default: our own), oldest first. */
export const knownMigrations = (folder: string = migrationsFolder): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(
    ({ folderMillis, sql: statements }, index) => ({
      hash: hashOf(statements),
      fileHash: fileHashes[index],
      folderMillis,
      sql: statements,
    }),
  );

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
export const schemaAgeOf = (
  applied: readonly string[],
  known: readonly Migration[] = knownMigrations(),
): SchemaAge => {
  const isKnown = (hash: string, index: number): boolean =>
    known[index]?.hash === hash || known[index]?.fileHash === hash;
  if (!applied.every(isKnown)) return "newer";
  return applied.length === known.length ? "same" : "older";
};

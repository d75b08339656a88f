import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareDatabase } from "../start.ts";
import { frozenClock } from "../testing/frozenClock.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";
import type { Database } from "./client.ts";
import {
  appliedMigrations,
  hashOf,
  knownMigrations,
  migrationsFolder,
  schemaAgeOf,
} from "./schemaVersion.ts";

const hashes = () => knownMigrations().map(({ hash }) => hash);

describe("the hash of a migration", () => {
  const statement = 'ALTER TABLE "orders"\n  ADD COLUMN "note" text;';

  test.each([
    ["line endings of Windows", statement.replaceAll("\n", "\r\n")],
    ["a comment before", `-- Why the column is there.\n${statement}`],
    ["a comment within", statement.replace("\n", "\n  -- What it contains.\n")],
    ["an empty line at the end", `${statement}\n\n`],
  ])("is the same with %s", (_what, text) => {
    expect(hashOf([text])).toBe(hashOf([statement]));
  });

  test("is another one with another statement", () => {
    expect(hashOf([statement.replace("text", "integer")])).not.toBe(hashOf([statement]));
  });
});

describe("the age of a schema", () => {
  test("of a journal of an earlier version of the shop, which has hashes of whole files, is older", () => {
    const names = ["0000_initial", "0001_erasure_and_retention", "0002_limits_and_second_thoughts"];
    const applied = names.map((name) =>
      createHash("sha256")
        .update(readFileSync(join(migrationsFolder, `${name}.sql`)))
        .digest("hex"),
    );
    expect(schemaAgeOf(applied)).toBe("older");
    expect(schemaAgeOf([...applied, ...hashes().slice(3)])).toBe("same");
  });

  test("with a migration that this version does not have, or in another order, is newer", () => {
    expect(schemaAgeOf([...hashes(), "f".repeat(64)])).toBe("newer");
    expect(schemaAgeOf(hashes().toReversed())).toBe("newer");
  });
});

describe("the start of a shop", () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase("none");
  });
  afterEach(() => database.close());

  const journal = (statement: string) => database.db.write.execute(sql.raw(statement));

  test("is refused with one line if its database belongs to a newer version, and changes nothing", async () => {
    await journal(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('${"f".repeat(64)}', 9999999999999)`,
    );
    const before = await appliedMigrations(database.db.read);
    await expect(prepareDatabase(database, "demo", frozenClock())).rejects.toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^The database belongs to a newer version of the shop\.[^\n]*$/,
      ) as string,
    });
    expect(await appliedMigrations(database.db.read)).toEqual(before);
    expect(await database.db.read.execute(sql`SELECT * FROM products`)).toMatchObject({ rows: [] });
  });

  test("applies nothing again to a database that an earlier version of the shop migrated", async () => {
    for (const { hash, fileHash } of knownMigrations())
      if (fileHash !== undefined)
        await journal(
          `UPDATE drizzle.__drizzle_migrations SET hash = '${fileHash}' WHERE hash = '${hash}'`,
        );
    const before = await appliedMigrations(database.db.read);
    await prepareDatabase(database, "none", frozenClock());
    expect(await appliedMigrations(database.db.read)).toEqual(before);
    expect(schemaAgeOf(before)).toBe("same");
  });
});

import { readConfig } from "@pallu/api";
import { mergeChanges, openDatabase, readDataVersion } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: PostgresDatabase;
let database: Database;
let pool: pg.Pool;
beforeAll(async () => {
  server = await createPostgresDatabase("fixture");
  database = await openDatabase(readConfig({ DATABASE_URL: server.url }));
  pool = new pg.Pool({ connectionString: server.url, lock_timeout: 1000 });
  // The server may stop before a closed connection is gone.
  pool.on("connect", (client) => client.on("error", () => undefined));
});
afterAll(async () => {
  await pool?.end();
  await database?.close();
  await server?.stop();
});

const readVersion = () => readDataVersion(database.db.read);

/** Begins a transaction that sells one piece of a variant. */
const beginSale = async (variantId: string): Promise<pg.PoolClient> => {
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query("UPDATE variants SET stock = stock - 1 WHERE id = $1", [variantId]);
  return client;
};

const commit = async (client: pg.PoolClient): Promise<void> => {
  await client.query("COMMIT");
  client.release();
};

test("sales of different variants do not wait for each other, and each commit has a version, in any order", async () => {
  const first = await readVersion();
  const early = await beginSale("temple-border--peacock");
  const late = await beginSale("temple-border--mustard");
  expect(await readVersion()).toBe(first);
  await commit(late);
  const second = await readVersion();
  expect(second).not.toBe(first);
  await commit(early);
  const third = await readVersion();
  expect([first, second]).not.toContain(third);
});

test("merges of several processes beside sales that commit later keep the version and lose no change", async () => {
  const running = await beginSale("temple-border--peacock");
  await pool.query("UPDATE variants SET stock = stock - 1 WHERE id = 'temple-border--mustard'");
  const before = await readVersion();
  await Promise.all([1, 2, 3].map(() => mergeChanges(database.db.write)));
  expect(await readVersion()).toBe(before);
  await commit(running);
  const after = await readVersion();
  expect(after).not.toBe(before);
  await mergeChanges(database.db.write);
  expect(await readVersion()).toBe(after);
});

import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { findProgram, openDatabase } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import {
  violatedInvariants,
  buyOne,
  callOps,
  createEmbeddedFolder,
  createPostgresDatabase,
  initialStock,
} from "@pallu/api/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRaceShop, startApis } from "./openRaceShop.ts";
import type { RaceShop } from "./openRaceShop.ts";

/** Restores PostgreSQL from a backup that was taken under load, and verifies every invariant. */
let shop: RaceShop;
let folder: string;
const closes: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await openRaceShop();
  folder = await mkdtemp(join(tmpdir(), "pallu-restore-"));
});
afterAll(async () => {
  for (const close of closes.toReversed()) await close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const ops = (url: string, ...args: string[]) =>
  callOps({ DATABASE_URL: url, DATA_DIR: join(folder, "data") }, folder, ...args);

const newDatabase = async (): Promise<{ url: string; database: Database }> => {
  const { url, stop } = await createPostgresDatabase("empty");
  const database = await openDatabase(readConfig({ DATABASE_URL: url }));
  closes.push(async () => {
    await database.close();
    await stop();
  });
  return { url, database };
};

const VARIANTS = ["chettinad-checks--indigo", "mysore-crepe--leaf"];

/** Maximum number of orders of a buyer during a backup. */
const ROUNDS = process.env["NIGHTLY"] ? 100 : 30;

/** Places orders concurrently until `isOver`. Returns how many were acknowledged. */
const buyUntil = async (isOver: () => boolean): Promise<number> => {
  let acknowledged = 0;
  const buyer = async (): Promise<void> => {
    for (let round = 0; !isOver() && round < ROUNDS; round++) {
      const { status } = await buyOne(shop.db, shop.send, VARIANTS[round % 2] ?? "");
      if (status === 200) acknowledged++;
    }
  };
  await Promise.all([buyer(), buyer(), buyer()]);
  return acknowledged;
};

/** Returns the major version of a program of PostgreSQL. 0 for none. */
const majorOf = (program: string | undefined): number =>
  program === undefined
    ? 0
    : Number(/\d+/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[0]);

const majorOfServer = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: process.env["TEST_POSTGRES_URL"] });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  await client.end();
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
};

/** Whether pg_dump is as new as the server. It refuses a newer one. The packages of test versions contain no pg_dump. */
const canDump = majorOf(findProgram("pg_dump")) >= (await majorOfServer());
if (!canDump)
  console.info("PostgreSQL's own archive is left out: pg_dump is older than the server.");

describe.each([
  ...(canDump ? [["PostgreSQL's own archive", "shop.dump", [] as string[]] as const] : []),
  ["a portable dump", "shop.jsonl.gz", ["--portable"]] as const,
])("the restore drill with %s", (_name, file, options) => {
  test("a backup under load is restored to an empty database, served, and whole", async () => {
    let isOver = false;
    const buying = buyUntil(() => isOver);
    const path = join(folder, file);
    const taken = await ops(shop.url, "db:backup", "--out", path, ...options);
    isOver = true;
    const acknowledged = await buying;
    expect(taken).toEqual({ code: 0, lines: [expect.stringContaining("read it back")] });
    expect(acknowledged).toBeGreaterThan(0);

    const startedAt = performance.now();
    const { url, database } = await newDatabase();
    const result = await ops(url, "db:restore", path, "--yes");
    expect(result).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([
        expect.stringMatching(/^Restored \d+ orders/),
        "All sessions have ended: everybody logs in again.",
      ]) as string[],
    });
    const { send, stop } = await startApis(url, 2);
    const list = { url: "/api/product-variants?q=myspre&colour=leaf", headers: {} };
    expect(await send({ ...list, method: "GET", body: undefined })).toMatchObject({
      status: 200,
      body: { data: [{ productVariantId: "mysore-crepe--leaf" }], total: { count: 1 } },
    });
    const seconds = (performance.now() - startedAt) / 1000;
    console.info(`G17: restore, ${file}: serving after ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(300);
    expect(await violatedInvariants(database.db.write, initialStock())).toEqual([]);
    expect((await buyOne(database.db.write, send, VARIANTS[0] ?? "")).status).toBe(200);
    expect(await violatedInvariants(database.db.write, initialStock())).toEqual([]);
    await stop();

    const again = await ops(url, "db:restore", path, "--yes");
    expect([again.code, again.lines]).toEqual([1, [expect.stringContaining("is not empty")]]);
  });
});

test("a shop moves from the embedded database to PostgreSQL with every row", async () => {
  await createEmbeddedFolder(join(folder, "data"), "fixture");
  const { url, database } = await newDatabase();
  expect(await ops(url, "db:move")).toMatchObject({
    code: 0,
    lines: [
      expect.stringMatching(/^Moved by way of pallu-/),
      "Restored 0 orders, 0 accounts and 8 variants.",
    ],
  });
  expect(await violatedInvariants(database.db.write, initialStock())).toEqual([]);
  const { send, stop } = await startApis(url, 1);
  expect((await buyOne(database.db.write, send, VARIANTS[0] ?? "")).status).toBe(200);
  expect(await violatedInvariants(database.db.write, initialStock())).toEqual([]);
  await stop();
});

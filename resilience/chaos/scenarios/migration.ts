import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { apiRoot, rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { addMigration } from "../../harness/addMigration.ts";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import { isResponseLost } from "../../harness/client.ts";
import { orderBy } from "../../harness/harness.ts";
import { secondsText, slowResponses, slowest, startLoad, tally } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const SHOPPERS = 2000;
const RESPONSE_LIMIT_MS = 3000;

/** Adds a table, alters one that shoppers read and backfills the new column. */
const NEXT_MIGRATION = [
  `CREATE TABLE "chaos_next" ("id" text PRIMARY KEY);`,
  `ALTER TABLE "variants" ADD COLUMN "chaos_next" text;`,
  `UPDATE "variants" SET "chaos_next" = "id";`,
];

const startNext = (url: string, folder: string, mode: string): ChildProcess => {
  const program = fileURLToPath(new URL("../nextVersion.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", program, folder, mode], {
    cwd: apiRoot,
    stdio: "ignore",
    env: { PATH: process.env["PATH"], DATABASE_URL: url },
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
};

/** Whether a session waits for a lock to alter the table of variants. */
const isWaiting = async (db: Db): Promise<boolean> => {
  const rows = await rowsOf(
    db,
    sql`SELECT 1 FROM pg_locks WHERE relation = 'variants'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
  );
  return rows.length > 0;
};

/** Waits until a session waits for the table, up to a timeout. Returns whether one did. */
const waitForLockQueue = async (db: Db, milliseconds: number): Promise<boolean> => {
  const began = performance.now();
  while (performance.now() - began < milliseconds) {
    if (await isWaiting(db)) return true;
    await wait(20);
  }
  return false;
};

const HASHED_TABLES = [
  "users",
  "products",
  "variants",
  "orders",
  "order_lines",
  "cart_lines",
  "outbox",
];

/** Hashes all rows, without the additions of the next version. */
const rowHashes = async (db: Db): Promise<string> => {
  const sums: string[] = [];
  for (const table of HASHED_TABLES) {
    const [row] = await rowsOf<{ sum: string }>(
      db,
      sql`SELECT count(*) || ' ' || md5(coalesce(string_agg(line, '' ORDER BY line), '')) AS sum FROM (SELECT (to_jsonb(t) - 'chaos_next')::text AS line FROM ${sql.identifier(table)} t) AS lines`,
    );
    sums.push(`${table} ${row?.sum}`);
  }
  return sums.join("\n");
};

const isMigrated = async (db: Db): Promise<boolean> => {
  const [row] = await rowsOf<{ open: number }>(
    db,
    sql`SELECT count(*)::int AS open FROM information_schema.columns WHERE table_name = 'chaos_next' OR (table_name = 'variants' AND column_name = 'chaos_next')`,
  );
  return row?.open === 2;
};

/** Holds a long read lock on the tables, as a backup does, while work runs. */
const withReadLock = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`LOCK TABLE variants IN ACCESS SHARE MODE`);
    return work();
  });

/** Kills the next version during its migration and starts it again. */
const killMigration = async (db: Db, url: string, folder: string): Promise<string[]> => {
  const before = await rowHashes(db);
  const isMidway = await withReadLock(db, async () => {
    const child = startNext(url, folder, "");
    const found = await waitForLockQueue(db, 20_000);
    child.kill("SIGKILL");
    await once(child, "exit");
    return found;
  });
  const breaches = isMidway ? [] : ["the scenario itself did not kill the migration midway"];
  if (await isMigrated(db)) breaches.push("a migration that was cut off was there all the same");
  if ((await rowHashes(db)) !== before) breaches.push("a migration that was cut off changed rows");
  return breaches;
};

export const migration: Scenario = {
  id: "F18",
  name: "the next version changes tables beside this one, while a backup reads them; once it is killed (-9) midway",
  goals: "G2, G5",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const { db, url } = await harness.database();
    const folder = harness.folder("migrations");
    addMigration(folder, NEXT_MIGRATION);
    const fixtures = await harness.createFixtures(db, [SHOPPERS * 2], SHOPPERS);
    const breaches = isNegativeControl ? [] : await killMigration(db, url, folder);

    const shop = await harness.start({ DATABASE_URL: url });
    const load = startLoad(
      { client: shop.client, shoppers: fixtures.shoppers, order: orderBy(shop.client) },
      { orderers: 2, pauseMs: 20, readers: 4, path: "/api/product-variants" },
    );
    const next = startNext(url, folder, isNegativeControl ? "library-default" : "");
    const ended = once(next, "exit") as Promise<[number | null]>;
    const lockDurationMs = harness.durationMs(3000, 10_000);
    const hasQueued = await withReadLock(db, async () => {
      const found = await waitForLockQueue(db, 20_000);
      await wait(lockDurationMs);
      return found;
    });
    const [code] = await ended;
    await wait(500);
    const outcomes = await load.stop();
    breaches.push(...(await checkDatabase(db, fixtures)));
    breaches.push(...slowResponses(outcomes, harness.limitMs(RESPONSE_LIMIT_MS)));
    await shop.stop();

    const failed = outcomes.filter(isResponseLost);
    if (failed.length > 0)
      breaches.push(`${failed.length} of ${outcomes.length} requests failed: ${tally(failed)}`);
    if (code !== 0 || !(await isMigrated(db)))
      breaches.push("the migration did not come to its end");
    return {
      faultEvidence: hasQueued
        ? `the migration waited ${secondsText(lockDurationMs)} for a table`
        : "",
      breaches,
      figure: `${failed.length} of ${outcomes.length} requests of the version before failed, the slowest took ${secondsText(slowest(outcomes))}; cut off midway the migration left nothing, and came to its end afterwards`,
    };
  },
};

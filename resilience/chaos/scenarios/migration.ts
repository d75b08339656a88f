import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { apiRoot, migrationsFolder, rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import {
  checkOut,
  inParallel,
  readRepeatedly,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";
import { startShop } from "../shopProcess.ts";
import type { Harness } from "../harness.ts";

const SHOPPERS = 2000;
const RESPONSE_LIMIT_MS = 3000;

/**
 * Creates the migrations with one more, which adds a table, alters one that shoppers read and backfills the new
 * columns.
 */
const nextMigrations = (harness: Harness): string => {
  const folder = harness.folder("migrations");
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(
    join(folder, "9999_next.sql"),
    [
      `CREATE TABLE "chaos_next" ("id" text PRIMARY KEY);`,
      `ALTER TABLE "variants" ADD COLUMN "chaos_next" text;`,
      `UPDATE "variants" SET "chaos_next" = "id";`,
    ].join("\n--> statement-breakpoint\n"),
  );
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { when: number }[] };
  const last = journal.entries.at(-1);
  const when = (last?.when ?? 0) + 1;
  const next = { ...last, idx: journal.entries.length, when, tag: "9999_next" };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  return folder;
};

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
    const folder = nextMigrations(harness);
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const carts = Array.from({ length: SHOPPERS }, () => cart);
    const fixtures = await harness.createFixtures(db, [SHOPPERS * 2], carts);
    const breaches = isNegativeControl ? [] : await killMigration(db, url, folder);

    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: harness.folder("api") });
    const client = createClient(() => shop.origin);
    const history = harness.history();
    const stop = new AbortController();
    const order = async (shopper: (typeof fixtures.shoppers)[number]) => {
      const outcome = await checkOut(client, history, shopper);
      await wait(20);
      return outcome;
    };
    const load = Promise.all([
      inParallel(fixtures.shoppers, 2, order, stop.signal),
      readRepeatedly(client, "/api/product-variants", 4, stop.signal),
    ]);
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
    stop.abort();
    const outcomes = (await load).flat();
    breaches.push(...(await harness.check(db, fixtures, history)));
    history.close();
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;

    const failed = withStatus(outcomes, (status) => status === 0 || status >= 500);
    if (failed.length > 0)
      breaches.push(`${failed.length} of ${outcomes.length} requests failed: ${tally(failed)}`);
    if (slowest(outcomes) > harness.limitMs(RESPONSE_LIMIT_MS))
      breaches.push(`an answer took ${secondsText(slowest(outcomes))}`);
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

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { openDatabase, repositoryRoot, rowsOf, seedDemo } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import { callOps } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabase } from "./openRaceShop.ts";
import type { Server } from "./openRaceShop.ts";
import { startPostgres } from "./startPostgres.ts";
import type { Postgres } from "./startPostgres.ts";

const PRODUCTS = 2000;

let postgres: Postgres;
let server: Server;
let database: Database;
let folder: string;
beforeAll(async () => {
  const started = await startPostgres();
  if (!started) throw new Error("PostgreSQL's server programs are not on this machine.");
  postgres = started;
  server = await createDatabase(postgres);
  database = await openDatabase(readConfig({ DATABASE_URL: server.url }));
  await database.migrate();
  await seedDemo(database.db.write);
  folder = await mkdtemp(join(tmpdir(), "pallu-import-"));
  const generator = join(repositoryRoot, "tools/studio/generateCatalogue.ts");
  const options = ["--products", String(PRODUCTS), "--out", join(folder, "big")];
  execFileSync(process.execPath, ["--import", "tsx", generator, ...options], {
    cwd: repositoryRoot,
    stdio: "pipe",
  });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ DATABASE_URL: server.url, DATA_DIR: join(folder, "data") });

/** Returns the number of rows and a digest of each table of the catalogue and of its listing. */
const digest = () =>
  rowsOf<{ name: string; rows: number; md5: string }>(
    database.db.write,
    sql`SELECT 'products' AS name, count(*)::int AS rows, md5(string_agg(t::text, '' ORDER BY id)) AS md5 FROM products t
      UNION ALL SELECT 'variants', count(*)::int, md5(string_agg(t::text, '' ORDER BY id)) FROM variants t
      UNION ALL SELECT 'entries', count(*)::int, md5(string_agg(t::text, '' ORDER BY t::text)) FROM listing.entries t
      UNION ALL SELECT 'counts', count(*)::int, md5(string_agg(t::text, '' ORDER BY t::text)) FROM listing.counts t`,
  );

/** Whether a transaction has written products and has not ended. */
const isWriting = async (): Promise<boolean> => {
  const [row] = await rowsOf<{ locks: number }>(
    database.db.write,
    sql`SELECT count(*)::int AS locks FROM pg_locks
      WHERE relation = 'products'::regclass AND mode = 'RowExclusiveLock' AND granted`,
  );
  return (row?.locks ?? 0) > 0;
};

test("an import that is killed while it writes leaves the old catalogue whole, and can be repeated", async () => {
  const before = await digest();
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      join(repositoryRoot, "apps/api/src/ops/main.ts"),
      "catalogue:import",
      "big",
    ],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...settings(), INIT_CWD: folder },
      stdio: "ignore",
    },
  );
  const ended = once(child, "exit");
  await vi.waitFor(async () => expect(await isWriting()).toBe(true), {
    timeout: 30_000,
    interval: 10,
  });
  child.kill("SIGKILL");
  await ended;
  await vi.waitFor(async () => expect(await isWriting()).toBe(false), { timeout: 10_000 });
  expect(await digest()).toEqual(before);

  const { code } = await callOps(settings(), folder, "catalogue:import", "big");
  expect(code).toBe(0);
  const products = (await digest()).find(({ name }) => name === "products");
  expect(products?.rows).toBeGreaterThanOrEqual(PRODUCTS);
});

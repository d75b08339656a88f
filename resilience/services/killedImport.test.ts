import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { openDatabase, openEmbedded, repositoryRoot, rowsOf } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { callOps, createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildShop, startShop } from "../harness/shopProcess.ts";

const PRODUCTS = 2000;
/** Of the embedded database, which takes longer. */
const FEW = 400;

let server: PostgresDatabase;
let database: Database;
let folder: string;
beforeAll(async () => {
  server = await createPostgresDatabase("demo");
  database = await openDatabase(readConfig({ DATABASE_URL: server.url }));
  folder = await mkdtemp(join(tmpdir(), "pallu-import-"));
  const generator = join(repositoryRoot, "packages/demo/studio/generateCatalogue.ts");
  for (const [name, products] of [
    ["big", PRODUCTS],
    ["few", FEW],
  ] as const)
    execFileSync(
      process.execPath,
      ["--import", "tsx", generator, "--products", String(products), "--out", join(folder, name)],
      { cwd: repositoryRoot, stdio: "pipe" },
    );
  buildShop();
}, 300_000);
afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ DATABASE_URL: server.url, DATA_DIR: join(folder, "data") });

/** Returns the number of rows and a digest of each table of the catalogue and of its listing. */
const digest = (db: Db) =>
  rowsOf<{ name: string; rows: number; md5: string }>(
    db,
    sql`SELECT 'products' AS name, count(*)::int AS rows, md5(string_agg(t::text, '' ORDER BY id)) AS md5 FROM products t
      UNION ALL SELECT 'variants', count(*)::int, md5(string_agg(t::text, '' ORDER BY id)) FROM variants t
      UNION ALL SELECT 'images', count(*)::int, md5(string_agg(t::text, '' ORDER BY id)) FROM variant_images t
      UNION ALL SELECT 'entries', count(*)::int, md5(string_agg(t::text, '' ORDER BY t::text)) FROM listing.entries t
      UNION ALL SELECT 'counts', count(*)::int, md5(string_agg(t::text, '' ORDER BY t::text)) FROM listing.counts t
      ORDER BY name`,
  );

const countProducts = async (db: Db): Promise<number> =>
  (await digest(db)).find(({ name }) => name === "products")?.rows ?? 0;

const importIn = (name: string, env: Record<string, string>) =>
  spawn(
    process.execPath,
    ["--import", "tsx", join(repositoryRoot, "apps/api/src/ops/main.ts"), "catalogue:import", name],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...env, INIT_CWD: folder },
      stdio: "ignore",
    },
  );

test("on PostgreSQL an import that is killed while it writes can be repeated at once, and ends in the same state", async () => {
  const other = await createPostgresDatabase("demo");
  const whole = await openDatabase(readConfig({ DATABASE_URL: other.url }));
  const env = { DATABASE_URL: other.url, DATA_DIR: join(folder, "other") };
  expect(await callOps(env, folder, "catalogue:import", "big")).toMatchObject({ code: 0 });
  const expected = await digest(whole.db.read);

  const before = await countProducts(database.db.read);
  const child = importIn("big", settings());
  const ended = once(child, "exit");
  await vi.waitFor(
    async () => expect(await countProducts(database.db.read)).toBeGreaterThan(before),
    {
      timeout: 60_000,
      interval: 10,
    },
  );
  child.kill("SIGKILL");
  await ended;
  expect(await countProducts(database.db.read)).toBeLessThan(before + PRODUCTS);

  // The server notices that the process is gone once its statement has ended.
  await vi.waitFor(
    async () =>
      expect(await callOps(settings(), folder, "catalogue:import", "big")).toMatchObject({
        code: 0,
      }),
    { timeout: 60_000 },
  );
  expect(await digest(database.db.read)).toEqual(expected);
  await whole.close();
  await other.stop();
}, 240_000);

test("a shop on the embedded database that is killed during an import can repeat it, and ends in the same state", async () => {
  const openShop = async (name: string) => {
    const env = { DATA_DIR: join(folder, name), SEED: "demo" };
    return { env, shop: await startShop(env) };
  };
  const state = async (name: string) => {
    const embedded = await openEmbedded(join(folder, name));
    try {
      return await digest(embedded.db.read);
    } finally {
      await embedded.close();
    }
  };
  const productsOf = async (origin: string): Promise<number> => {
    const answer = await fetch(`${origin}/api/products?limit=1`);
    return Number(/\d+/.exec(answer.headers.get("x-total-count") ?? "")?.[0] ?? 0);
  };
  const whole = await openShop("whole");
  expect(await callOps(whole.env, folder, "catalogue:import", "few")).toMatchObject({ code: 0 });
  await whole.shop.stop("SIGTERM");
  const expected = await state("whole");

  const killed = await openShop("killed");
  const before = await productsOf(killed.shop.origin);
  const running = callOps(killed.env, folder, "catalogue:import", "few");
  await vi.waitFor(
    async () => expect(await productsOf(killed.shop.origin)).toBeGreaterThan(before),
    { timeout: 60_000, interval: 10 },
  );
  await killed.shop.stop();
  expect(await running).toMatchObject({
    code: 1,
    lines: ["The running shop ended before the command did."],
  });
  expect((await state("killed")).find(({ name }) => name === "products")?.rows).toBeLessThan(
    before + FEW,
  );

  const again = await openShop("killed");
  expect(await callOps(again.env, folder, "catalogue:import", "few")).toMatchObject({ code: 0 });
  await again.shop.stop("SIGTERM");
  expect(await state("killed")).toEqual(expected);
}, 240_000);

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { repositoryRoot } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildShop, startShop } from "../harness/shopProcess.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";

const PRODUCT = "kanchipuram-temple-border";

/** Time in ms within which every process shows a change. */
const WITHIN = 1000;

let server: PostgresDatabase;
let folder = "";
const shops: ShopProcess[] = [];

beforeAll(async () => {
  server = await createPostgresDatabase("demo");
  folder = await mkdtemp(join(tmpdir(), "pallu-price-"));
  buildShop();
  for (const name of ["one", "two"])
    shops.push(
      await startShop({
        DATABASE_URL: server.url,
        DATA_DIR: join(folder, name),
        SEED: "demo",
        RATE_LIMIT_FACTOR: "1000",
      }),
    );
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop("SIGTERM")));
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const ops = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(repositoryRoot, "apps/api/src/ops/main.ts"), ...words],
    { env: { PATH: process.env["PATH"], DATABASE_URL: server.url, DATA_DIR: folder } },
  );

const pageOf = async ({ origin }: ShopProcess, path: string): Promise<string> =>
  (await fetch(origin + path)).text();

/** Resolves with the time until a page contains a text, in ms. */
const timeUntil = async (shop: ShopProcess, path: string, text: string): Promise<number> => {
  const began = performance.now();
  while (!(await pageOf(shop, path)).includes(text)) {
    if (performance.now() - began > 10 * WITHIN) return Infinity;
    await wait(20);
  }
  return performance.now() - began;
};

test("a price that `ops` sets shows on the cached pages of both processes within a second", async () => {
  const path = `/product-details/${PRODUCT}`;
  for (const price of [12_345, 12_340]) {
    const text = new Intl.NumberFormat("en-IN").format(price);
    const before = await Promise.all(shops.map((shop) => pageOf(shop, path)));
    expect(before.filter((page) => page.includes(text))).toEqual([]);
    await ops("price:set", PRODUCT, String(price), "--list", "20000");
    const times = await Promise.all(shops.map((shop) => timeUntil(shop, path, text)));
    expect(Math.max(...times)).toBeLessThan(WITHIN);
  }
});

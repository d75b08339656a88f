/**
 * `pnpm bench:api`: measures the speed of the API as ratios to baselines of the same run on the same machine. Exits
 * with 1 when a figure exceeds its limit.
 */
import { deepStrictEqual } from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { outbox } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { checkDatabase } from "../harness/checkDatabase.ts";
import type { Client } from "../harness/client.ts";
import { inParallel, median, repeat, withStatus } from "../harness/load.ts";
import { cpuMs, peakMib, residentMib } from "../harness/procfs.ts";
import { seededRandom } from "../harness/random.ts";
import type { Fixtures } from "../harness/fixtures.ts";
import { startShop } from "../harness/shopProcess.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";
import { openHarness, orderBy } from "../harness/harness.ts";
import type { Harness } from "../harness/harness.ts";
import { fillCatalogue } from "./catalogue.ts";
import { oneStatementRate } from "./oneStatement.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 3;
const CHECKOUT_ROUNDS = 5;
/** Warm-up rounds of a checkout until all of its code is compiled. */
const WARM_UP_ROUNDS = 2;
const limits = { reads: 3, checkout: 0.35, memoryMib: 250 };
const goals = { reads: 1.8 };

interface BenchShop {
  db: Db;
  url: string;
  process: ShopProcess;
}

interface Figure {
  name: string;
  text: string;
  isWithin: boolean;
}

const program = fileURLToPath(new URL("./plainServer.ts", import.meta.url));

const openBenchShop = async (harness: Harness, products: number): Promise<BenchShop> => {
  const { db, url } = await harness.database();
  await fillCatalogue(db, products);
  return { db, url, process: await harness.start({ DATABASE_URL: url }) };
};

const readMany = (client: Client, path: string, count: number, width: number) =>
  inParallel(Array.from({ length: count }), width, async () => {
    const reply = await client.send({ method: "GET", path, ip: "10.1.0.1" });
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}.`);
    return reply;
  });

/** Returns the CPU time of one request, in ms. */
const cpuPerRead = async ({ client, pid }: ShopProcess, path: string, count: number) => {
  const before = cpuMs(pid);
  await readMany(client, path, count, 8);
  return (cpuMs(pid) - before) / count;
};

const measureReads = async ({ url, process: shop }: BenchShop): Promise<Figure[]> => {
  const plain = await startShop({ DATABASE_URL: url }, program);
  const figures: Figure[] = [];
  for (const [path, count] of [
    ["/api/products?limit=24", 1500],
    ["/api/products", 500],
  ] as const) {
    const [ours, theirs] = await Promise.all(
      [shop, plain].map(async ({ client }) => {
        const { text } = await client.send({ method: "GET", path, ip: "10.1.0.1" });
        return JSON.parse(text) as unknown;
      }),
    );
    deepStrictEqual(ours, theirs);
    await cpuPerRead(shop, path, count);
    await cpuPerRead(plain, path, count);
    const rounds = await repeat(ROUNDS, async () => ({
      ours: await cpuPerRead(shop, path, count),
      theirs: await cpuPerRead(plain, path, count),
    }));
    const [a, b] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.theirs))];
    figures.push({
      name: `processor time of ${path}`,
      text: `${a.toFixed(2)} ms, plain Fastify with one prepared query ${b.toFixed(2)} ms: ${(a / b).toFixed(2)} × (limit ${limits.reads} ×, goal ${goals.reads} ×)`,
      isWithin: a / b <= limits.reads,
    });
  }
  await plain.stop();
  return figures;
};

const CARTS = 600;

const createFixturesFor = (harness: Harness, { db }: BenchShop): Promise<Fixtures> =>
  harness.createFixtures(
    db,
    Array.from({ length: 300 }, () => 1_000_000),
    Array.from({ length: CARTS }, () => ({
      lines: harness.random
        .sample(
          Array.from({ length: 300 }, (_, item) => item),
          3,
        )
        .map((item) => ({ item, quantity: 1 })),
    })),
  );

/** Returns the checkouts per second through the API. Throws when one fails. */
const apiRate = async (
  { process: { client }, db }: BenchShop,
  fixtures: Fixtures,
  clients: number,
) => {
  const began = performance.now();
  const outcomes = await inParallel(fixtures.shoppers, clients, orderBy(client));
  const durationMs = performance.now() - began;
  const breaches = await checkDatabase(db, fixtures);
  const failed = outcomes.length - withStatus(outcomes, 200).length;
  const numbers = new Set(outcomes.map(({ text }) => text)).size;
  return {
    rate: fixtures.shoppers.length / (durationMs / 1000),
    failed: failed + breaches.length,
    doubled: outcomes.length - numbers,
  };
};

const measureCheckout = async (harness: Harness, shop: BenchShop): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const clients of [8, 32]) {
    const rounds = [];
    for (let round = 0; round < WARM_UP_ROUNDS + CHECKOUT_ROUNDS; round++) {
      const ours = await apiRate(shop, await createFixturesFor(harness, shop), clients);
      const theirs = await createFixturesFor(harness, shop);
      const one = await oneStatementRate(shop.url, theirs.shoppers, clients);
      if (round >= WARM_UP_ROUNDS) rounds.push({ ...ours, one, share: ours.rate / one });
    }
    const share = median(rounds.map((round) => round.share));
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    const doubled = rounds.reduce((sum, round) => sum + round.doubled, 0);
    figures.push({
      name: `checkouts of 3 lines by ${clients} clients`,
      text: `${median(rounds.map(({ rate }) => rate)).toFixed(0)}/s, as one statement from plain Node ${median(rounds.map(({ one }) => one)).toFixed(0)}/s: ${share.toFixed(2)} (limit ${limits.checkout}), ${failed} errors, ${doubled} order numbers twice`,
      isWithin: share >= limits.checkout && failed === 0 && doubled === 0,
    });
  }
  return figures;
};

/** Generates much load on memory: pages in sequence, then the whole list, repeatedly. */
const readMuch = async ({ process }: BenchShop): Promise<string> => {
  const before = residentMib(process.pid);
  for (let page = 0; page < 400; page++)
    await process.client.send({
      method: "GET",
      path: `/api/products?limit=24&after=p${String(page * 24 + 1).padStart(6, "0")}`,
      ip: "10.1.0.1",
    });
  const pages = peakMib(process.pid);
  await readMany(process.client, "/api/products", 5, 1);
  return `${before.toFixed(0)} MiB before, ${pages.toFixed(0)} after pages, ${peakMib(process.pid).toFixed(0)} with the whole list five times`;
};

const MAILS = 300;

/** Waits for the mails and their invoices, at most one minute. Returns how many were sent. */
const mailsSent = async ({ db }: BenchShop): Promise<number> => {
  for (let attempt = 0; ; attempt++) {
    const sent = await db.$count(outbox, eq(outbox.text, ""));
    if (sent >= MAILS || attempt === 60) return sent;
    await wait(1000);
  }
};

/** Measures the peak memory of the whole run, so it runs last. */
const measureMemory = async (shop: BenchShop, reads: string): Promise<Figure> => {
  const { pid } = shop.process;
  const checkouts = peakMib(pid);
  const sent = await mailsSent(shop);
  const peak = peakMib(pid);
  return {
    name: `memory of one API process, ${MANY} products`,
    text: `${reads}, ${checkouts.toFixed(0)} after the checkouts, ${peak.toFixed(0)} at most in all with ${sent} mails (limit ${limits.memoryMib}), ${residentMib(pid).toFixed(0)} in the end`,
    isWithin: peak <= limits.memoryMib && sent >= MAILS,
  };
};

requirePostgres();
const harness = openHarness(seededRandom(1), false, undefined);
const count = openCount();
try {
  const few = await openBenchShop(harness, FEW);
  const many = await openBenchShop(harness, MANY);
  const [version] = await rowsOf<{ server_version: string }>(many.db, sql`SHOW server_version`);
  console.info(
    `Node ${process.version}, PostgreSQL ${version?.server_version ?? "?"}; every figure is a ratio of this run`,
  );
  const add = (list: readonly Figure[]): void => {
    for (const { name, text, isWithin } of list) count.judge(isWithin, `${name}: ${text}`);
  };
  add(await measureReads(few));
  const reads = await readMuch(many);
  add(await measureCheckout(harness, many));
  add([await measureMemory(many, reads)]);
  for (const shop of [few, many]) await shop.process.stop();
} finally {
  await harness.close();
}
count.end();
process.exit();

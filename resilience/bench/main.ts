/**
 * `pnpm bench:api`: measures the speed of the API as ratios to baselines of the same run on the same machine. Exits
 * with 1 when a figure exceeds its limit.
 */
import { deepStrictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { outbox } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import type { Client } from "../chaos/client.ts";
import { createClient } from "../chaos/client.ts";
import { checkOut, inParallel, quantile, withStatus } from "../chaos/load.ts";
import { seededRandom } from "../chaos/random.ts";
import type { Fixtures } from "../chaos/fixtures.ts";
import { startShop } from "../chaos/shopProcess.ts";
import type { ShopProcess } from "../chaos/shopProcess.ts";
import { openHarness } from "../chaos/harness.ts";
import type { Harness } from "../chaos/harness.ts";
import { fillCatalogue } from "./catalogue.ts";
import { oneStatementRate } from "./oneStatement.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 3;
const CHECKOUT_ROUNDS = 5;
/** Warm-up rounds of a checkout until all of its code is compiled. */
const WARM_UP_ROUNDS = 2;
const limits = { reads: 3, flat: 1.5, checkout: 0.35, memoryMib: 250 };
const goals = { reads: 1.8 };

interface BenchShop {
  db: Db;
  url: string;
  process: ShopProcess;
  client: Client;
}

interface Figure {
  name: string;
  text: string;
  isWithin: boolean;
}

const program = fileURLToPath(new URL("./plainServer.ts", import.meta.url));

/** Returns the CPU time of a process so far, in ms. The kernel's resolution is 10 ms. */
const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const peakMib = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const openBenchShop = async (harness: Harness, products: number): Promise<BenchShop> => {
  const { db, url } = await harness.database();
  await fillCatalogue(db, products);
  const process = await startShop({ DATABASE_URL: url, DATA_DIR: harness.folder("api") });
  return { db, url, process, client: createClient(() => process.origin) };
};

const readMany = (client: Client, path: string, count: number, width: number) =>
  inParallel(Array.from({ length: count }), width, async () => {
    const reply = await client.send({ method: "GET", path, ip: "10.1.0.1" });
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}.`);
    return reply;
  });

interface Served {
  client: Client;
  process: ShopProcess;
}

/** Returns the CPU time of one request, in ms. */
const cpuPerRead = async ({ client, process }: Served, path: string, count: number) => {
  const before = cpuOf(process.pid);
  await readMany(client, path, count, 8);
  return (cpuOf(process.pid) - before) / count;
};

const measureReads = async (shop: BenchShop): Promise<Figure[]> => {
  const process = await startShop({ DATABASE_URL: shop.url }, program);
  const plain: Served = { process, client: createClient(() => process.origin) };
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
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        ours: await cpuPerRead(shop, path, count),
        theirs: await cpuPerRead(plain, path, count),
      });
    const [a, b] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.theirs))];
    figures.push({
      name: `processor time of ${path}`,
      text: `${a.toFixed(2)} ms, plain Fastify with one prepared query ${b.toFixed(2)} ms: ${(a / b).toFixed(2)} × (limit ${limits.reads} ×, goal ${goals.reads} ×)`,
      isWithin: a / b <= limits.reads,
    });
  }
  plain.client.close();
  process.kill("SIGKILL");
  await process.ended;
  return figures;
};

/** Returns the latency of one request without other load, to the last byte. */
const timeOf = async (client: Client, path: string): Promise<number> =>
  median((await readMany(client, path, 300, 1)).map(({ durationMs }) => durationMs));

const measureFlat = async (few: BenchShop, many: BenchShop): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const pages: [name: string, few: string, many: string][] = [
    ["the first page", "?limit=24", "?limit=24"],
    ["a page deep inside", "?limit=24&after=p000060", "?limit=24&after=p009000"],
    ["a page of a category", "?limit=4&categoryId=c2", "?limit=4&categoryId=c2"],
    ["a page of a subcategory", "?limit=4&subCategoryId=s3", "?limit=4&subCategoryId=s3"],
  ];
  for (const [name, small, large] of pages) {
    // Uses the fastest round of each: other load on the machine can only slow a round down.
    let [a, b] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round++) {
      a = Math.min(a, await timeOf(few.client, `/api/products${small}`));
      b = Math.min(b, await timeOf(many.client, `/api/products${large}`));
    }
    figures.push({
      name: `${name}, ${MANY} products to ${FEW}`,
      text: `${(b / a).toFixed(2)} × as long (limit ${limits.flat} ×)`,
      isWithin: b / a <= limits.flat,
    });
  }
  return figures;
};

const CARTS = 600;

const createFixturesFor = (harness: Harness, { db }: BenchShop): Promise<Fixtures> =>
  harness.createFixtures(
    db,
    Array.from({ length: 300 }, () => 1_000_000),
    Array.from({ length: CARTS }, () => ({
      lines: harness.random
        .shuffled(Array.from({ length: 300 }, (_, item) => item))
        .slice(0, 3)
        .map((item) => ({ item, quantity: 1 })),
    })),
  );

/** Returns the checkouts per second through the API. Throws when one fails. */
const apiRate = async (
  harness: Harness,
  { client, db }: BenchShop,
  fixtures: Fixtures,
  clients: number,
) => {
  const history = harness.history();
  const began = performance.now();
  const outcomes = await inParallel(fixtures.shoppers, clients, (shopper) =>
    checkOut(client, history, shopper),
  );
  const durationMs = performance.now() - began;
  const breaches = await harness.check(db, fixtures, history);
  const failed = outcomes.length - withStatus(outcomes, (status) => status === 200).length;
  const numbers = new Set(outcomes.map(({ text }) => text)).size;
  history.close();
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
      const ours = await apiRate(harness, shop, await createFixturesFor(harness, shop), clients);
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
const readMuch = async ({ process, client }: BenchShop): Promise<string> => {
  const before = residentMib(process.pid);
  for (let page = 0; page < 400; page++)
    await client.send({
      method: "GET",
      path: `/api/products?limit=24&after=p${String(page * 24 + 1).padStart(6, "0")}`,
      ip: "10.1.0.1",
    });
  const pages = peakMib(process.pid);
  await readMany(client, "/api/products", 5, 1);
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

const print = (text: string): void => console.info(text);

const harness = openHarness(seededRandom(1), false, undefined);
const figures: Figure[] = [];
try {
  const few = await openBenchShop(harness, FEW);
  const many = await openBenchShop(harness, MANY);
  const [version] = await rowsOf<{ server_version: string }>(many.db, sql`SHOW server_version`);
  print(
    `Node ${process.version}, PostgreSQL ${version?.server_version ?? "?"}; every figure is a ratio of this run`,
  );
  const add = (list: readonly Figure[]): void => {
    for (const { name, text, isWithin } of list)
      print(`${isWithin ? "ok    " : "BEYOND"} ${name}: ${text}`);
    figures.push(...list);
  };
  add(await measureReads(few));
  add(await measureFlat(few, many));
  const reads = await readMuch(many);
  add(await measureCheckout(harness, many));
  add([await measureMemory(many, reads)]);
  for (const { client, process: shop } of [few, many]) {
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
  }
} finally {
  await harness.close();
}
const beyond = figures.filter(({ isWithin }) => !isWithin).length;
print(`${figures.length - beyond} of ${figures.length} figures within their limits`);
process.exit(beyond > 0 ? 1 : 0);

/**
 * `pnpm bench:beside`: measures the 99th percentile of an API read while pages that are not cached are requested at a bounded
 * rate, as a ratio to that of the same read alone. Exits with 1 when the ratio exceeds its limit.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { median, quantile } from "../harness/load.ts";
import { buildShop, startShop } from "../harness/shopProcess.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { get } from "./measureInTurns.ts";

const ROUNDS = 5;
const TURN_MS = 5000;
const READ_EVERY_MS = 10;
const PAGE_EVERY_MS = 200;
/** Largest ratio of the shop. One that renders in the thread that answers exceeds it. */
const LIMIT = 2;

let pages = 0;

/** Sends requests at a fixed rate, whether the ones before were answered or not. Returns their durations in ms. */
const sendEvery = async (
  { client }: ShopProcess,
  everyMs: number,
  pathOf: () => string,
): Promise<number[]> => {
  const replies: Promise<{ durationMs: number }>[] = [];
  const end = performance.now() + TURN_MS;
  while (performance.now() < end) {
    replies.push(get(client, pathOf()));
    await wait(everyMs);
  }
  return (await Promise.all(replies)).map(({ durationMs }) => durationMs);
};

const read = (shop: ShopProcess): Promise<number[]> =>
  sendEvery(shop, READ_EVERY_MS, () => "/api/products/kanchipuram-temple-border");

const readBesidePages = async (shop: ShopProcess): Promise<number[]> => {
  const rendered = sendEvery(shop, PAGE_EVERY_MS, () => `/allproducts?min=${++pages}`);
  const durations = await read(shop);
  await rendered;
  return durations;
};

requirePostgres();
buildShop();
const postgres = await startPostgres();
try {
  const env = { DATABASE_URL: postgres.url, SEED: "demo", RATE_LIMIT_FACTOR: "1000" };
  const shop = await startShop(env);
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const durations = [await read(shop), await readBesidePages(shop)].map((all) =>
      quantile(all, 0.99),
    );
    // The first round compiles.
    if (round === 0) continue;
    alone.push(durations[0] ?? 0);
    beside.push(durations[1] ?? 0);
  }
  await shop.stop("SIGTERM");
  const ratio = median(beside) / median(alone);
  const count = openCount();
  count.judge(
    ratio <= LIMIT,
    `p99 ${median(alone).toFixed(1)} ms alone, ${median(beside).toFixed(1)} ms beside pages, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`,
  );
  count.end();
} finally {
  await postgres.stop();
}

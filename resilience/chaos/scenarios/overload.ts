import { setTimeout as wait } from "node:timers/promises";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import { createClient } from "../../harness/client.ts";
import type { Client, Reply } from "../../harness/client.ts";
import { orderBy } from "../../harness/harness.ts";
import type { Harness } from "../../harness/harness.ts";
import { durationQuantile, secondsText, slowest, tally, withStatus } from "../../harness/load.ts";
import type { Outcome } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const OVERLOAD_FACTOR = 5;
const WORKERS = 12;
const PROCESSES = 2;
const PRODUCTS = 250;
/** Timeout of a client in ms. */
const TIMEOUT_MS = 3000;
const MIN_CAPACITY_SHARE = 0.8;
/** Every tenth request reads a cart, all others a list of variants. */
const CART_READ_EVERY = 10;
/** Above every price. Each list has another limit, because a list that was read before is answered from memory. */
const HIGHEST_PRICE = 1_000_000;
const ORDER_INTERVAL_MS = 500;

interface Mix {
  client: Client;
  send: (index: number) => Promise<Reply>;
}

const goodput = (replies: readonly Reply[], milliseconds: number): number =>
  withStatus(replies, 200).length / (milliseconds / 1000);

/** Measures the closed-loop throughput: each client waits for a response before the next request. */
const capacityOf = async ({ send }: Mix, milliseconds: number): Promise<number> => {
  const replies: Reply[] = [];
  const endsAt = performance.now() + milliseconds;
  const worker = async (index: number): Promise<void> => {
    for (let count = index; performance.now() < endsAt; count += WORKERS)
      replies.push(await send(count));
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, index) => worker(index)));
  return goodput(replies, milliseconds);
};

/** Sends requests at a fixed rate (open loop). */
const sendAtRate = async ({ send }: Mix, rate: number, milliseconds: number): Promise<Reply[]> => {
  const pending: Promise<Reply>[] = [];
  const began = performance.now();
  for (let spent = 0; spent < milliseconds; spent = performance.now() - began) {
    for (const due = (spent / 1000) * rate; pending.length < due;)
      pending.push(send(pending.length));
    await wait(5);
  }
  return Promise.all(pending);
};

/**
 * Starts two processes and requests them without the balancer, in compressed form and without decoding. Client and
 * servers share one machine, so cheap clients distort the measurement less.
 */
const startProcesses = async (harness: Harness, url: string, env: Record<string, string>) => {
  const processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => harness.start({ DATABASE_URL: url, ...env })),
  );
  let nextIndex = 0;
  const client = createClient(() => processes[nextIndex++ % PROCESSES]?.origin ?? "");
  return {
    client,
    close: async () => {
      client.close();
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
};

export const overload: Scenario = {
  id: "F16",
  name: "five times as many requests as the shop can answer",
  goals: "G15",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const { db, url } = await harness.database();
    const duration = harness.durationMs(10_000, 60_000);
    const fixtures = await harness.createFixtures(
      db,
      Array.from({ length: PRODUCTS }, () => 1000),
      duration / ORDER_INTERVAL_MS,
    );
    const [reader] = (await harness.createFixtures(db, [1], 1)).shoppers;
    const env: Record<string, string> = isNegativeControl ? { REQUESTS_AT_ONCE: "0" } : {};
    const { client, close } = await startProcesses(harness, url, env);
    let lists = 0;
    const mix: Mix = {
      client,
      send: (index) =>
        client.send({
          method: "GET",
          ip: `10.252.${(index >> 8) & 255}.${index & 255}`,
          timeoutMs: TIMEOUT_MS,
          encoding: "br",
          ...(index % CART_READ_EVERY === 0
            ? { path: `/api/cart/${reader?.userId}`, token: reader?.token ?? "" }
            : { path: `/api/product-variants?limit=200&maxPrice=${HIGHEST_PRICE + lists++}` }),
        }),
    };
    const order = async (): Promise<Outcome[]> => {
      const orders: Promise<Outcome>[] = [];
      for (const shopper of fixtures.shoppers) {
        orders.push(orderBy(client)(shopper));
        await wait(ORDER_INTERVAL_MS);
      }
      return Promise.all(orders);
    };
    await capacityOf(mix, 3000);
    const capacity = await capacityOf(mix, 8000);
    const [replies, orders] = await Promise.all([
      sendAtRate(mix, capacity * OVERLOAD_FACTOR, duration),
      order(),
    ]);
    const capacityAfterwards = await capacityOf(mix, 3000);
    const breaches = await checkDatabase(db, fixtures);
    await close();

    const rate = goodput(replies, duration);
    const share = rate / capacity;
    const shed = withStatus(replies, 503, 429);
    const shedWithin = durationQuantile(shed, 0.9);
    const lost = withStatus(replies, 0).length;
    const sold = withStatus(orders, 200).length;
    if (share < MIN_CAPACITY_SHARE)
      breaches.push(`only ${(share * 100).toFixed(0)} % of the capacity`);
    if (capacityAfterwards < capacity / 2) breaches.push("not back to normal afterwards");
    if (sold < orders.length) breaches.push(`checkouts were shed: ${tally(orders)}`);
    const offered = replies.length / (duration / 1000);
    return {
      faultEvidence: offered > capacity * 3 ? `${offered.toFixed(0)} requests a second` : "",
      breaches,
      figure: `capacity ${capacity.toFixed(0)}/s, offered ${offered.toFixed(0)}/s, answered ${rate.toFixed(0)}/s (${(share * 100).toFixed(0)} %); ${shed.length} asked to come back, 90 % of them within ${shedWithin.toFixed(0)} ms, ${lost} without an answer in ${TIMEOUT_MS / 1000} s; ${sold} of ${orders.length} checkouts meanwhile went through, all within ${secondsText(slowest(orders))}; afterwards ${capacityAfterwards.toFixed(0)}/s`,
    };
  },
};

import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Client, Reply } from "../client.ts";
import type { Drill } from "../scenario.ts";
import { checkOut, quantile, secondsText, slowest, tally, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import { startShop } from "../shopProcess.ts";
import type { Stage } from "../harness.ts";

const TIMES = 5;
const LANES = 12;
const PROCESSES = 2;
const PRODUCTS = 250;
/** Timeout of a client in ms. */
const PATIENCE = 3000;
const LEAST_SHARE = 0.8;
/** Every tenth request reads a cart, all others the product list. */
const EVERY = 10;
const ORDER_EVERY = 500;

interface Mix {
  client: Client;
  ask: (index: number) => Promise<Reply>;
}

const goodput = (replies: readonly Reply[], milliseconds: number): number =>
  withStatus(replies, (status) => status === 200).length / (milliseconds / 1000);

/** Measures the closed-loop throughput: each client waits for a response before the next request. */
const capacityOf = async ({ ask }: Mix, milliseconds: number): Promise<number> => {
  const replies: Reply[] = [];
  const endsAt = performance.now() + milliseconds;
  const lane = async (index: number): Promise<void> => {
    for (let count = index; performance.now() < endsAt; count += LANES)
      replies.push(await ask(count));
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
  return goodput(replies, milliseconds);
};

/** Sends requests at a fixed rate (open loop). */
const press = async ({ ask }: Mix, rate: number, milliseconds: number): Promise<Reply[]> => {
  const asked: Promise<Reply>[] = [];
  const began = performance.now();
  for (let spent = 0; spent < milliseconds; spent = performance.now() - began) {
    for (const due = (spent / 1000) * rate; asked.length < due;) asked.push(ask(asked.length));
    await wait(5);
  }
  return Promise.all(asked);
};

/**
 * Starts two processes and requests them without the balancer, in compressed form and without decoding. Client and
 * servers share one machine, so cheap clients distort the measurement less.
 */
const openCrowdedShop = async (stage: Stage, url: string, env: Record<string, string>) => {
  const processes = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      startShop({ DATABASE_URL: url, DATA_DIR: stage.folder("api"), ...env }),
    ),
  );
  let turn = 0;
  const client = createClient(() => processes[turn++ % PROCESSES]?.origin ?? "");
  return {
    client,
    close: async () => {
      client.close();
      for (const { kill } of processes) kill("SIGKILL");
      await Promise.all(processes.map(({ ended }) => ended));
    },
  };
};

export const overload: Drill = {
  id: "F16",
  name: "five times as many requests as the shop can answer",
  goals: "G15",
  needs: ["postgres"],
  isLong: true,
  run: async (stage, isNaive) => {
    const { db, url } = await stage.database();
    const duration = stage.lasting(10_000, 60_000);
    const cast = await stage.cast(
      db,
      Array.from({ length: PRODUCTS }, () => 1000),
      Array.from({ length: duration / ORDER_EVERY }, () => ({ lines: [{ good: 0, quantity: 1 }] })),
    );
    const [reader] = await stage
      .cast(db, [1], [{ lines: [{ good: 0, quantity: 1 }] }])
      .then(({ shoppers }) => shoppers);
    const env: Record<string, string> = isNaive ? { REQUESTS_AT_ONCE: "0" } : {};
    const { client, close } = await openCrowdedShop(stage, url, env);
    const mix: Mix = {
      client,
      ask: (index) =>
        client.ask({
          method: "GET",
          address: `10.252.${(index >> 8) & 255}.${index & 255}`,
          patience: PATIENCE,
          encoding: "br",
          ...(index % EVERY === 0
            ? { path: `/api/cart/${reader?.userId}`, token: reader?.token ?? "" }
            : { path: "/api/products" }),
        }),
    };
    const history = stage.history();
    const order = async (): Promise<Outcome[]> => {
      const orders: Promise<Outcome>[] = [];
      for (const shopper of cast.shoppers) {
        orders.push(checkOut(client, history, shopper));
        await wait(ORDER_EVERY);
      }
      return Promise.all(orders);
    };
    await capacityOf(mix, 3000);
    const capacity = await capacityOf(mix, 8000);
    const [replies, orders] = await Promise.all([press(mix, capacity * TIMES, duration), order()]);
    const soon = await capacityOf(mix, 3000);
    const breaches = await stage.check(db, cast, history);
    history.close();
    await close();

    const good = goodput(replies, duration);
    const share = good / capacity;
    const shed = withStatus(replies, (status) => status === 503 || status === 429);
    const shedWithin = quantile(
      shed.map(({ took }) => took),
      0.9,
    );
    const lost = withStatus(replies, (status) => status === 0).length;
    const sold = withStatus(orders, (status) => status === 200).length;
    if (share < LEAST_SHARE) breaches.push(`only ${(share * 100).toFixed(0)} % of the capacity`);
    if (soon < capacity / 2) breaches.push("not back to normal afterwards");
    if (sold < orders.length) breaches.push(`checkouts were shed: ${tally(orders)}`);
    const offered = replies.length / (duration / 1000);
    return {
      fired: offered > capacity * 3 ? `${offered.toFixed(0)} requests a second` : "",
      breaches,
      figure: `capacity ${capacity.toFixed(0)}/s, offered ${offered.toFixed(0)}/s, answered ${good.toFixed(0)}/s (${(share * 100).toFixed(0)} %); ${shed.length} asked to come back, 90 % of them within ${shedWithin.toFixed(0)} ms, ${lost} without an answer in ${PATIENCE / 1000} s; ${sold} of ${orders.length} checkouts meanwhile went through, all within ${secondsText(slowest(orders))}; afterwards ${soon.toFixed(0)}/s`,
    };
  },
};

/**
 * `pnpm bench:hostile`: measures the latency of a shopper's login, cart and checkout, and that of pages, lists and share
 * cards of another address, during denial-of-service attacks, as a ratio to their latency without attack in the same
 * run. Exits with 1 when a figure exceeds its limit.
 *
 *   pnpm bench:hostile            the long form
 *   pnpm bench:hostile --short    within a minute
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { hashPassword, prepareDatabase, systemClock } from "@pallu/api/internals";
import { products, variants } from "@pallu/api/schema";
import { and, eq } from "drizzle-orm";
import { callPath, calls } from "@pallu/contract";
import { openCount } from "../../tools/outcome.mjs";
import type { Client, Reply } from "../harness/client.ts";
import { inParallel, quantile } from "../harness/load.ts";
import { sendSlowBody } from "../harness/sendSlowBody.ts";
import { buildShop, startShop } from "../harness/shopProcess.ts";
import { checkoutBody, createShoppers } from "../harness/fixtures.ts";
import type { Shopper } from "../harness/fixtures.ts";
import { withDatabase } from "../harness/withDatabase.ts";
import { measureReads } from "./hostileReads.ts";
import type { StockItem } from "./hostileReads.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { short: { type: "boolean", default: false } },
});

/** Rounds without and with attack alternate, so that other load on the machine affects both. */
const ROUNDS = values.short ? 2 : 8;
/** Shoppers per round, in sequence. */
const SHOPPERS = values.short ? 10 : 40;
/** Rounds of each attack on reads, and the duration of each of their phases in ms. */
const READ_ROUNDS = values.short ? 1 : 4;
const READ_PHASE_MS = values.short ? 2500 : 5000;
/** Shoppers who write during them: one a second, and one for each phase that is under way when it ends. */
const WRITERS = 4 * 2 * READ_ROUNDS * (Math.ceil(READ_PHASE_MS / 1000) + 1);
const SILENT = 40;
const DRIPPING = 60;
const REFUSALS = 900;
const PAGES = 40;
const LIMIT = 2;
/** Durations below this are imperceptible, in ms. */
const UNNOTICED_MS = 10;
const PASSWORD = "loom-and-shuttle-84";

const steps = ["log-in", "cart", "checkout"] as const;
type Step = (typeof steps)[number];
type Times = Record<Step, number[]>;

const newTimes = (): Times => ({ "log-in": [], cart: [], checkout: [] });

interface Shop {
  client: Client;
  origin: string;
  item: StockItem;
}

const must = (reply: Reply, status: number, step: Step): Reply => {
  if (reply.status === status) return reply;
  throw new Error(`A ${step} was answered ${reply.status || "not at all"}: ${reply.text}`);
};

/** Logs in, fills a cart and orders it, from a separate IP address. */
const shopOnce = async (shop: Shop, shopper: Shopper, times: Times): Promise<void> => {
  const { client, item } = shop;
  const { userId, email, ip } = shopper;
  const send = async (step: Step, path: string, status: number, body: object, token?: string) => {
    const reply = await client.send({ method: "POST", path, ip, body, token });
    times[step].push(must(reply, status, step).durationMs);
    return JSON.parse(reply.text) as Record<string, string>;
  };
  const { token } = await send("log-in", calls.login.path, 200, { email, password: PASSWORD });
  const added = { userId, productVariantId: item.variantId, quantity: 1 };
  const { cartId } = await send("cart", calls.addToCart.path, 201, added, token);
  const order = checkoutBody(userId, [{ cartId, quantity: 1 }], item.unitPaise);
  await send("checkout", calls.checkout.path, 200, order, token);
};

/** Holds a connection with a request whose body never completes, and reopens it when it is closed. */
const holdConnection = (origin: string, ip: string, dripMs?: number): (() => void) => {
  let isOver = false;
  let socket: Socket;
  const open = (): void => {
    socket = sendSlowBody(origin, calls.login.path, { ip, dripMs });
    socket.once("close", () => {
      // Reconnects with a delay: the test is about held connections, not about the connection rate.
      if (!isOver) setTimeout(open, 250).unref();
    });
  };
  open();
  return () => {
    isOver = true;
    socket.destroy();
  };
};

interface Attack {
  /** Responses of each kind by status, as evidence that the attack occurred. */
  seen: Map<string, number>;
  stop(): Promise<void>;
}

let pagesAsked = 0;

const attack = ({ client, origin }: Shop, seen: Map<string, number>): Attack => {
  const note = (kind: string, { status }: Reply): void => {
    const name = `${kind} ${status}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  };
  const releases = [
    ...Array.from({ length: SILENT }, (_, index) =>
      holdConnection(origin, `10.240.0.${index + 1}`),
    ),
    ...Array.from({ length: DRIPPING }, (_, index) =>
      holdConnection(origin, `10.241.0.${index + 1}`, 500),
    ),
  ];
  const over = new AbortController();
  const refuse = inParallel(
    Array.from({ length: REFUSALS }),
    4,
    async () =>
      note(
        "refusal",
        await client.send({
          method: "DELETE",
          path: callPath(calls.removeFromCart, { cartId: "x" }),
          ip: "10.242.0.1",
          token: "made-up",
        }),
      ),
    over.signal,
  );
  const readPages = Promise.all(
    Array.from({ length: PAGES }, async () =>
      note(
        "page",
        await client.send({
          method: "GET",
          // Every URL is different, so that each page is rendered.
          path: `/allproducts?q=saree${++pagesAsked}`,
          ip: "10.243.0.1",
        }),
      ),
    ),
  );
  return {
    seen,
    stop: async () => {
      over.abort();
      for (const release of releases) release();
      await Promise.all([refuse, readPages]);
    },
  };
};

const print = (text: string): void => console.info(text);

buildShop();
const folder = mkdtempSync(join(tmpdir(), "pallu-hostile-"));
const { judge, end } = openCount();
try {
  const env = { DATA_DIR: folder, SEED: "demo" };
  const count = SHOPPERS * (2 * ROUNDS + 1);
  const { shoppers, item } = await withDatabase(env, async (database) => {
    await prepareDatabase(database, "demo", systemClock);
    const db = database.db.write;
    const [item] = await db
      .update(variants)
      .set({ stock: (count + WRITERS) * 2 })
      .from(products)
      .where(
        and(
          eq(products.id, variants.productId),
          eq(variants.id, "kanchipuram-temple-border--rani-pink"),
        ),
      )
      .returning({ variantId: variants.id, unitPaise: products.offerPricePaise });
    if (!item) throw new Error("There is nothing to buy.");
    const password = await hashPassword(PASSWORD);
    return { item, shoppers: await createShoppers(db, count + WRITERS, password) };
  });
  const process = await startShop(env);
  const { client, origin } = process;
  const shop: Shop = { client, origin, item };
  let next = 0;
  const sell = async (times: Times): Promise<void> => {
    for (const shopper of shoppers.slice(next, (next += SHOPPERS)))
      await shopOnce(shop, shopper, times);
  };
  // Warm-up: the first round is slow until the code is compiled.
  await sell(newTimes());
  const [quiet, hostile] = [newTimes(), newTimes()];
  const seen = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    await sell(quiet);
    const attackers = attack(shop, seen);
    await wait(200);
    await sell(hostile);
    await attackers.stop();
    await wait(500);
  }
  print(
    `${SILENT} silent and ${DRIPPING} dripping bodies held; ${[...seen].map(([name, times]) => `${times} × ${name}`).join(", ")}`,
  );
  const ratios: string[] = [];
  for (const step of steps) {
    const [alone, beside] = [quantile(quiet[step], 0.99), quantile(hostile[step], 0.99)];
    const ratio = beside / Math.max(alone, UNNOTICED_MS);
    const medians = [quiet, hostile].map((times) => quantile(times[step], 0.5).toFixed(1));
    ratios.push(`${step} ${ratio.toFixed(2)} ×`);
    judge(
      ratio <= LIMIT,
      `${step}: p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside them: ${ratio.toFixed(2)} × (limit ${LIMIT} ×); medians ${medians.join(" and ")} ms; ${quiet[step].length} each`,
    );
  }
  print(`G13: ${ratios.join(", ")}, p99 beside hostile clients against p99 alone`);
  await measureReads({
    origin,
    item,
    shoppers: shoppers.slice(count),
    rounds: READ_ROUNDS,
    phaseMs: READ_PHASE_MS,
    judge,
  });
  await process.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
end();
process.exit();

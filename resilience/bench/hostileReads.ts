/** The part of `pnpm bench:hostile` in which one address tries to take reads away from another. */
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@pallu/contract";
import { createClient } from "../harness/client.ts";
import type { Client } from "../harness/client.ts";
import { checkoutBody } from "../harness/fixtures.ts";
import type { Shopper } from "../harness/fixtures.ts";
import { quantile } from "../harness/load.ts";

/** Connections of the hostile address. */
const CONNECTIONS = 70;
/** Limit of a read's slowdown, in units of the slowdown of the health check. */
const LIMIT = 3;
/** That of a share card, which waits for its turn among lists. The health check waits for one of their statements. */
const CARD_LIMIT = 6;
/** New cards that a phase asks for at most. */
const NEW_CARDS = 8;
/** From one write of the shopper to the next. */
const WRITE_EVERY_MS = 500;
const HOSTILE_ADDRESS = "127.0.0.3";
const OTHER_ADDRESS = "127.0.0.2";

/** The variant that is sold. */
export interface StockItem {
  variantId: string;
  unitPaise: number;
}

export interface ReadsShop {
  origin: string;
  item: StockItem;
  /** Shoppers with a session and an empty cart. One is used a second. */
  shoppers: Shopper[];
  /** Rounds of each attack, and the duration of each of their two phases in ms. */
  rounds: number;
  phaseMs: number;
  judge: (isGood: boolean, line: string) => void;
}

/** Durations and refusals by what was read. */
type Times = Map<string, number[]>;

interface Phase {
  times: Times;
  /** Responses that were not 200, as `what status`. */
  refused: string[];
}

const newPhase = (): Phase => ({ times: new Map(), refused: [] });

const note = (phase: Phase, what: string, status: number, durationMs: number): void => {
  phase.times.set(what, [...(phase.times.get(what) ?? []), durationMs]);
  if (status !== 200) phase.refused.push(`${what} ${status}`);
};

let lastNumber = 0;
/** Returns a word that no request had before. */
const newWord = (): string =>
  (++lastNumber).toString().replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const median = (phase: Phase, what: string): number => quantile(phase.times.get(what) ?? [], 0.5);

interface ListedVariant {
  productVariantId: string;
  productId: string;
}

const readVariants = async (client: Client): Promise<ListedVariant[]> => {
  const { text } = await client.send({ method: "GET", path: calls.listVariants.path, ip: "" });
  return (JSON.parse(text) as { data: ListedVariant[] }).data;
};

/** Measures each attack and judges it in one line. */
export const measureReads = async (shop: ReadsShop): Promise<void> => {
  const { origin, judge } = shop;
  const other = createClient(() => origin, OTHER_ADDRESS);
  const shopping = createClient(() => origin);
  const listed = await readVariants(other);
  const ids = listed.map(({ productVariantId }) => productVariantId);
  const [first] = listed;
  if (!first) throw new Error("The catalogue is empty.");
  const keptReads: [what: string, path: string][] = [
    ["health", "/api/health"],
    ["home", "/"],
    ["product", `/product-details/${first.productId}`],
    ["list", `${calls.listVariants.path}?limit=24`],
    ["card", `/share/${first.productVariantId}.jpg`],
  ];
  // The hostile address goes round one half of the cards. The other address asks for new ones of the other half.
  const half = Math.ceil(ids.length / 2);
  const newCards = ids.slice(half);

  const read = async (phase: Phase, what: string, path: string): Promise<void> => {
    const { status, durationMs } = await other.send({
      method: "GET",
      path,
      ip: "",
      encoding: "br",
    });
    note(phase, what, status, durationMs);
  };
  const readAll = async (phase: Phase, isDrawing: boolean): Promise<void> => {
    const end = performance.now() + shop.phaseMs;
    for (let turn = 0; performance.now() < end; turn++) {
      for (const [what, path] of keptReads) await read(phase, what, path);
      const id = isDrawing && turn < NEW_CARDS ? newCards.shift() : undefined;
      if (id !== undefined) await read(phase, "new card", `/share/${id}.jpg`);
    }
  };
  /** Writes twice a second: fills a cart, then orders it, which also changes the stock that lists show. */
  const writeUntil = async (over: AbortSignal): Promise<void> => {
    const send = async (path: string, { token, ip }: Shopper, body: object) => {
      const reply = await shopping.send({ method: "POST", path, ip, token, body });
      if (reply.status !== 200 && reply.status !== 201)
        throw new Error(`A write was answered ${reply.status}: ${reply.text}`);
      await wait(WRITE_EVERY_MS);
      return JSON.parse(reply.text) as { cartId?: string };
    };
    while (!over.aborted) {
      const shopper = shop.shoppers.shift();
      if (!shopper) throw new Error("Too few shoppers were created.");
      const { userId } = shopper;
      const { cartId } = await send(calls.addToCart.path, shopper, {
        userId,
        productVariantId: shop.item.variantId,
        quantity: 1,
      });
      const order = checkoutBody(userId, [{ cartId, quantity: 1 }], shop.item.unitPaise);
      await send(calls.checkout.path, shopper, order);
    }
  };
  /** Runs work beside requests that never stop, `width` at once. */
  const beside = async (
    client: Client,
    width: number,
    nextPath: () => string,
    work: (over: AbortController) => Promise<void>,
  ): Promise<Map<string, number>> => {
    const seen = new Map<string, number>();
    const over = new AbortController();
    const senders = Array.from({ length: width }, async () => {
      while (!over.signal.aborted) {
        const path = nextPath();
        const { status } = await client.send({ method: "GET", path, ip: "" });
        seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
      }
    });
    await wait(200);
    await work(over);
    over.abort();
    await Promise.all(senders);
    return seen;
  };
  const writing = async (work: () => Promise<void>): Promise<void> => {
    const over = new AbortController();
    const writes = writeUntil(over.signal);
    await work();
    over.abort();
    await writes;
  };

  const list = `${calls.listVariants.path}?facets=true&fields=card&limit=200`;
  let card = 0;
  const attacks: [name: string, nextPath: () => string][] = [
    ["searches", () => `${list}&q=saree+red+${newWord()}`],
    ["pages", () => `/allproducts?q=saree+red+${newWord()}`],
    ["facets", () => `${list}&minPrice=${++lastNumber / 100}&maxPrice=90000`],
    ["share cards", () => `/share/${ids[1 + (card++ % (half - 1))]}.jpg`],
  ];

  // Renders, reads and draws what is kept from now on.
  await readAll(newPhase(), false);
  for (const [name, nextPath] of attacks) {
    const [quiet, attacked] = [newPhase(), newPhase()];
    const answers = new Map<string, number>();
    const isDrawing = name === "share cards";
    for (let round = 0; round < shop.rounds; round++) {
      await writing(() => readAll(quiet, isDrawing));
      const hostile = createClient(() => origin, HOSTILE_ADDRESS);
      const seen = await beside(hostile, CONNECTIONS, nextPath, async (over) => {
        await writing(() => readAll(attacked, isDrawing));
        over.abort();
        // Ends the requests that are still queued. Their status is 0.
        hostile.close();
      });
      for (const [status, times] of seen) answers.set(status, (answers.get(status) ?? 0) + times);
    }
    const health = median(attacked, "health") / median(quiet, "health");
    const ratios = [...attacked.times.keys()]
      .filter((what) => what !== "health")
      .map((what) => ({
        what,
        ratio: median(attacked, what) / median(quiet, what) / health,
        medians: [quiet, attacked].map((phase) => median(phase, what).toFixed(1)).join(" → "),
      }));
    const isHeld = ratios.every(
      ({ what, ratio }) => ratio <= (what === "card" ? CARD_LIMIT : LIMIT),
    );
    const figures = ratios.map(
      ({ what, ratio, medians }) => `${what} ${ratio.toFixed(2)} × (${medians} ms)`,
    );
    judge(
      isHeld && attacked.refused.length === 0,
      `${CONNECTIONS} connections with ${name}: ${figures.join(", ")}; health ${health.toFixed(2)} ×; ${attacked.refused.length} refused${attacked.refused.length > 0 ? ` (${[...new Set(attacked.refused)].join(", ")})` : ""}, limit ${LIMIT} × (card ${CARD_LIMIT} ×) and 0; the hostile address got ${[...answers].map(([status, times]) => `${times} × ${status}`).join(", ")}`,
    );
  }
  for (const client of [other, shopping]) client.close();
};

import { setTimeout as wait } from "node:timers/promises";
import { bodyOf } from "./client.ts";
import type { Client, Reply } from "./client.ts";
import type { Shopper } from "./fixtures.ts";

/** A reply with the time of its arrival. */
export interface Outcome extends Reply {
  at: number;
  kind: "checkout" | "read";
}

const CHECKOUT = "/api/orders/checkout";

export interface CheckoutOptions {
  /** @default the checkout of the API */
  path?: string;
  timeoutMs?: number;
}

/** Submits the cart of a shopper. */
export type Order = (shopper: Shopper, options?: CheckoutOptions) => Promise<Outcome>;

/** Submits a shopper's cart and records the response. */
export const checkOut = async (
  client: Client,
  shopper: Shopper,
  { path = CHECKOUT, timeoutMs }: CheckoutOptions = {},
): Promise<Outcome> => {
  const { token, ip, body, submission } = shopper;
  const reply = await client.send({ method: "POST", path, token, ip, body, timeoutMs });
  const { orderId } = (bodyOf(reply) ?? {}) as { orderId?: string };
  submission.responses.push({ status: reply.status, orderId, at: Date.now() });
  return { ...reply, at: performance.now(), kind: "checkout" };
};

/** Runs work several times, one after the other. */
export const repeat = async <Result>(
  times: number,
  work: (round: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let round = 0; round < times; round++) results.push(await work(round));
  return results;
};

/** Runs work for each item, at most `width` at once, until none is left or `stop` is aborted. */
export const inParallel = async <Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
  stop?: AbortSignal,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (stop?.aborted) return;
      results.push(await work(next.value));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
};

/** Requests a path repeatedly, `width` times in parallel, until it is stopped. */
export const readRepeatedly = (
  client: Client,
  path: string,
  width: number,
  stop: AbortSignal,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const worker = async (ip: string): Promise<void> => {
    while (!stop.aborted) {
      const reply = await client.send({ method: "GET", path, ip });
      outcomes.push({ ...reply, at: performance.now(), kind: "read" });
      if (reply.status !== 200) await wait(20);
    }
  };
  return Promise.all(
    Array.from({ length: width }, (_, index) => worker(`10.200.0.${index + 1}`)),
  ).then(() => outcomes);
};

export interface Load {
  /** Ends the load. Resolves to all outcomes. */
  stop(): Promise<Outcome[]>;
}

/** Orders, `orderers` at a time with a pause after each, while others read a path. */
export const startLoad = (
  { client, shoppers, order }: { client: Client; shoppers: Iterable<Shopper>; order: Order },
  options: { orderers: number; pauseMs: number; readers: number; path?: string },
): Load => {
  const { orderers, pauseMs, readers, path = "/api/categories" } = options;
  const over = new AbortController();
  const orderAndPause = async (shopper: Shopper): Promise<Outcome> => {
    const outcome = await order(shopper);
    await wait(pauseMs);
    return outcome;
  };
  const load = Promise.all([
    inParallel(shoppers, orderers, orderAndPause, over.signal),
    readRepeatedly(client, path, readers, over.signal),
  ]);
  return {
    stop: async () => {
      over.abort();
      return (await load).flat();
    },
  };
};

export const withStatus = <T extends Reply>(outcomes: readonly T[], ...statuses: number[]): T[] =>
  outcomes.filter(({ status }) => statuses.includes(status));

export const withoutStatus = <T extends Reply>(
  outcomes: readonly T[],
  ...statuses: number[]
): T[] => outcomes.filter(({ status }) => !statuses.includes(status));

/** Returns the value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the quantile of the durations, in ms. */
export const durationQuantile = (outcomes: readonly Reply[], share: number): number =>
  quantile(
    outcomes.map(({ durationMs }) => durationMs),
    share,
  );

export const slowest = (outcomes: readonly Reply[]): number =>
  outcomes.reduce((most, { durationMs }) => Math.max(most, durationMs), 0);

export const secondsText = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(2)} s`;

/** Summarizes responses by status with the first message of each, such as `3 × 500 (…), 1 × none (socket hang up)`. */
export const tally = (outcomes: readonly Reply[]): string => {
  const counts = new Map<number, { count: number; message: string }>();
  for (const { status, text } of outcomes) {
    const { count, message } = counts.get(status) ?? { count: 0, message: text };
    counts.set(status, { count: count + 1, message });
  }
  return [...counts]
    .map(
      ([status, { count, message }]) =>
        `${count} × ${status === 0 ? "none" : status} (${message.slice(0, 120)})`,
    )
    .join(", ");
};

/** Returns the breach of responses that took too long, if any. */
export function* slowResponses(outcomes: readonly Reply[], limitMs: number): Generator<string> {
  if (slowest(outcomes) > limitMs) yield `an answer took ${secondsText(slowest(outcomes))}`;
}

/** Returns the breach of unexpected server errors, if any: 5xx other than a 503 with Retry-After. */
export function* serverErrors(outcomes: readonly Reply[]): Generator<string> {
  const errors = outcomes.filter(
    ({ status, headers }) =>
      status >= 500 && !(status === 503 && headers["retry-after"] !== undefined),
  );
  if (errors.length > 0) yield `instead of a 503 with Retry-After: ${tally(errors)}`;
}

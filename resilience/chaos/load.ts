import { setTimeout as wait } from "node:timers/promises";
import type { Client, Reply } from "./client.ts";
import type { History } from "./history.ts";
import type { Shopper } from "./fixtures.ts";

/** A reply with the time of its arrival. */
export interface Outcome extends Reply {
  at: number;
  kind: "checkout" | "read";
}

export const orderIdOf = (text: string): string | undefined => {
  try {
    const { orderId } = JSON.parse(text) as { orderId?: unknown };
    return typeof orderId === "string" ? orderId : undefined;
  } catch {
    return undefined;
  }
};

const CHECKOUT = "/api/orders/checkout";

/** Submits a shopper's cart and records request and response. */
export const checkOut = async (
  client: Client,
  history: History,
  shopper: Shopper,
  { path = CHECKOUT, timeoutMs }: { path?: string | undefined; timeoutMs?: number } = {},
): Promise<Outcome> => {
  const recordResponse = history.send(shopper.userId);
  const { token, ip, body } = shopper;
  const reply = await client.send({
    method: "POST",
    path,
    token,
    ip,
    body,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  recordResponse(reply.status, orderIdOf(reply.text));
  return { ...reply, at: performance.now(), kind: "checkout" };
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
  timeoutMs = 20_000,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const worker = async (ip: string): Promise<void> => {
    while (!stop.aborted) {
      const reply = await client.send({ method: "GET", path, ip, timeoutMs });
      outcomes.push({ ...reply, at: performance.now(), kind: "read" });
      if (reply.status !== 200) await wait(20);
    }
  };
  return Promise.all(
    Array.from({ length: width }, (_, index) => worker(`10.200.0.${index + 1}`)),
  ).then(() => outcomes);
};

export const withStatus = <T extends Reply>(
  outcomes: readonly T[],
  matches: (status: number) => boolean,
): T[] => outcomes.filter(({ status }) => matches(status));

/** Returns unexpected server errors: any 5xx except a 503 with Retry-After. */
export const serverErrors = <T extends Reply>(outcomes: readonly T[]): T[] =>
  outcomes.filter(
    ({ status, headers }) =>
      status >= 500 && !(status === 503 && headers["retry-after"] !== undefined),
  );

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

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

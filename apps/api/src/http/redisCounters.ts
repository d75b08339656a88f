import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import type { ChainableCommander } from "ioredis";
import { seconds } from "../clock.ts";
import type { Count, Counters } from "./counters.ts";

/** Timeout of a Redis call in ms. After it this process counts. */
const COMMAND_TIMEOUT_MS = 250;
/** Pause after a failure in ms, so that requests do not all wait for a Redis that hangs. */
const RETRY_PAUSE_MS = seconds(2);
const START_TIMEOUT_MS = seconds(1);
const PREFIX = "pallu:limit:";

export interface RedisCounters extends Counters {
  close(): void;
}

/** Where Redis is. A password here counts, not one in the URL. */
interface RedisServer {
  url: string;
  password?: string;
}

const open = ({ url, password }: RedisServer): Redis =>
  new Redis(url, {
    ...(password !== undefined && { password }),
    lazyConnect: true,
    family: 0,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: seconds(2),
    retryStrategy: (attempt) => Math.min(attempt * 100, seconds(5)),
  });

/** Returns the numeric results of a transaction. Throws when one of its commands failed. */
const run = async (transaction: ChainableCommander): Promise<number[]> =>
  ((await transaction.exec()) ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });

const toCount = (current = 0, remainingMs = 0): Count => ({
  current,
  remainingMs: Math.max(0, remainingMs),
});

const onRedis = (client: Redis): Counters => ({
  increment: async (key, windowMs) => {
    const name = PREFIX + key;
    const transaction = client.multi().set(name, 0, "PX", windowMs, "NX").incr(name).pttl(name);
    const [, current, remainingMs] = await run(transaction);
    return toCount(current, remainingMs);
  },
  decrement: async (key, windowMs) => {
    const name = PREFIX + key;
    // The key may have expired meanwhile and must not be created again without an expiry.
    await run(client.multi().set(name, 0, "PX", windowMs, "NX").decr(name));
  },
});

const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "unknown";
};

/** Logs once that Redis is unavailable, and once that it is available again. */
const createStatusLog = (log: FastifyBaseLogger) => {
  let lost = false;
  return {
    onLost: (error: unknown): void => {
      if (lost) return;
      lost = true;
      log.warn(
        { reason: reasonOf(error) },
        "Redis cannot be used: until it is back, this process counts its rate limits alone",
      );
    },
    onBack: (): void => {
      if (lost) log.info("Redis is back: rate limits are shared again");
      lost = false;
    },
  };
};

/**
 * Counters that all processes on one Redis share. While Redis is unavailable, `fallback` counts instead. Reconnects
 * until `close`.
 */
export const redisCounters = async (
  server: RedisServer,
  fallback: Counters,
  log: FastifyBaseLogger,
): Promise<RedisCounters> => {
  const client = open(server);
  const shared = onRedis(client);
  const { onLost, onBack } = createStatusLog(log);
  let pausedUntil = 0;
  client.on("error", onLost);

  const withFallback = async <T>(work: (counters: Counters) => Promise<T>): Promise<T> => {
    if (performance.now() < pausedUntil) return work(fallback);
    if (client.status !== "ready") {
      onLost(new Error("There is no connection."));
      return work(fallback);
    }
    try {
      const result = await work(shared);
      onBack();
      return result;
    } catch (error) {
      onLost(error);
      pausedUntil = performance.now() + RETRY_PAUSE_MS;
      return work(fallback);
    }
  };

  // Waits shortly for the connection, so that the first requests are counted in Redis. Startup never waits long for it.
  await Promise.race([
    client.connect().catch(onLost),
    wait(START_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  if (client.status !== "ready") onLost(new Error("It does not answer."));
  return {
    increment: (key, windowMs) => withFallback((counters) => counters.increment(key, windowMs)),
    decrement: (key, windowMs) => withFallback((counters) => counters.decrement(key, windowMs)),
    close: () => client.disconnect(),
  };
};

import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import type { ChainableCommander } from "ioredis";
import { seconds } from "../clock.ts";
import type { Count, Counters } from "./counters.ts";

/** A request waits so long for Redis, then its own process counts. */
const PATIENCE = 250;
/** After a failure Redis is left alone for so long, so that not every request waits for one that hangs. */
const REST = seconds(2);
const START_PATIENCE = seconds(1);
const PREFIX = "pallu:limit:";

export interface RedisCounters extends Counters {
  close(): void;
}

const open = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    family: 0,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    connectTimeout: seconds(2),
    retryStrategy: (attempt) => Math.min(attempt * 100, seconds(5)),
  });

/** The numbers that a transaction answered; a command of it that failed throws. */
const run = async (transaction: ChainableCommander): Promise<number[]> =>
  ((await transaction.exec()) ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });

const toCount = (current = 0, ttl = 0): Count => ({ current, ttl: Math.max(0, ttl) });

const onRedis = (client: Redis): Counters => ({
  add: async (key, windowMs) => {
    const name = PREFIX + key;
    const transaction = client.multi().set(name, 0, "PX", windowMs, "NX").incr(name).pttl(name);
    const [, current, ttl] = await run(transaction);
    return toCount(current, ttl);
  },
  takeBack: async (key, windowMs) => {
    const name = PREFIX + key;
    // The key may have ended meanwhile: it must not come back without an end.
    await run(client.multi().set(name, 0, "PX", windowMs, "NX").decr(name));
  },
});

const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "unknown";
};

/** Says once that Redis is lost, and once that it is back. */
const createWitness = (log: FastifyBaseLogger) => {
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
 * Counters that all processes on one Redis share. While it cannot be used, `spare` counts instead and every
 * request goes on; it is tried again until `close`.
 */
export const redisCounters = async (
  url: string,
  spare: Counters,
  log: FastifyBaseLogger,
): Promise<RedisCounters> => {
  const client = open(url);
  const shared = onRedis(client);
  const { onLost, onBack } = createWitness(log);
  let restsUntil = 0;
  client.on("error", onLost);

  const ask = async <T>(question: (counters: Counters) => Promise<T>): Promise<T> => {
    if (performance.now() < restsUntil) return question(spare);
    if (client.status !== "ready") {
      onLost(new Error("There is no connection."));
      return question(spare);
    }
    try {
      const answer = await question(shared);
      onBack();
      return answer;
    } catch (error) {
      onLost(error);
      restsUntil = performance.now() + REST;
      return question(spare);
    }
  };

  // The first requests are shared already when Redis answers at once; a start never waits long for it.
  await Promise.race([
    client.connect().catch(onLost),
    wait(START_PATIENCE, undefined, { ref: false }),
  ]);
  if (client.status !== "ready") onLost(new Error("It does not answer."));
  return {
    add: (key, windowMs) => ask((counters) => counters.add(key, windowMs)),
    takeBack: (key, windowMs) => ask((counters) => counters.takeBack(key, windowMs)),
    close: () => client.disconnect(),
  };
};

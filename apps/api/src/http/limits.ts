import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { minutes } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/client.ts";
import { memoryCounters } from "./counters.ts";
import type { Counters } from "./counters.ts";
import { databaseCounters } from "./databaseCounters.ts";
import { problem } from "./problem.ts";
import { sourcesOf } from "./sources.ts";

interface Limit {
  /** Begins the keys of its counts. */
  name: string;
  /** A minute from one source, before RATE_LIMIT_FACTOR. */
  max: number;
}

const limitOf = ({ path }: Call, max: number): Limit => ({ name: path, max });

const couponLimit = limitOf(calls.validateCoupon, 10);
const wrongLoginLimit: Limit = { name: "wrong logins", max: 20 };
const keyLimit: Limit = { name: "merchant key", max: 300 };
const otherLimit: Limit = { name: "others", max: 600 };

/** The calls with limits of their own; all others share one. */
const namedLimits = new Map<Call, Limit>([
  [calls.login, limitOf(calls.login, 120)],
  [calls.register, limitOf(calls.register, 60)],
  [calls.forgotPassword, limitOf(calls.forgotPassword, 30)],
  [calls.verifyOtp, limitOf(calls.verifyOtp, 30)],
  [calls.resetPassword, limitOf(calls.resetPassword, 30)],
  [calls.validateCoupon, couponLimit],
  [calls.sendContact, limitOf(calls.sendContact, 30)],
  [calls.subscribe, limitOf(calls.subscribe, 30)],
]);

const WINDOW = minutes(1);
const KEYS_IN_MEMORY = 50_000;

/** Who calls, for counting: the narrowest of the networks of an address. */
export const sourceOf = ({ ip }: FastifyRequest): string => sourcesOf(ip).at(-1)?.key ?? ip;

const isPublicRead = ({ method, routeOptions }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  return (
    (method === "GET" || method === "HEAD") &&
    (endpoint === undefined || endpoint.access === "public")
  );
};

const tooMany = (seconds: number) =>
  problem(429, `Too many attempts. Please try again in ${seconds} seconds.`, seconds);

/** A try that is counted before it is judged, so that many at once are no more than one after another. */
export interface Attempt {
  /** Counts the attempt, once. Throws 429 when its source had too many. */
  spend: () => Promise<void>;
  /** Takes the count back: the attempt was none that the limit is meant for. */
  takeBack: () => Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** An attempt to log in: only wrong ones stay counted. */
    loginAttempt(request: FastifyRequest): Attempt;
    /** A coupon that is sent with an order: only those of orders that were not placed stay counted. */
    couponAttempt(request: FastifyRequest): Attempt;
    /** Counts a call that a key makes. Throws 429 when it made too many, from whatever addresses. */
    countKeyUse(keyName: string): Promise<void>;
  }
}

interface Shop {
  db: Db;
  config: Config;
}

interface CounterSet {
  /** Counted by all processes together. */
  shared: Counters;
  /** Of the many calls without a limit of their own: by each process alone, unless there is Redis. */
  others: Counters;
}

const openCounters = async (app: FastifyInstance, { db, config }: Shop): Promise<CounterSet> => {
  const { redisUrl, databaseUrl } = config;
  const own = memoryCounters(KEYS_IN_MEMORY);
  // The embedded database belongs to one process, and so do its counters.
  if (redisUrl === undefined)
    return { shared: databaseUrl === undefined ? own : databaseCounters(db), others: own };
  // Only a shop with Redis pays for its client.
  const { redisCounters } = await import("./redisCounters.ts");
  const counters = await redisCounters(redisUrl, own, app.log);
  app.addHook("onClose", async () => counters.close());
  return { shared: counters, others: counters };
};

/**
 * Limits by address, counted in Redis, in the database or in this process; those by account always in the database.
 * Every request counts that is no public read, before anything else is asked about it: refused ones as well.
 */
export const registerLimits = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  const { shared, others } = await openCounters(app, shop);
  const countersOf = (limit: Limit): Counters => (limit === otherLimit ? others : shared);
  const maxOf = ({ max }: Limit, weight = 1): number =>
    Math.max(1, Math.floor(max * weight * shop.config.rateLimitFactor));
  const keysOf = (limit: Limit, { ip }: FastifyRequest) =>
    sourcesOf(ip).map(({ key, weight }) => ({
      key: `${limit.name} ${key}`,
      max: maxOf(limit, weight),
    }));

  const add = async (limit: Limit, key: string, max: number): Promise<void> => {
    const { current, ttl } = await countersOf(limit).add(key, WINDOW);
    if (current > max) throw tooMany(Math.max(1, Math.ceil(ttl / 1000)));
  };
  const count = async (limit: Limit, request: FastifyRequest): Promise<void> => {
    for (const { key, max } of keysOf(limit, request)) await add(limit, key, max);
  };
  const attemptOf =
    (limit: Limit) =>
    (request: FastifyRequest): Attempt => {
      let isSpent = false;
      return {
        spend: async () => {
          if (isSpent) return;
          await count(limit, request);
          isSpent = true;
        },
        takeBack: async () => {
          if (!isSpent) return;
          for (const { key } of keysOf(limit, request))
            await countersOf(limit).takeBack(key, WINDOW);
        },
      };
    };

  app.decorate("loginAttempt", attemptOf(wrongLoginLimit));
  app.decorate("couponAttempt", attemptOf(couponLimit));
  app.decorate("countKeyUse", (keyName: string) =>
    add(keyLimit, `${keyLimit.name} ${keyName}`, maxOf(keyLimit)),
  );
  app.addHook("onRequest", async (request) => {
    if (isPublicRead(request)) return;
    const call = request.routeOptions.config.endpoint?.call;
    await count((call && namedLimits.get(call)) ?? otherLimit, request);
  });
};

import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { minutes } from "../clock.ts";
import type { Context } from "../context.ts";
import { memoryCounters } from "./counters.ts";
import type { Counters } from "./counters.ts";
import { databaseCounters } from "./databaseCounters.ts";
import { httpError } from "./httpError.ts";
import { sourcesOf } from "./sources.ts";

interface Limit {
  /** Prefix of the counter keys. */
  name: string;
  /** Maximum calls per minute and source, before RATE_LIMIT_FACTOR. */
  max: number;
}

const limitOf = ({ path }: Call, max: number): Limit => ({ name: path, max });

const couponLimit = limitOf(calls.validateCoupon, 10);
const wrongLoginLimit: Limit = { name: "wrong logins", max: 20 };
const keyLimit: Limit = { name: "merchant key", max: 300 };
const staffLimit: Limit = { name: "staff", max: 600 };
const otherLimit: Limit = { name: "others", max: 600 };

/** Calls with their own limits; all others share one. */
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

const WINDOW_MS = minutes(1);
const KEYS_IN_MEMORY = 50_000;

/** Returns the counter key of a caller: the narrowest network of the IP address. */
export const sourceOf = ({ ip }: FastifyRequest): string => sourcesOf(ip).at(-1)?.key ?? ip;

const isPublicRead = ({ method, routeOptions }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  return (
    (method === "GET" || method === "HEAD") &&
    (endpoint === undefined || endpoint.access === "public")
  );
};

const tooManyRequests = (seconds: number) =>
  httpError(429, `Too many attempts. Please try again in ${seconds} seconds.`, seconds);

/** An attempt that is counted before it is checked, so that concurrent attempts cannot exceed the limit. */
export interface Attempt {
  /** Counts the attempt, once. Throws 429 when its source made too many. */
  consume: () => Promise<void>;
  /** Subtracts the count again, for an outcome that the limit does not count. */
  undo: () => Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a login attempt. Only failed ones stay counted. */
    loginAttempt(request: FastifyRequest): Attempt;
    /** Counts a coupon of a checkout. Only those of orders that were not placed stay counted. */
    couponAttempt(request: FastifyRequest): Attempt;
    /** Counts a call with a key, from all IP addresses together. Throws 429 when there were too many. */
    countKeyUse(keyName: string): Promise<void>;
    /** Counts a call of a member of staff, from all browsers together. Throws 429 when there were too many. */
    countStaffUse(staffId: string): Promise<void>;
  }
}

type Shop = Pick<Context, "db" | "config">;

/**
 * Opens counters that all processes share, and those for calls without a limit of their own: `others` are of this process,
 * unless Redis is configured.
 */
const openCounters = async (app: FastifyInstance, { db, config }: Shop) => {
  const { redisUrl, redisPassword, databaseUrl } = config;
  const own = memoryCounters(KEYS_IN_MEMORY);
  // The embedded database and its counters belong to one process.
  if (redisUrl === undefined)
    return { shared: databaseUrl === undefined ? own : databaseCounters(db.write), others: own };
  // The Redis client is loaded only where Redis is configured.
  const { redisCounters } = await import("./redisCounters.ts");
  const counters = await redisCounters({ url: redisUrl, password: redisPassword }, own, app.log);
  app.addHook("onClose", async () => counters.close());
  return { shared: counters, others: counters };
};

/**
 * Limits calls by IP address, counted in Redis, in the database or in this process. Limits by account are always
 * counted in the database. Counts every request except public reads, before all other checks; refused requests count as
 * well.
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
    const { current, remainingMs } = await countersOf(limit).increment(key, WINDOW_MS);
    if (current > max) throw tooManyRequests(Math.max(1, Math.ceil(remainingMs / 1000)));
  };
  const count = async (limit: Limit, request: FastifyRequest): Promise<void> => {
    for (const { key, max } of keysOf(limit, request)) await add(limit, key, max);
  };
  const attemptOf =
    (limit: Limit) =>
    (request: FastifyRequest): Attempt => {
      let isConsumed = false;
      return {
        consume: async () => {
          if (isConsumed) return;
          await count(limit, request);
          isConsumed = true;
        },
        undo: async () => {
          if (!isConsumed) return;
          for (const { key } of keysOf(limit, request))
            await countersOf(limit).decrement(key, WINDOW_MS);
        },
      };
    };

  app.decorate("loginAttempt", attemptOf(wrongLoginLimit));
  app.decorate("couponAttempt", attemptOf(couponLimit));
  app.decorate("countKeyUse", (keyName: string) =>
    add(keyLimit, `${keyLimit.name} ${keyName}`, maxOf(keyLimit)),
  );
  app.decorate("countStaffUse", (staffId: string) =>
    add(staffLimit, `${staffLimit.name} ${staffId}`, maxOf(staffLimit)),
  );
  app.addHook("onRequest", async (request) => {
    if (isPublicRead(request)) return;
    const call = request.routeOptions.config.endpoint?.call;
    await count((call && namedLimits.get(call)) ?? otherLimit, request);
  });
};

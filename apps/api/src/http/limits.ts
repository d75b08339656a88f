import { callbackify } from "node:util";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { Db } from "../db/client.ts";
import { memoryCounters } from "./counters.ts";
import type { Count, Counters } from "./counters.ts";
import { databaseCounters } from "./databaseCounters.ts";
import { problem } from "./problem.ts";

/** Calls a minute from one address, before RATE_LIMIT_FACTOR; together for all calls that are not named. */
const perMinute = new Map<Call, number>([
  [calls.login, 120],
  [calls.register, 60],
  [calls.forgotPassword, 30],
  [calls.verifyOtp, 30],
  [calls.resetPassword, 30],
  [calls.validateCoupon, 10],
  [calls.sendContact, 30],
  [calls.subscribe, 30],
]);
const OTHERS_PER_MINUTE = 600;
const WRONG_LOGINS_PER_MINUTE = 20;
const KEYS_IN_MEMORY = 20_000;

const callOf = (request: FastifyRequest): Call | undefined =>
  request.routeOptions.config.endpoint?.call;

const isPublicRead = (request: FastifyRequest): boolean => {
  const { endpoint } = request.routeOptions.config;
  return endpoint === undefined || (endpoint.access === "public" && endpoint.call.method === "GET");
};

/** Who calls, for counting: one household has a whole /64 of IPv6 addresses, so they count as one. */
export const sourceOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

const keyOf = (request: FastifyRequest): string => {
  const call = callOf(request);
  return call && perMinute.has(call) ? `${call.path} ${sourceOf(request)}` : sourceOf(request);
};

type Callback = (error: Error | null, count?: Count) => void;

/** The counters as the plugin wants them; keys tell its limits apart, so all share one store. */
const storeOf = (counters: Counters): FastifyRateLimitStoreCtor =>
  class CounterStore implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      callbackify(() => counters.add(key, windowMs))(callback);
    }
    read(key: string, callback: Callback): void {
      callbackify(() => counters.read(key))(callback);
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };

/** The calls that are named are counted by all processes together, the many others by each alone. */
const sharedWhenNamed = (shared: Counters, own: Counters): Counters => {
  const countersOf = (key: string) => (key.includes(" ") ? shared : own);
  return {
    add: (key, windowMs) => countersOf(key).add(key, windowMs),
    read: (key) => countersOf(key).read(key),
  };
};

const openCounters = async (app: FastifyInstance, { db, config }: Shop): Promise<Counters> => {
  const { redisUrl, databaseUrl } = config;
  const ownCounters = memoryCounters(KEYS_IN_MEMORY);
  // The embedded database belongs to one process, and so do its counters.
  if (redisUrl === undefined)
    return databaseUrl === undefined
      ? ownCounters
      : sharedWhenNamed(databaseCounters(db), ownCounters);
  // Only a shop with Redis pays for its client.
  const { redisCounters } = await import("./redisCounters.ts");
  const counters = await redisCounters(redisUrl, ownCounters, app.log);
  app.addHook("onClose", async () => counters.close());
  return counters;
};

const tooMany = (seconds: number) =>
  problem(429, `Too many attempts. Please try again in ${seconds} seconds.`, seconds);

export interface WrongLogins {
  /** Throws 429 when the address had too many wrong logins in the last minute. */
  check(request: FastifyRequest): Promise<void>;
  count(request: FastifyRequest): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    wrongLogins: WrongLogins;
  }
}

interface Shop {
  db: Db;
  config: Config;
}

/** Limits by address, counted in Redis, in the database or in this process; those by account always in the database. */
export const registerLimits = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  const { config } = shop;
  const scaled = (max: number) => Math.max(1, Math.floor(max * config.rateLimitFactor));
  await app.register(rateLimit, {
    global: true,
    timeWindow: "1 minute",
    store: storeOf(await openCounters(app, shop)),
    keyGenerator: keyOf,
    allowList: isPublicRead,
    max: (request) => {
      const call = callOf(request);
      return scaled((call && perMinute.get(call)) ?? OTHERS_PER_MINUTE);
    },
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": false,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const wrongLogins = app.createRateLimit({
    max: scaled(WRONG_LOGINS_PER_MINUTE),
    timeWindow: "1 minute",
    keyGenerator: (request) => `wrong logins ${sourceOf(request)}`,
    allowList: [],
  });
  app.decorate("wrongLogins", {
    check: async (request) => {
      const state = await wrongLogins(request, { increment: false });
      if (!state.isAllowed && state.remaining <= 0) throw tooMany(state.ttlInSeconds || 60);
    },
    count: async (request) => {
      await wrongLogins(request);
    },
  });
};

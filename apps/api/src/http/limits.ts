import rateLimit from "@fastify/rate-limit";
import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
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

const callOf = (request: FastifyRequest): Call | undefined =>
  request.routeOptions.config.endpoint?.call;

const isPublicRead = (request: FastifyRequest): boolean => {
  const { endpoint } = request.routeOptions.config;
  return endpoint === undefined || (endpoint.access === "public" && endpoint.call.method === "GET");
};

const keyOf = (request: FastifyRequest): string => {
  const call = callOf(request);
  return call && perMinute.has(call) ? `${call.path} ${request.ip}` : request.ip;
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

/** Limits by address, counted in this process; those by account are counted in the database. */
export const registerLimits = async (app: FastifyInstance, config: Config): Promise<void> => {
  const scaled = (max: number) => Math.max(1, Math.floor(max * config.rateLimitFactor));
  await app.register(rateLimit, {
    global: true,
    timeWindow: "1 minute",
    ipv6Subnet: 64,
    cache: 20_000,
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
    keyGenerator: (request) => `wrong logins ${request.ip}`,
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

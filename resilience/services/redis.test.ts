import { Writable } from "node:stream";
import { buildApp } from "@pallu/api/internals";
import { createTestApi, demoAccount } from "@pallu/api/testing";
import type { TestApi } from "@pallu/api/testing";
import { endpoints } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../tools/freePort.mjs";
import { startRedis } from "./startRedis.ts";
import type { TestRedis } from "./startRedis.ts";

interface Shop {
  app: FastifyInstance;
  /** The log lines about Redis. */
  log: { level: number; msg: string }[];
}

let testApi: TestApi;
let redis: TestRedis;
let port: number;
let shops: Shop[];
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  port = await freePort();
  redis = await startRedis(port);
  shops = [];
});
afterEach(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
  await redis.stop();
});

const WARN = 40;
const COUPONS_A_MINUTE = 10;

/** Opens another process's counters. */
const openShop = async (): Promise<Shop> => {
  const log: Shop["log"] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const line = JSON.parse(chunk.toString()) as Shop["log"][number];
      if (line.msg.includes("Redis")) log.push(line);
      done();
    },
  });
  const config = { ...testApi.config, rateLimitFactor: 1, redisUrl: `redis://127.0.0.1:${port}` };
  const { database, clock } = testApi;
  const app = await buildApp({ db: database.db, clock, config, log: { level: "info", stream } });
  const shop = { app, log };
  shops.push(shop);
  return shop;
};

const tryCoupon = async ({ app }: Shop, remoteAddress = "192.0.2.1"): Promise<number> => {
  const { method, path: url } = endpoints.validateCoupon.call;
  const payload = { couponCodeName: "WELCOME10", cartTotal: 1000 };
  return (await app.inject({ method, url, payload, remoteAddress })).statusCode;
};

const tryCoupons = async (shop: Shop, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push(await tryCoupon(shop));
  return statuses;
};

const login = async ({ app }: Shop, password: string): Promise<number> => {
  const { method, path: url } = endpoints.login.call;
  const payload = { email: demoAccount.email, password };
  return (await app.inject({ method, url, payload })).statusCode;
};

const warnings = ({ log }: Shop) => log.filter(({ level }) => level === WARN);

describe("rate limits in Redis", () => {
  test("two processes share one count", async () => {
    const [first, second] = [await openShop(), await openShop()];
    const statuses = [
      ...(await tryCoupons(first, COUPONS_A_MINUTE / 2)),
      ...(await tryCoupons(second, COUPONS_A_MINUTE / 2)),
    ];
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await tryCoupon(first), await tryCoupon(second)]).toEqual([429, 429]);
    expect(await tryCoupon(second, "192.0.2.2")).toBe(200);
    expect([...first.log, ...second.log]).toEqual([]);
  });
});

describe("without Redis", () => {
  test("a process that finds none starts, counts alone and says so once", async () => {
    await redis.stop();
    const shop = await openShop();
    const statuses = await tryCoupons(shop, COUPONS_A_MINUTE + 1);
    expect(statuses).toEqual([...Array.from({ length: COUPONS_A_MINUTE }, () => 200), 429]);
    expect(await login(shop, demoAccount.password)).toBe(200);
    expect(warnings(shop)).toHaveLength(1);
  });

  test("one that loses it counts alone, and shares again when it is back", async () => {
    const [first, second] = [await openShop(), await openShop()];
    await tryCoupons(first, COUPONS_A_MINUTE);
    expect(await tryCoupon(second)).toBe(429);
    await redis.stop();
    const alone = await tryCoupons(second, COUPONS_A_MINUTE + 1);
    expect(alone).toEqual([...Array.from({ length: COUPONS_A_MINUTE }, () => 200), 429]);
    expect(await login(second, demoAccount.password)).toBe(200);
    expect(warnings(second)).toHaveLength(1);

    redis = await startRedis(port);
    await vi.waitFor(
      async () => {
        expect(await tryCoupon(second, "192.0.2.9")).not.toBe(500);
        expect(second.log.at(-1)?.msg).toContain("Redis is back");
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(await tryCoupon(second)).toBe(200);
    expect(warnings(second)).toHaveLength(1);
  });

  test("one that stands still holds requests up only for a moment", async () => {
    const shop = await openShop();
    expect(await tryCoupon(shop)).toBe(200);
    redis.pause();
    const startedAt = performance.now();
    const statuses = await tryCoupons(shop, COUPONS_A_MINUTE);
    expect(statuses).not.toContain(500);
    expect(performance.now() - startedAt).toBeLessThan(1500);
    expect(warnings(shop)).toHaveLength(1);
    redis.resume();
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, openRaceDatabase } from "./openRaceShop.ts";
import type { RaceDatabase } from "./openRaceShop.ts";

let shop: RaceDatabase;
beforeAll(async () => {
  shop = await openRaceDatabase();
});
afterAll(() => shop.close());

test("limits by IP address are shared by all processes on one PostgreSQL, without a Redis", async () => {
  const processes = [await openApi(shop.url), await openApi(shop.url)] as const;
  const tryCoupon = async (turn: number, remoteAddress = "192.0.2.1") => {
    const { app } = processes[turn % 2 === 0 ? 0 : 1];
    const payload = { couponCodeName: "GUESS", cartTotal: 100 };
    const url = "/api/coupons/validate";
    return app.inject({ method: "POST", url, payload, remoteAddress });
  };
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => (await tryCoupon(turn)).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const refused = await tryCoupon(1);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await tryCoupon(0, "192.0.2.2")).statusCode).toBe(200);
  const stored = await shop.db.execute(sql`select key_hash from rate_counters`);
  expect(JSON.stringify(stored)).not.toContain("192.0.2");
  for (const { close } of processes) await close();
});

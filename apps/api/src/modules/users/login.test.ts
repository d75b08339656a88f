import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMs, days, hours, minutes, seconds } from "../../clock.ts";
import { createTestApi, newBrowser } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";
import { databaseCounters } from "../../http/databaseCounters.ts";
import { rateCounters } from "../../http/limits.tables.ts";
import { consumeAttempt } from "./login.repo.ts";
import { consumeQuota } from "./quotas.repo.ts";

/** Each caller has its own IP address, and the production limits apply. */
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ seed: "none", config: { rateLimitFactor: 1 } });
});
afterEach(() => api.close());

let callers = 0;
const send = (call: Call, payload: object, cookies: Record<string, string> = {}) =>
  api.app.inject({
    method: call.method,
    url: call.path,
    payload,
    cookies,
    remoteAddress: `10.0.0.${++callers}`,
  });

const owner = {
  username: "Victoria",
  phonenumber: "9000000000",
  email: "owner@pallu.test",
  password: "a-long-enough-one",
};
const logIn = async (password: string, cookies: Record<string, string> = {}): Promise<number> =>
  (await send(calls.login, { email: owner.email, password }, cookies)).statusCode;

test("a stranger's account that names the same address does not reset the count of wrong passwords", async () => {
  const password = "a-stranger-knows-this";
  await send(calls.register, owner);
  await send(calls.register, { ...owner, password });
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push(await logIn(guess % 4 === 3 ? password : `wrong-guess-${guess}`));
  expect(statuses).toEqual([401, 401, 401, 200, 401, 401, ...Array<number>(6).fill(429)]);
});

test("a new password ends the pause of every browser that the account knows", async () => {
  await send(calls.register, owner);
  const [phone, laptop] = [newBrowser(), newBrowser()];
  for (const browser of [phone, laptop]) {
    expect(await logIn(owner.password, browser)).toBe(200);
    for (let guess = 0; guess < 5; guess++) await logIn("a-wrong-one", browser);
    api.clock.advance(minutes(15));
    for (let guess = 0; guess < 2; guess++) await logIn("a-wrong-one", browser);
    expect(await logIn(owner.password, browser)).toBe(429);
  }
  await send(calls.forgotPassword, { email: owner.email }, laptop);
  const otp = /code is (\d{6})/.exec((await api.mails()).at(-1)?.text ?? "")?.[1];
  const verified = await send(calls.verifyOtp, { email: owner.email, otp }, laptop);
  const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "";
  const newPassword = "a-new-long-enough-one";
  await send(calls.resetPassword, { email: owner.email, newPassword }, { ...laptop, rst });
  expect(await logIn(newPassword, laptop)).toBe(200);
  // Known again after the first one.
  expect([await logIn(newPassword, phone), await logIn(newPassword, phone)]).toEqual([200, 200]);
});

test("a login is locked after its maximum of failures, until 30 days without one", async () => {
  const attempt = async () =>
    (await consumeAttempt(api.db, "key", { free: 1, most: 3 }, api.clock.now())).kind;
  const kinds: string[] = [];
  for (let failure = 0; failure < 5; failure++) {
    kinds.push(await attempt());
    api.clock.advance(minutes(15));
  }
  expect(kinds).toEqual(["allowed", "allowed", "allowed", "locked", "locked"]);
  api.clock.advance(days(30));
  expect(await attempt()).toBe("allowed");
});

describe("after the clock was put right", () => {
  test.each([days(3), hours(1)])(
    "a pause that was set %i ms ahead of its time is over",
    async (aheadMs) => {
      await send(calls.register, owner);
      api.clock.advance(aheadMs);
      for (let guess = 0; guess < 5; guess++) expect(await logIn(`wrong-${guess}`)).toBe(401);
      expect(await logIn(owner.password)).toBe(429);
      api.clock.advance(-aheadMs);
      expect(await logIn(owner.password)).toBe(200);
    },
  );

  test("a lock that was set ahead of its time is over", async () => {
    const attempt = async () =>
      (await consumeAttempt(api.db, "key", { free: 1, most: 1 }, api.clock.now())).kind;
    api.clock.advance(days(3));
    expect([await attempt(), await attempt()]).toEqual(["allowed", "locked"]);
    api.clock.advance(-days(3));
    expect(await attempt()).toBe("allowed");
  });

  test("a quota that was counted ahead of its time is over", async () => {
    const quota = { key: "a", most: 1, windowMs: minutes(1) };
    const consume = () => consumeQuota(api.db, quota, api.clock.now());
    api.clock.advance(hours(1));
    expect([await consume(), await consume()]).toEqual([true, false]);
    api.clock.advance(-hours(1) + seconds(62));
    expect([await consume(), await consume()]).toEqual([true, false]);
  });

  test("a limit by address that was counted ahead of its time is over", async () => {
    const { increment } = databaseCounters(api.db);
    expect([await increment("a", minutes(1)), await increment("a", minutes(1))]).toMatchObject([
      { current: 1 },
      { current: 2 },
    ]);
    await api.db.update(rateCounters).set({ endsAt: sql`now() + interval '3 days'` });
    const { current, remainingMs } = await increment("a", minutes(1));
    expect(current).toBe(1);
    expect(remainingMs).toBeLessThanOrEqual(minutes(1));
  });

  test("times of statements that wait for each other end no pause", async () => {
    const quota = { key: "a", most: 1, windowMs: minutes(1) };
    expect(await consumeQuota(api.db, quota, api.clock.now())).toBe(true);
    expect(await consumeQuota(api.db, quota, addMs(api.clock.now(), -seconds(11)))).toBe(false);
  });
});

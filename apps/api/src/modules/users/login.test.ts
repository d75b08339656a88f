import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days, minutes } from "../../clock.ts";
import { createTestApi, newBrowser } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";
import { consumeAttempt } from "./login.repo.ts";

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

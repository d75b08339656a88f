import { calls } from "@pallu/contract";
import type { Call } from "@pallu/contract";
import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "../../clock.ts";
import { createTestApi, demoAccount, newBrowser } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";

/** Each caller has its own IP address, and the production limits apply. */
const api = openForFile(() => createTestApi({ config: { rateLimitFactor: 1 } }));

type Cookies = Record<string, string>;
let callers = 0;
const newIp = (): string => {
  callers++;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
};

const send = (call: Call, payload: object, cookies: Cookies = {}, remoteAddress = newIp()) =>
  api.app.inject({ method: call.method, url: call.path, payload, cookies, remoteAddress });

let people = 0;
const register = async () => {
  const email = `owner${people++}@pallu.test`;
  const password = "a-long-enough-one";
  await send(calls.register, { username: "O", phonenumber: "1", email, password });
  return { email, password };
};

const codes = async (email: string): Promise<string[]> =>
  (await api.mails())
    .filter(({ to, subject }) => to === email && subject.includes("one-time"))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");

const ask = (email: string, cookies: Cookies, ip?: string) =>
  send(calls.forgotPassword, { email }, cookies, ip);
const verify = (email: string, otp: string | undefined, cookies: Cookies, ip?: string) =>
  send(calls.verifyOtp, { email, otp }, cookies, ip);

const wrong = (code: string | undefined) => (code === "000000" ? "000001" : "000000");

describe("a code belongs to the browser that asked for it", () => {
  test("others can neither use it, nor burn its guesses, nor cancel it", async () => {
    const { email } = await register();
    const owner = newBrowser();
    await ask(email, owner);
    const [code] = await codes(email);
    for (const cookies of [{}, newBrowser()]) {
      const stolen = await verify(email, code, cookies);
      expect([stolen.statusCode, stolen.json()]).toMatchObject([400, { message: "Invalid OTP" }]);
    }
    for (let guess = 0; guess < 6; guess++) await verify(email, wrong(code), {});
    const stranger = newBrowser();
    await ask(email, stranger);
    for (let guess = 0; guess < 6; guess++) await verify(email, wrong(code), stranger);
    expect((await verify(email, code, owner)).statusCode).toBe(200);
  });

  test("the cookie is hidden from scripts, and the same browser keeps it", async () => {
    const first = await ask("nobody@pallu.test", {});
    expect(String(first.headers["set-cookie"])).toMatch(
      /^browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const browser = first.cookies[0]?.value ?? "";
    const second = await ask("nobody@pallu.test", { browser });
    expect(second.cookies).toMatchObject([{ name: "browser", value: browser }]);
  });

  test("a stranger's requests use up the owner's quota neither from one IP address nor from a hundred", async () => {
    const { email, password } = await register();
    const owner = newBrowser();
    const proving = newBrowser();
    await ask(email, proving);
    const verified = await verify(email, (await codes(email)).at(-1), proving);
    const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "";
    await send(calls.resetPassword, { email, newPassword: password }, { ...proving, rst });
    expect((await send(calls.login, { email, password }, owner)).statusCode).toBe(200);

    api.clock.advance(days(1));
    const before = (await codes(email)).length;
    for (let turn = 0; turn < 12; turn++) await ask(email, {}, "192.0.2.1");
    expect((await codes(email)).length - before).toBe(5);
    for (let turn = 0; turn < 100; turn++) await ask(email, {});
    expect((await codes(email)).length - before).toBe(10);

    await ask(email, owner);
    const sent = await codes(email);
    expect(sent.length - before).toBe(11);
    expect((await verify(email, sent.at(-1), owner)).statusCode).toBe(200);
  });

  test("a known browser gets one a minute and ten a day", async () => {
    const { email, password } = demoAccount;
    const browser = newBrowser();
    await send(calls.login, { email, password }, browser);
    const before = (await codes(email)).length;
    for (let turn = 0; turn < 3; turn++) await ask(email, browser);
    expect((await codes(email)).length - before).toBe(1);
    for (let turn = 0; turn < 14; turn++) {
      api.clock.advance(minutes(1));
      await ask(email, browser);
    }
    expect((await codes(email)).length - before).toBe(10);
  });

  test("asked for at once, no more are mailed than the quota says", async () => {
    const { email } = await register();
    api.clock.advance(days(1));
    const before = (await api.mails()).length;
    await Promise.all(Array.from({ length: 40 }, () => ask(email, {})));
    expect((await api.mails()).length - before).toBe(10);
    const browser = newBrowser();
    const known = demoAccount.email;
    await send(calls.login, demoAccount, browser);
    await Promise.all(Array.from({ length: 10 }, () => ask(known, browser)));
    expect((await api.mails()).length - before).toBe(11);
  });

  test("30 guesses an hour are judged from one IP address, over all accounts", async () => {
    const ip = "198.51.100.7";
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess++)
      statuses.push((await verify(`x${guess}@pallu.test`, "000000", {}, ip)).statusCode);
    // The page behind a mailed link shares the counter and has no limit per minute of its own.
    for (let guess = 0; guess < 6; guess++) {
      const form = { code: "000000" };
      const page = { method: "POST", path: "/api/users/prove-email" } as const;
      statuses.push((await send(page, form, newBrowser(), ip)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    api.clock.advance(hours(1));
    expect((await verify("x@pallu.test", "000000", {}, ip)).statusCode).toBe(400);
    const aDay = 25 * 30 * 24;
    console.info(
      `Codes guessed over many accounts from 25 IP addresses: ${aDay} guesses a day, ${(aDay / 1_000_000).toFixed(3)} accounts a day`,
    );
  });
});

describe("what is said to be sent was sent", () => {
  const newPerson = async () => {
    const email = `owner${people++}@pallu.test`;
    const browser = newBrowser();
    const password = "a-long-enough-one";
    await send(calls.register, { username: "O", phonenumber: "1", email, password }, browser);
    return { email, password, browser };
  };

  test("a reset code leaves at once after the mail that proves the address, from the same browser", async () => {
    const { email, browser } = await newPerson();
    expect((await ask(email, browser)).json()).toMatchObject({ message: "OTP sent to your email" });
    const sent = await codes(email);
    expect(sent).toHaveLength(1);
    expect((await verify(email, sent[0], browser)).statusCode).toBe(200);
  });

  test("a reset code leaves when all the proofs of the day are used up, and a proof when the resets are", async () => {
    const { email, password } = await newPerson();
    const own = { username: "O", phonenumber: "1", email, password };
    for (let turn = 0; turn < 12; turn++) await send(calls.register, own, newBrowser());
    expect((await ask(email, newBrowser())).statusCode).toBe(200);
    expect(await codes(email)).toHaveLength(1);
    for (let turn = 0; turn < 12; turn++) await ask(email, newBrowser());
    api.clock.advance(days(1));
    for (let turn = 0; turn < 12; turn++) await ask(email, newBrowser());
    const before = (await api.mails()).length;
    await send(calls.register, own, newBrowser());
    expect((await api.mails()).length - before).toBe(1);
  });

  test("a second request within the minute is refused in the same words for an address without an account", async () => {
    const { email, browser } = await newPerson();
    const refusals = [];
    for (const typed of [email, "nobody-here@pallu.test"]) {
      expect((await ask(typed, browser)).statusCode).toBe(200);
      const again = await ask(typed, browser);
      refusals.push([again.statusCode, again.headers["retry-after"], again.body]);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toEqual([429, "60", expect.stringContaining("Please wait a minute")]);
    expect(refusals[0]?.[2]).toContain('"code":"too_soon"');
    const [code] = await codes(email);
    api.clock.advance(minutes(1));
    expect((await ask(email, browser)).statusCode).toBe(200);
    expect(await codes(email)).toHaveLength(2);
    expect((await verify(email, code, browser)).statusCode).toBe(400);
  });

  test("a code too many in a day is refused in the same words for an address without an account", async () => {
    const { email } = await newPerson();
    const refusals = [];
    for (const typed of [email, "nobody-today@pallu.test"]) {
      for (let turn = 0; turn < 10; turn++)
        expect((await ask(typed, newBrowser())).statusCode).toBe(200);
      const again = await ask(typed, newBrowser());
      refusals.push([again.statusCode, again.body]);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toEqual([429, expect.stringContaining("try again tomorrow")]);
  });
});

describe("a browser that is known to the account", () => {
  test("logs in while strangers have used up their attempts, and counts its own", async () => {
    const { email, password } = await register();
    const home = newBrowser();
    expect((await send(calls.login, { email, password }, home)).statusCode).toBe(200);
    for (let guess = 0; guess < 8; guess++) await send(calls.login, { email, password: "wrong" });
    expect((await send(calls.login, { email, password })).statusCode).toBe(429);
    expect((await send(calls.login, { email, password }, home)).statusCode).toBe(200);

    const mine: number[] = [];
    for (let guess = 0; guess < 7; guess++)
      mine.push((await send(calls.login, { email, password: "wrong" }, home)).statusCode);
    expect(mine).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("is not known to another account with the same email address", async () => {
    const { email, password } = await register();
    const attacker = newBrowser();
    const own = { username: "A", phonenumber: "1", email, password: "attacker-password" };
    await send(calls.register, own);
    expect((await send(calls.login, own, attacker)).statusCode).toBe(200);
    const guesses: number[] = [];
    for (let guess = 0; guess < 7; guess++)
      guesses.push((await send(calls.login, { email, password: "wrong" }, attacker)).statusCode);
    expect(guesses.filter((status) => status === 401)).toHaveLength(5);
    const fresh = newBrowser();
    expect((await send(calls.login, own, fresh)).statusCode).toBe(429);
    api.clock.advance(hours(1));
    expect((await send(calls.login, { email, password }, fresh)).statusCode).toBe(200);
  });

  test("accounts that name an email address later never keep an earlier one from logging in", async () => {
    const { email, password } = await register();
    for (let turn = 0; turn < 8; turn++) {
      api.clock.advance(minutes(1));
      await send(calls.register, {
        username: "A",
        phonenumber: "1",
        email,
        password: `other-${turn}-x`,
      });
    }
    expect((await send(calls.login, { email, password })).statusCode).toBe(200);
  });
});

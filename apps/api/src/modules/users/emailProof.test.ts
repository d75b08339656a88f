import { calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { days, hours, minutes, seconds } from "../../clock.ts";
import { createTestApi, newBrowser } from "../../testing/index.ts";
import type { Visitor } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { contactMessages, newsletterSubscriptions } from "../messages/messages.tables.ts";
import { privacyEndpoints } from "../privacy/privacy.rules.ts";
import { emailProofEndpoints } from "./emailProof.rules.ts";
import { userMessages } from "./userMessages.rules.ts";
import { users } from "../../http/auth/users.tables.ts";

const PUBLIC = "http://shop.example";
const PAGE = "/api/users/prove-email";

const api = openForFile(() => createTestApi({ config: { publicUrl: PUBLIC } }));

let people = 0;
const newEmail = (): string => `person${people++}@pallu.test`;

type Cookies = Record<string, string>;

const register = (email: string, cookies: Cookies, password = "a-long-enough-one") => {
  const body = { username: "Meena", phonenumber: "1", email, password };
  return api.call(endpoints.register, { body, cookies });
};

/** Registers and logs in in a new browser. */
const join = async (email: string, password = "a-long-enough-one") => {
  const browser = newBrowser();
  expect((await register(email, browser, password)).status).toBe(201);
  return { ...(await logIn(email, password, browser)), browser };
};

const logIn = async (email: string, password: string, browser: Cookies): Promise<Visitor> => {
  const answer = await api.call(endpoints.login, { body: { email, password }, cookies: browser });
  expect(answer.status).toBe(200);
  const { user, token } = answer.body as Pick<Visitor, "user" | "token">;
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { user, token, cookies: { ...cookies, ...browser } };
};

const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);
const codeTo = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[0] ?? "";

const press = (code: string, cookies: Cookies, site = "same-origin") =>
  api.app.inject({
    method: "POST",
    url: PAGE,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": site,
    },
    cookies,
    payload: new URLSearchParams({ code }).toString(),
  });

const stored = async (id: string) => (await api.db.select().from(users).where(eq(users.id, id)))[0];

const changeTo = (visitor: Visitor, email: string, by: "cookie" | "bearer" | "both" = "cookie") =>
  api.call(endpoints.updateUser, {
    params: { id: visitor.user.id },
    body: { username: "Meena", phonenumber: "1", email },
    as: visitor,
    by,
  });

describe("an email address is an account's own when it is proved", () => {
  test("by the mailed link, opened in the browser that registered", async () => {
    const email = newEmail();
    const asha = await join(email);
    expect((await stored(asha.user.id))?.provedEmail).toBeNull();
    const [mail] = await mailsTo(email);
    const link = /http:\/\/shop\.example(\/api\/users\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const page = await api.app.inject({ url: link, cookies: asha.browser });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`value="${await codeTo(email)}"`);
    expect((await stored(asha.user.id))?.provedEmail).toBeNull();
    const done = await press(await codeTo(email), asha.browser);
    expect([done.statusCode, done.body]).toEqual([
      200,
      expect.stringContaining("Your email address is confirmed"),
    ]);
    expect((await stored(asha.user.id))?.provedEmail).toBe(email);
  });

  test("[API-40] a registration that is sent again is answered as the first time, and its code is the browser's that has the last response", async () => {
    const email = newEmail();
    const browser = newBrowser();
    const answers = await Promise.all([register(email, {}), register(email, {})]);
    answers.push(await register(email.toUpperCase(), browser));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: { message: userMessages.registered } });
    expect(await mailsTo(email)).toHaveLength(1);
    const isNamed = eq(sql`lower(${users.email})`, email);
    expect(await api.db.$count(users, isNamed)).toBe(1);
    expect((await press(await codeTo(email), browser)).statusCode).toBe(200);
    const [{ id } = { id: "" }] = await api.db.select().from(users).where(isNamed);
    expect(await stored(id)).toMatchObject({ provedEmail: email });
  });

  test("a registration with another password or ten minutes later is another account", async () => {
    const email = newEmail();
    await register(email, newBrowser());
    await register(email, newBrowser(), "another-password");
    api.clock.advance(minutes(10));
    await register(email, newBrowser());
    expect(await api.db.$count(users, eq(users.email, email))).toBe(3);
  });

  test("by the mailed link, also in a shop that only this machine can reach", async () => {
    const local = await createTestApi({ seed: "none", config: { host: "localhost", port: 3000 } });
    const browser = newBrowser();
    const body = {
      username: "M",
      phonenumber: "1",
      email: newEmail(),
      password: "a-long-enough-one",
    };
    await local.call(endpoints.register, { body, cookies: browser });
    const text = (await local.mails()).at(-1)?.text ?? "";
    const [, origin, path = ""] = /(http:\/\/localhost:3000)(\/api\/users\/\S+)/.exec(text) ?? [];
    expect(origin).toBe("http://localhost:3000");
    const page = await local.app.inject({ url: path, cookies: browser });
    expect([page.statusCode, page.body]).toEqual([
      200,
      expect.stringContaining("Confirm your email address"),
    ]);
    await local.close();
  });

  test("by the code, in the session that asked for it", async () => {
    const email = newEmail();
    const asha = await join(email);
    const input = { params: { id: asha.user.id }, as: asha };
    api.clock.advance(days(1));
    expect((await api.call(emailProofEndpoints.askForEmailProof, input)).status).toBe(200);
    const otp = await codeTo(email);
    const proved = await api.call(emailProofEndpoints.proveEmail, { ...input, body: { otp } });
    expect(proved).toMatchObject({ status: 200, body: { message: userMessages.emailProved } });
    expect((await stored(asha.user.id))?.provedEmail).toBe(email);
  });

  test("by another code, asked for on the page in a browser that is logged in", async () => {
    const email = newEmail();
    const asha = await join(email);
    api.clock.advance(days(2));
    const again = (cookies: Cookies) =>
      api.app.inject({
        method: "POST",
        url: `${PAGE}/again`,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        },
        cookies,
      });
    const strangers = [await again({}), await again(newBrowser())];
    expect(await mailsTo(email)).toHaveLength(1);
    const answer = await again(asha.browser);
    for (const { statusCode, body } of strangers)
      expect([statusCode, body]).toEqual([200, answer.body]);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await press(await codeTo(email), asha.browser)).statusCode).toBe(200);
    api.clock.advance(days(1));
    await again(asha.browser);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test("by a code that is said to be sent only if it was: in the session and on the page", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1, publicUrl: PUBLIC } });
    const asha = await strict.newVisitor({ isProved: false });
    const input = { params: { id: asha.user.id }, as: asha };
    const count = async () => (await strict.mails()).length;
    const again = () =>
      strict.app.inject({
        method: "POST",
        url: `${PAGE}/again`,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        },
        cookies: asha.cookies,
      });
    strict.clock.advance(days(1));
    const before = await count();
    const first = await strict.call(emailProofEndpoints.askForEmailProof, input);
    expect(first).toMatchObject({ status: 200, body: { message: userMessages.codeSent } });
    expect(await count()).toBe(before + 1);
    const second = await strict.call(emailProofEndpoints.askForEmailProof, input);
    expect(second).toMatchObject({
      status: 429,
      body: { message: userMessages.codeTooSoon, code: "too_soon" },
    });
    const page = await again();
    expect([page.statusCode, page.body]).toEqual([
      429,
      expect.stringContaining(userMessages.codeTooSoon),
    ]);
    expect(page.body).not.toContain("a code was sent");
    expect(await count()).toBe(before + 1);
    strict.clock.advance(minutes(1));
    expect((await again()).body).toContain("a code was sent");
    expect(await count()).toBe(before + 2);
    // As often as the quotas allow, and not once more.
    let sent = 2;
    let last = first;
    while (last.status === 200 && sent <= 10) {
      strict.clock.advance(minutes(1));
      last = await strict.call(emailProofEndpoints.askForEmailProof, input);
      if (last.status === 200) sent++;
      expect(await count()).toBe(before + sent);
    }
    expect(last).toMatchObject({ status: 429, body: { message: userMessages.codeTooOften } });
    await strict.db
      .update(users)
      .set({ provedEmail: asha.user.email })
      .where(eq(users.id, asha.user.id));
    strict.clock.advance(minutes(1));
    const proved = await strict.call(emailProofEndpoints.askForEmailProof, input);
    expect(proved).toMatchObject({ status: 200, body: { message: userMessages.emailProved } });
    expect(await count()).toBe(before + sent);
    await strict.close();
  });

  test("a code that is sent again is answered as the first time and changes nothing", async () => {
    const asha = await join(newEmail());
    const { email } = asha.user;
    await press(await codeTo(email), asha.browser);
    const next = newEmail();
    await changeTo(asha, next);
    const code = await codeTo(next);
    const input = { params: { id: asha.user.id }, as: asha, body: { otp: code } };
    const prove = () => api.call(emailProofEndpoints.proveEmail, input);
    const answers = await Promise.all([prove(), prove()]);
    answers.push(await prove());
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { message: userMessages.emailProved } });
    expect((await press(code, asha.browser)).statusCode).toBe(200);
    const notices = (await mailsTo(email)).filter(({ text }) => text.includes("undo"));
    expect(notices).toHaveLength(2);
    await changeTo(asha, email);
    expect((await prove()).status).toBe(400);
  });

  test("not by whoever else opens the link: another browser, no browser, another site", async () => {
    const email = newEmail();
    const asha = await join(email);
    const code = await codeTo(email);
    for (const cookies of [newBrowser(), {}, { browser: "x" }]) {
      const answer = await press(code, cookies);
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        expect.stringContaining("Invalid OTP"),
      ]);
    }
    expect((await press(code, asha.browser, "cross-site")).statusCode).toBe(403);
    expect((await stored(asha.user.id))?.provedEmail).toBeNull();
    expect((await press(code, asha.browser)).statusCode).toBe(200);
  });

  test("the code has five guesses and 24 hours", async () => {
    const email = newEmail();
    const asha = await join(email);
    const code = await codeTo(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const guesses = await Promise.all(Array.from({ length: 20 }, () => press(wrong, asha.browser)));
    for (const { statusCode } of guesses) expect(statusCode).toBe(400);
    expect((await press(code, asha.browser)).statusCode).toBe(400);
    const bina = await join(newEmail());
    const late = await codeTo(bina.user.email);
    api.clock.advance(hours(24) + seconds(1));
    expect((await press(late, bina.browser)).statusCode).toBe(400);
  });

  test.each(['"><script>', "12345", "1234567", "a&code=b"])(
    "the page does not repeat %j",
    async (code) => {
      const url = `${PAGE}?code=${encodeURIComponent(code)}`;
      expect((await api.app.inject({ url })).body).toContain('value=""');
    },
  );
});

describe("an email address that is not proved", () => {
  test("reserves nothing: its owner registers it and proves it, and no account sees the other's data", async () => {
    const email = newEmail();
    const squatter = await join(email, "squatter-password");
    const owner = await join(email.toUpperCase(), "owner-password-1");
    expect(owner.user.id).not.toBe(squatter.user.id);
    expect((await press(await codeTo(email.toUpperCase()), owner.browser)).statusCode).toBe(200);

    const again = await register(email, newBrowser());
    expect(again).toMatchObject({ status: 409, body: { message: userMessages.emailTaken } });
    const browser = newBrowser();
    expect((await logIn(email, "owner-password-1", browser)).user.id).toBe(owner.user.id);
    expect((await logIn(email, "squatter-password", browser)).user.id).toBe(squatter.user.id);
    const input = { params: { id: squatter.user.id }, as: squatter };
    expect((await api.call(emailProofEndpoints.askForEmailProof, input)).status).toBe(409);
    expect((await press(await codeTo(email), squatter.browser)).statusCode).toBe(409);
  });

  test("two accounts that name it: the first that proves it has it, the other is refused", async () => {
    const email = newEmail();
    const first = await join(email);
    const code = await codeTo(email);
    const second = await join(email, "another-password");
    expect((await press(await codeTo(email), second.browser)).statusCode).toBe(200);
    const late = await press(code, first.browser);
    expect([late.statusCode, late.body]).toEqual([
      409,
      expect.stringContaining(userMessages.emailTaken),
    ]);
  });

  test("belongs to whoever resets the password by its code; whoever registered it before is out", async () => {
    const email = newEmail();
    const attacker = await join(email, "attacker-password");
    const browser = newBrowser();
    await api.call(endpoints.forgotPassword, { body: { email }, cookies: browser });
    const otp = await codeTo(email);
    const verified = await api.call(endpoints.verifyOtp, {
      body: { email, otp },
      cookies: browser,
    });
    const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "";
    const body = { email, newPassword: "victim-password" };
    const reset = await api.call(endpoints.resetPassword, { body, cookies: { rst, ...browser } });
    expect(reset.status).toBe(200);

    const victim = await logIn(email, "victim-password", browser);
    expect(await stored(victim.user.id)).toMatchObject({ provedEmail: email });
    for (const by of ["cookie", "bearer"] as const) {
      const input = { params: { id: victim.user.id }, as: attacker, by };
      expect((await api.call(endpoints.getUser, input)).status).toBe(401);
    }
    const login = { email, password: "attacker-password" };
    expect((await api.call(endpoints.login, { body: login })).status).toBe(401);
    const [welcome] = await mailsTo(email);
    const code = /\b\d{6}\b/.exec(welcome?.text ?? "")?.[0] ?? "";
    expect((await press(code, attacker.browser)).statusCode).toBe(400);
  });

  test("an account with another proved email address is never given to it", async () => {
    const attacker = await api.newVisitor();
    const email = newEmail();
    const change = await changeTo(attacker, email);
    expect(change.status).toBe(200);
    const browser = newBrowser();
    const sent = (await mailsTo(email)).length;
    await api.call(endpoints.forgotPassword, { body: { email }, cookies: browser });
    expect(await mailsTo(email)).toHaveLength(sent);
    const victim = await join(email, "victim-password");
    expect((await press(await codeTo(email), victim.browser)).statusCode).toBe(200);
    expect((await mailsTo(attacker.user.email)).some(({ text }) => text.includes("undo"))).toBe(
      true,
    );
    expect(victim.user.id).not.toBe(attacker.user.id);
  });

  test("erases nothing but its own account", async () => {
    const victim = newEmail();
    const contact = {
      name: "Victim",
      email: victim,
      phoneNumber: "9876543210",
      subject: "Payment Problem",
      comments: "I paid twice.",
    };
    await api.call(endpoints.sendContact, { body: contact });
    await api.call(endpoints.subscribe, { body: { email: victim } });
    const stranger = await join(victim);
    const owed = (await mailsTo(victim)).length;
    const erased = await api.call(privacyEndpoints.eraseAccount, {
      params: { id: stranger.user.id },
      body: { password: "a-long-enough-one" },
      as: stranger,
    });
    expect(erased.status).toBe(200);
    expect(await api.db.$count(contactMessages, eq(contactMessages.email, victim))).toBe(1);
    const subscribed = eq(newsletterSubscriptions.email, victim);
    expect(await api.db.$count(newsletterSubscriptions, subscribed)).toBe(1);
    expect(await mailsTo(victim)).toHaveLength(owed);
  });

  test("gets ten mails with a code a day at most, however many accounts name it", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1 } });
    const email = newEmail();
    for (let turn = 0; turn < 30; turn++) {
      const password = `a-long-enough-one-${turn}`;
      const payload = { username: "M", phonenumber: "1", email, password };
      const { method, path: url } = calls.register;
      const remoteAddress = `192.0.2.${turn}`;
      const answer = await strict.app.inject({ method, url, payload, remoteAddress });
      expect(answer.statusCode).toBe(201);
    }
    expect(await strict.mails()).toHaveLength(10);
    await strict.close();
  });
});

describe("a changed email address", () => {
  test("is shown and logs in at once, and the proved one stays the account's own", async () => {
    const asha = await join(newEmail());
    const old = asha.user.email;
    await press(await codeTo(old), asha.browser);
    const email = newEmail();
    const changed = await changeTo(asha, email, "both");
    expect(changed).toMatchObject({ status: 200, body: { email } });
    const read = await api.call(endpoints.getUser, { params: { id: asha.user.id }, as: asha });
    expect(read.body).toMatchObject({ email });
    for (const name of [old, email])
      expect((await logIn(name, "a-long-enough-one", newBrowser())).user.id).toBe(asha.user.id);
    expect((await register(old, newBrowser())).status).toBe(409);
    expect((await register(email, newBrowser())).status).toBe(201);
  });

  test("needs the browser of a session: a bearer token alone changes the rest of the profile", async () => {
    const asha = await api.newVisitor();
    const refused = await changeTo(asha, newEmail(), "bearer");
    expect(refused).toMatchObject({ status: 403, body: { message: userMessages.emailByBrowser } });
    const cookieWithoutToken = await api.call(endpoints.updateUser, {
      params: { id: asha.user.id },
      body: { username: "Meena", phonenumber: "1", email: newEmail() },
      cookies: asha.cookies,
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect(cookieWithoutToken.status).toBe(403);
    expect((await changeTo(asha, asha.user.email, "bearer")).status).toBe(200);
    expect(await stored(asha.user.id)).toMatchObject({
      username: "Meena",
      email: asha.user.email,
    });
  });

  test("five a day, those that are refused included, so that nobody asks who has an account", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1 } });
    const asha = await strict.newVisitor();
    const statuses: number[] = [];
    for (const email of [
      "demo@pallu.test",
      "a@b.co",
      "demo@pallu.test",
      "c@b.co",
      "d@b.co",
      "e@b.co",
    ]) {
      const { status } = await strict.call(endpoints.updateUser, {
        params: { id: asha.user.id },
        body: { ...asha.user, email },
        as: asha,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([409, 200, 409, 200, 200, 429]);
    const back = await strict.call(endpoints.updateUser, {
      params: { id: asha.user.id },
      body: asha.user,
      as: asha,
    });
    expect(back.status).toBe(200);
    await strict.close();
  });

  test("ends the codes of the email address that was named before and never proved", async () => {
    const asha = await join(newEmail());
    const old = asha.user.email;
    const browser = newBrowser();
    await api.call(endpoints.forgotPassword, { body: { email: old }, cookies: browser });
    const otp = await codeTo(old);
    await changeTo(asha, newEmail());
    const guess = { body: { email: old, otp }, cookies: browser };
    expect((await api.call(endpoints.verifyOtp, guess)).status).toBe(400);
  });

  test("ends the codes of the proved one when it takes its place", async () => {
    const asha = await join(newEmail());
    const old = asha.user.email;
    await press(await codeTo(old), asha.browser);
    const browser = newBrowser();
    await api.call(endpoints.forgotPassword, { body: { email: old }, cookies: browser });
    const otp = await codeTo(old);
    const email = newEmail();
    await changeTo(asha, email);
    expect((await press(await codeTo(email), asha.browser)).statusCode).toBe(200);
    const guess = { body: { email: old, otp }, cookies: browser };
    expect((await api.call(endpoints.verifyOtp, guess)).status).toBe(400);
  });

  test("nothing that somebody typed stands in any of these mails", async () => {
    const browser = newBrowser();
    const email = newEmail();
    const username = "Click https://evil.example now";
    const body = { username, phonenumber: "call-0900", email, password: "a-long-enough-one" };
    await api.call(endpoints.register, { body, cookies: browser });
    const mails = JSON.stringify(await api.mails());
    expect(mails).not.toContain("evil.example");
    expect(mails).not.toContain("0900");
  });
});

import { endpoints } from "@pallu/contract/schemas";
import { describe, expect, test } from "vitest";
import { minutes, seconds } from "../../clock.ts";
import { passwordResets } from "../../http/auth/users.tables.ts";
import { createTestApi, newBrowser } from "../../testing/index.ts";
import type { Visitor } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { userMessages } from "./userMessages.rules.ts";

const api = openForFile(() => createTestApi({ config: { rateLimitFactor: 100 } }));

const codesFor = async (email: string): Promise<string[]> =>
  (await api.mails())
    .filter((mail) => mail.to === email && mail.subject === "Your Pallu one-time code")
    .map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? "");

const home = newBrowser();

/** Waits for the pause between two codes, then requests one. */
const askForCode = async (email: string, cookies = home): Promise<string> => {
  api.clock.advance(minutes(1));
  const answer = await api.call(endpoints.forgotPassword, { body: { email }, cookies });
  expect(answer).toMatchObject({ status: 200, body: { message: "OTP sent to your email" } });
  return (await codesFor(email)).at(-1) ?? "";
};

const verify = (email: string, otp: string, cookies: Record<string, string> = home) =>
  api.call(endpoints.verifyOtp, { body: { email, otp }, cookies });

const ticketFor = async (email: string): Promise<string> => {
  const answer = await verify(email, await askForCode(email));
  expect(answer).toMatchObject({ status: 200, body: { message: "OTP verified" } });
  return answer.cookies.find(({ name }) => name === "rst")?.value ?? "";
};

const reset = (email: string, rst: string | null, newPassword = "new-password-1") =>
  api.call(endpoints.resetPassword, {
    body: { email, newPassword },
    cookies: rst === null ? {} : { rst },
  });

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

const otherAnswers = (visitor: Visitor) =>
  Promise.all(
    (["cookie", "bearer"] as const).map((by) =>
      api.call(endpoints.getUser, { params: { id: visitor.user.id }, as: visitor, by }),
    ),
  );

describe("a forgotten password", () => {
  test("[API-41] [API-42] [API-43] code, ticket, new password: all sessions end, the owner is notified", async () => {
    const visitor = await api.newVisitor();
    const { email } = visitor.user;
    const ticket = await ticketFor(email);
    const done = await reset(email.toUpperCase(), ticket);
    expect(done).toMatchObject({ status: 200, body: { message: "Password reset successfully" } });
    for (const { status } of await otherAnswers(visitor)) expect(status).toBe(401);
    expect((await api.login(email, "new-password-1")).user.id).toBe(visitor.user.id);
    const subjects = (await api.mails())
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject);
    expect(subjects).toContain("Your Pallu password was changed");
    const again = await reset(email, ticket, "another-password");
    expect(again).toMatchObject({ status: 400, body: { message: userMessages.codeFirst } });
  });

  test("[AUTH-42] a code counts in the digits of another script, with spaces and invisible characters", async () => {
    const { email } = (await api.newVisitor()).user;
    const code = await askForCode(email);
    const typed = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    const answer = await verify(email, `\u200e${typed.slice(0, 3)} ${typed.slice(3)}\u200b`);
    expect(answer).toMatchObject({ status: 200, body: { message: "OTP verified" } });
  });

  test("nothing is reset without a ticket, or with another email address's", async () => {
    const [asha, bina] = [await api.newVisitor(), await api.newVisitor()];
    const ticket = await ticketFor(bina.user.email);
    for (const rst of [null, "", "x", ticket]) {
      const answer = await reset(asha.user.email, rst);
      expect(answer).toMatchObject({ status: 400, body: { message: userMessages.codeFirst } });
    }
    for (const { status } of await otherAnswers(asha)) expect(status).toBe(200);
  });

  test("a password that cannot be used is refused and the ticket stays good", async () => {
    const { user } = await api.newVisitor();
    const ticket = await ticketFor(user.email);
    const refusals = [
      ["x", userMessages.passwordShort],
      ["iloveyou", userMessages.passwordCommon],
      [user.email, userMessages.passwordOwn],
      [user.username, userMessages.passwordOwn],
    ] as const;
    for (const [password, message] of refusals) {
      const refused = await reset(user.email, ticket, password);
      expect(refused).toMatchObject({ status: 400, body: { message } });
    }
    expect((await reset(user.email, ticket)).status).toBe(200);
  });

  test("[API-43] a reset that is sent again is answered as the first time and changes nothing", async () => {
    const visitor = await api.newVisitor();
    const { email } = visitor.user;
    const ticket = await ticketFor(email);
    const answers = await Promise.all([reset(email, ticket), reset(email, ticket)]);
    answers.push(await reset(email, ticket));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { message: "Password reset successfully" },
      });
    const changed = (await api.mails()).filter(
      ({ to, subject }) => to === email && /password/i.test(subject) && !/code/.test(subject),
    );
    expect(changed).toHaveLength(1);
    expect((await reset(email, ticket, "another-password-2")).status).toBe(400);
    expect((await reset("someone@example.com", ticket)).status).toBe(400);
    api.clock.advance(minutes(10));
    expect((await reset(email, ticket)).status).toBe(400);
  });

  test("a ticket is good for ten minutes, and hidden from scripts and other sites", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    const answer = await verify(user.email, code);
    expect(String(answer.headers["set-cookie"])).toMatch(
      /^rst=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const rst = answer.cookies[0]?.value ?? "";
    api.clock.advance(minutes(10) + seconds(1));
    expect((await reset(user.email, rst)).status).toBe(400);
  });
});

describe("one-time codes", () => {
  test("a code has five guesses, however many come at once", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => verify(user.email, wrong(code))),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { message: userMessages.codeWrong } });
    expect((await verify(user.email, code)).status).toBe(400);
    const row = (await api.db.select().from(passwordResets)).find(
      ({ email, purpose }) => email === user.email && purpose === "reset",
    );
    expect(row?.attempts).toBe(5);
  });

  test("the fifth guess may still be the right one", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    for (let guess = 0; guess < 4; guess++) await verify(user.email, wrong(code));
    expect((await verify(user.email, code)).status).toBe(200);
  });

  test("[API-42] a code that is sent again is answered as the first time, and its last ticket works once", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    const answers = await Promise.all([verify(user.email, code), verify(user.email, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const last = await verify(user.email, code);
    expect(last).toMatchObject({ status: 200, body: { message: "OTP verified" } });
    expect((await verify(user.email, wrong(code))).status).toBe(400);
    expect((await verify(user.email, code, newBrowser())).status).toBe(400);
    const tickets = [...answers, last].map(
      ({ cookies }) => cookies.find(({ name }) => name === "rst")?.value ?? "",
    );
    const statuses: number[] = [];
    for (const ticket of tickets) statuses.push((await reset(user.email, ticket)).status);
    expect(statuses).toEqual([400, 400, 200]);
    expect((await verify(user.email, code)).status).toBe(400);
  });

  test("a code is refused ten minutes and a second later", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    api.clock.advance(minutes(10) + seconds(1));
    expect((await verify(user.email, code)).status).toBe(400);
  });

  test("the newest code cancels the older one and its ticket", async () => {
    const { user } = await api.newVisitor();
    const ticket = await ticketFor(user.email);
    const code = await askForCode(user.email);
    expect((await reset(user.email, ticket)).status).toBe(400);
    await askForCode(user.email);
    expect((await verify(user.email, code)).status).toBe(400);
  });

  test("a code for one email address leaves that for another valid in the same browser", async () => {
    const { user } = await api.newVisitor();
    const other = await api.newVisitor();
    const code = await askForCode(user.email);
    await askForCode(other.user.email);
    expect((await verify(user.email, code)).status).toBe(200);
  });

  test("codes and tickets are stored as hashes", async () => {
    const { user } = await api.newVisitor();
    const code = await askForCode(user.email);
    const ticket = (await verify(user.email, code)).cookies[0]?.value ?? "";
    const row = (await api.db.select().from(passwordResets)).find(
      ({ email, purpose }) => email === user.email && purpose === "reset",
    );
    expect(row?.codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(ticket);
  });
});

describe("nobody learns who has an account", () => {
  test("asking and guessing read the same for a stranger's email address, and no mail goes there", async () => {
    const { user } = await api.newVisitor();
    const stranger = "stranger@elsewhere.example";
    const known = await api.call(endpoints.forgotPassword, { body: { email: user.email } });
    const unknown = await api.call(endpoints.forgotPassword, { body: { email: stranger } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [a, b] = [await verify(user.email, "abc"), await verify(stranger, "abc")];
    expect([a.status, a.body]).toEqual([b.status, b.body]);
    expect((await api.mails()).map(({ to }) => to)).not.toContain(stranger);
  });

  test.each(["a@x.com, b@y.com", "mıke@pallu.test", "nobody"])(
    "%j is no email address to send a code to",
    async (email) => {
      const answer = await api.call(endpoints.forgotPassword, { body: { email } });
      expect(answer).toMatchObject({ status: 400, body: { message: userMessages.emailInvalid } });
    },
  );

  test("a list of email addresses is refused", async () => {
    const body = { email: ["demo@pallu.test", "thief@elsewhere.example"] };
    expect((await api.call(endpoints.forgotPassword, { body })).status).toBe(400);
    expect((await api.mails()).map(({ to }) => to)).not.toContain("thief@elsewhere.example");
  });
});

import { calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createTestApi, demoAccount } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { userMessages } from "./userMessages.rules.ts";
import { users } from "../../http/auth/users.tables.ts";

const api = openForFile(createTestApi);

const account = (email: string) => ({
  username: "Meena R",
  phonenumber: "+91 98765",
  email,
  password: "kanchi-2026",
});

describe("registering", () => {
  test("[API-40] opens an account with which one can log in, and welcomes by mail", async () => {
    const answer = await api.call(endpoints.register, { body: account("Meena@Pallu.test") });
    expect(answer).toMatchObject({ status: 201, body: { message: userMessages.registered } });
    const { user } = await api.login("meena@pallu.TEST", "kanchi-2026");
    expect(user).toEqual({
      id: expect.any(String),
      username: "Meena R",
      phonenumber: "+91 98765",
      email: "Meena@Pallu.test",
    });
    const mails = await api.mails();
    expect(mails.filter((mail) => mail.to === "Meena@Pallu.test")).toMatchObject([
      { subject: "Welcome to Pallu" },
    ]);
  });

  test("a proved email address can have one account, in whatever case it is typed", async () => {
    const { user } = await api.newVisitor();
    const again = await api.call(endpoints.register, { body: account(user.email.toUpperCase()) });
    expect(again).toMatchObject({ status: 409, body: { message: userMessages.emailTaken } });
  });

  test.each([
    ["x", userMessages.passwordShort],
    ["seven77", userMessages.passwordShort],
    ["x".repeat(129), userMessages.passwordLong],
    ["password123", userMessages.passwordCommon],
    ["Qwerty123", userMessages.passwordCommon],
    ["short@pallu.test", userMessages.passwordOwn],
    ["Short@Pallu.TEST", userMessages.passwordOwn],
    ["Meenakshi R", userMessages.passwordOwn],
    ["meenakshi r ", userMessages.passwordOwn],
    [demoAccount.password, userMessages.passwordCommon],
  ])("[AUTH-23] the password %j is the server's to refuse", async (password, message) => {
    const body = { ...account("short@pallu.test"), username: "Meenakshi R", password };
    const answer = await api.call(endpoints.register, { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message, error: message },
    });
  });

  test("a password may hold the name or a common one, as long as it is more", async () => {
    const body = { ...account("more@pallu.test"), password: "password123 Meena R" };
    expect((await api.call(endpoints.register, { body })).status).toBe(201);
  });

  test("the length of a password is counted in characters", async () => {
    const body = { ...account("tamil@pallu.test"), password: "🧵".repeat(8) };
    expect((await api.call(endpoints.register, { body })).status).toBe(201);
  });

  test.each(["nobody", "a@b", "mıke@pallu.test", "a@x.com, b@y.com", "a b@x.com"])(
    "%j is no email address",
    async (email) => {
      const answer = await api.call(endpoints.register, { body: account(email) });
      expect(answer).toMatchObject({ status: 400, body: { message: userMessages.emailInvalid } });
    },
  );

  test.each([
    [{ ...account("a@b.co"), email: ["a@b.co", "c@d.co"] }, 'The field "email" must be text.'],
    [{ ...account("a@b.co"), username: undefined }, 'The field "username" is missing.'],
    [
      { ...account("a@b.co"), username: "a\r\nBcc: b" },
      'The field "username" must be on one line.',
    ],
    [{ ...account("a@b.co"), phonenumber: " " }, 'The field "phonenumber" must not be empty.'],
    [[], "The request needs a JSON object as its body."],
    [undefined, "The request needs a JSON object as its body."],
  ])("a body that does not fit is refused in words (%#)", async (body, message) => {
    const answer = await api.call(endpoints.register, { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test("fields of no concern are dropped", async () => {
    const body = { ...account("mass@pallu.test"), id: "me", role: "admin", passwordHash: "x" };
    await api.call(endpoints.register, { body });
    const { user } = await api.login("mass@pallu.test", "kanchi-2026");
    expect(user.id).not.toBe("me");
    expect(Object.keys(user)).toEqual(["id", "username", "phonenumber", "email"]);
  });
});

describe("logging in", () => {
  test("[API-39] an unknown email address and a wrong password read the same", async () => {
    const known = { email: demoAccount.email, password: "wrong" };
    const answers = await Promise.all([
      api.call(endpoints.login, { body: known }),
      api.call(endpoints.login, { body: { ...known, email: "nobody@pallu.test" } }),
      api.call(endpoints.login, { body: { ...known, email: "no address" } }),
    ]);
    for (const { status, body, cookies } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
      expect(cookies).toEqual([]);
    }
  });

  test("an account whose stored hash cannot be read is refused like a wrong password, and the log names it", async () => {
    const { user } = await api.newVisitor();
    await api.db.update(users).set({ passwordHash: "none" }).where(eq(users.id, user.id));
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { database, config, clock } = api;
    const app = await buildApp({ db: database.db, config, clock, log: { level: "error", stream } });
    const logIn = (email: string) =>
      app.inject({ method: "POST", url: calls.login.path, payload: { email, password: "wrong" } });
    const [broken, wrong] = [await logIn(user.email), await logIn(demoAccount.email)];
    await app.close();
    expect(broken.statusCode).toBe(401);
    expect(broken.body).toBe(wrong.body);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        userId: user.id,
        msg: "the stored password hash cannot be read",
      }),
    ]);
  });

  test("guesses are slowed down by account, all of them counted when they come at once", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1 } });
    const guess = (password: string, remoteAddress: string) =>
      strict.app.inject({
        method: "POST",
        url: endpoints.login.call.path,
        payload: { email: demoAccount.email, password },
        remoteAddress,
      });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess("wrong", `10.0.0.${index}`)),
    );
    const evaluated = answers.filter(({ statusCode }) => statusCode === 401);
    expect(evaluated).toHaveLength(5);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBe(1);
    expect((await guess(demoAccount.password, "10.1.0.1")).statusCode).toBe(429);
    strict.clock.advance(1001);
    expect((await guess(demoAccount.password, "10.1.0.1")).statusCode).toBe(200);
    await strict.close();
  });

  test("the IPv6 addresses of one /64 count as one", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1 } });
    const guess = async (index: number, remoteAddress: string): Promise<number> => {
      const payload = { email: `guess${index}@pallu.test`, password: "wrong" };
      const { method, path: url } = endpoints.login.call;
      return (await strict.app.inject({ method, url, payload, remoteAddress })).statusCode;
    };
    for (let index = 0; index < 20; index++)
      expect(await guess(index, `2001:db8:0:7::${index}`)).toBe(401);
    expect(await guess(20, "2001:db8:0:7:ffff::1")).toBe(429);
    expect(await guess(21, "2001:db8:0:8::1")).toBe(401);
    await strict.close();
  });

  test("wrong guesses from one IP address are limited over all accounts, right ones are not", async () => {
    const strict = await createTestApi({ config: { rateLimitFactor: 1 } });
    for (let index = 0; index < 25; index++) await strict.login();
    const statuses: number[] = [];
    for (let index = 0; index < 22; index++) {
      const body = { email: `guess${index}@pallu.test`, password: "wrong" };
      statuses.push((await strict.call(endpoints.login, { body })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await strict.close();
  });
});

describe("the profile", () => {
  test("[API-36] [API-38] is changed and read again", async () => {
    const visitor = await api.newVisitor();
    const params = { id: visitor.user.id };
    const body = { username: "Kavya", phonenumber: "044 1234", email: "kavya@pallu.test" };
    const changed = await api.call(endpoints.updateUser, { params, body, as: visitor, by: "both" });
    expect(changed).toMatchObject({ status: 200, body: { id: params.id, ...body } });
    const read = await api.call(endpoints.getUser, { params, as: visitor, by: "bearer" });
    expect(read.body).toEqual({ id: params.id, ...body });
    const mails = (await api.mails()).filter((mail) => mail.to === visitor.user.email);
    expect(mails.at(-1)?.subject).toBe("Your Pallu account is to have another email address");
  });

  test("cannot take another account's email address, nor one that is none", async () => {
    const visitor = await api.newVisitor();
    const params = { id: visitor.user.id };
    const change = { username: "K", phonenumber: "1" };
    const taken = { ...change, email: demoAccount.email.toUpperCase() };
    const refused = await api.call(endpoints.updateUser, { params, body: taken, as: visitor });
    expect(refused).toMatchObject({ status: 409, body: { message: userMessages.emailTaken } });
    const none = { ...change, email: "none" };
    const invalid = await api.call(endpoints.updateUser, { params, body: none, as: visitor });
    expect(invalid).toMatchObject({ status: 400, body: { message: userMessages.emailInvalid } });
  });
});

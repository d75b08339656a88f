import { Writable } from "node:stream";
import { endpoints } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { createTestApi, demoAccount } from "../testing/index.ts";
import type { TestApi } from "../testing/index.ts";

/** Values that a person types or receives: none of them may appear in the log. */
const person = {
  username: "Canary Kanakalatha",
  phonenumber: "9812345670",
  email: "canary.kanakalatha@pallu.test",
  password: "canary-password-7391",
};
const billing = {
  fullName: "Canary Billing Name",
  email: "canary.billing@pallu.test",
  phoneNo: "9812345671",
  townCity: "Canarytown",
  zipCode: "641987",
  addressLine1: "12 Canary Street",
  addressLine2: "Canary Quarter",
  additionalText: "Leave it with Canary Neighbour",
};
const newPassword = "canary-password-8402";

let api: TestApi;
let app: FastifyInstance;
let log = "";
beforeAll(async () => {
  api = await createTestApi();
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const { config, clock } = api;
  app = await buildApp({ db: api.database.db, config, clock, log: { level: "trace", stream } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const secrets = new Set<string>([
  ...Object.values(person),
  ...Object.values(billing),
  newPassword,
  "Canary Message",
  "canary search",
  "canary+search",
]);
const answers: string[] = [];

interface Input {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
}

const send = async ({ call }: Pick<Endpoint, "call">, input: Input = {}) => {
  const { params = {}, body, headers = {}, query = "" } = input;
  const answer = await app.inject({
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? "") + query,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
  for (const cookie of answer.cookies) if (cookie.value) secrets.add(cookie.value);
  if (answer.statusCode >= 400) answers.push(answer.body);
  return answer;
};

/** Runs every action of a shopper, with refusals and database errors in between. */
const shop = async (): Promise<void> => {
  await send(endpoints.register, { body: person });
  await send(endpoints.register, { body: { ...person, email: demoAccount.email } });
  await send(endpoints.login, { body: { ...person, password: "canary-password-0000" } });
  const login = await send(endpoints.login, { body: person });
  const { token, user } = login.json<{ token: string; user: { id: string } }>();
  secrets.add(token);
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
  const headers = {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
    "x-xsrf-token": cookies["XSRF-TOKEN"] ?? "",
    authorization: `Bearer ${token}`,
  };
  const ids = { userId: user.id };
  await send(endpoints.updateUser, { params: user, body: { ...person, phonenumber: "" }, headers });
  await send(endpoints.getUser, { params: user, headers, query: "?q=canary+search" });
  const added = await send(endpoints.addToCart, {
    body: { ...ids, productVariantId: "kanchipuram-temple-border", quantity: 1 },
    headers,
  });
  const { cartId } = added.json<{ cartId: string }>();
  const order = { billData: { ...ids, ...billing }, ...ids, products: [{ cartId, quantity: 1 }] };
  await send(endpoints.checkout, { body: { ...order, total: 1 }, headers });
  await send(endpoints.checkout, { body: { ...order, total: "canary search" }, headers });
  await send(endpoints.sendContact, {
    body: {
      name: "Canary Kanakalatha",
      email: person.email,
      phoneNumber: person.phonenumber,
      subject: "Shipping Problem",
      comments: "Canary Message",
    },
  });
  await send(endpoints.subscribe, { body: { email: person.email } });
  const asked = await send(endpoints.forgotPassword, { body: { email: person.email } });
  const browser = asked.cookies.find(({ name }) => name === "browser")?.value ?? "none";
  const sameBrowser = { cookie: `browser=${browser}` };
  const mail = (await api.mails()).findLast(({ to }) => to === person.email);
  const otp = /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "none";
  secrets.add(otp);
  await send(endpoints.verifyOtp, { body: { email: person.email, otp: "12345x" } });
  const verified = await send(endpoints.verifyOtp, {
    body: { email: person.email, otp },
    headers: sameBrowser,
  });
  const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "none";
  await send(endpoints.resetPassword, {
    body: { email: person.email, newPassword },
    headers: { cookie: `rst=${rst}` },
  });
};

const leaks = (text: string): string[] => [...secrets].filter((secret) => text.includes(secret));

test("a shopper's whole visit leaves no secret and no person in the log, nor in a refusal", async () => {
  await shop();
  expect(log).toContain("logged in");
  expect(log.split("\n").length).toBeGreaterThan(20);
  expect(answers.length).toBeGreaterThan(4);
  expect(leaks(log)).toEqual([]);
  expect(leaks(answers.join("\n"))).toEqual([]);
  console.info(
    `G18: ${secrets.size} canaries, ${leaks(log).length + leaks(answers.join("\n")).length} of them in ${log.split("\n").length} lines of the log and ${answers.length} refusals`,
  );
});

test("every step of an account is one event with its request, and every refusal another", () => {
  const lines = log
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; reqId?: string; time: number });
  for (const msg of [
    "registered",
    "log-in failed",
    "logged in",
    "profile changed",
    "code asked for",
    "code verified",
    "password reset",
  ])
    expect(lines.filter((line) => line.msg === msg)).toEqual([
      expect.objectContaining({ reqId: expect.any(String), time: expect.any(Number) }),
    ]);
  const refused = lines.filter(({ msg }) => msg === "request refused");
  expect(refused.length).toBe(answers.length);
  for (const { reqId } of refused) expect(reqId).toEqual(expect.any(String));
});

test("nor does a database that fails under it", async () => {
  const before = { log: log.length, answers: answers.length };
  for (const table of ["users", "contact_messages", "newsletter_subscriptions"]) {
    await api.db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
  }
  try {
    await send(endpoints.register, { body: { ...person, email: "canary.second@pallu.test" } });
    await send(endpoints.login, { body: person });
    await send(endpoints.subscribe, { body: { email: person.email } });
    await send(endpoints.sendContact, {
      body: {
        name: "Canary Kanakalatha",
        email: person.email,
        phoneNumber: person.phonenumber,
        subject: "Shipping Problem",
        comments: "Canary Message",
      },
    });
  } finally {
    for (const table of ["users", "contact_messages", "newsletter_subscriptions"])
      await api.db.execute(sql.raw(`alter table ${table}_gone rename to ${table}`));
  }
  const failed = answers.slice(before.answers);
  expect(failed).toHaveLength(4);
  for (const answer of failed) {
    expect(JSON.parse(answer)).toMatchObject({ message: expect.stringContaining("went wrong") });
    expect(answer).not.toMatch(/users|select|insert|relation|drizzle|\.ts|at /i);
  }
  expect(log.slice(before.log)).toContain("request failed");
  expect(leaks(log)).toEqual([]);
  expect(leaks(failed.join("\n"))).toEqual([]);
});

import { endpoints } from "@pallu/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hours, seconds } from "../../clock.ts";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi, Visitor } from "../../testing/index.ts";

const PUBLIC = "http://shop.example";

let api: TestApi;
let asha: Visitor;
let oldEmail: string;
beforeAll(async () => {
  api = await createTestApi({ seed: "none", config: { publicUrl: PUBLIC } });
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await api.newVisitor();
  oldEmail = asha.user.email;
});

const moveTo = (email: string) =>
  api.call(endpoints.updateUser, {
    params: { id: asha.user.id },
    body: { username: "Asha", phonenumber: "9876543210", email },
    as: asha,
    by: "bearer",
  });

const mailsTo = async (to: string, subject: string) =>
  (await api.mails()).filter((mail) => mail.to === to && mail.subject.includes(subject));

/** The link of the latest notice to an address. */
const linkTo = async (email: string): Promise<string> => {
  const mail = (await mailsTo(email, "was changed")).at(-1);
  return /http:\/\/shop\.example(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
};

const follow = (method: "GET" | "POST", url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method, url, headers });

const press = (url: string, site = "same-origin") =>
  follow("POST", url, {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": site,
  });

const emailOf = async (): Promise<string | undefined> =>
  (await api.db.query.users.findMany()).find(({ id }) => id === asha.user.id)?.email;

let thieves = 0;
const thief = () => `thief${thieves++}@pallu.test`;

describe("the notice of a changed address", () => {
  test("goes to the old one, and its link asks before it acts", async () => {
    const stolen = thief();
    expect((await moveTo(stolen)).status).toBe(200);
    const link = await linkTo(oldEmail);
    const page = await follow("GET", link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ "cache-control": "no-store" });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain(`action="${link}"`);
    expect(await emailOf()).toBe(stolen);
  });

  test("its button gives the address back, ends every session and every code, and works once", async () => {
    const stolen = thief();
    await moveTo(stolen);
    await api.call(endpoints.forgotPassword, { body: { email: stolen } });
    const link = await linkTo(oldEmail);
    expect((await press(link)).statusCode).toBe(200);
    expect(await emailOf()).toBe(oldEmail);
    for (const by of ["cookie", "bearer"] as const) {
      const input = { params: { id: asha.user.id }, as: asha, by };
      expect((await api.call(endpoints.getUser, input)).status).toBe(401);
    }
    const otp = /\d{6}/.exec((await mailsTo(stolen, "one-time"))[0]?.text ?? "")?.[0];
    const guess = await api.call(endpoints.verifyOtp, { body: { email: stolen, otp } });
    expect(guess.status).toBe(400);
    expect(await mailsTo(oldEmail, "again")).toHaveLength(1);
    expect((await press(link)).statusCode).toBe(400);
  });

  test("undoes a chain of changes from its start, whoever moved on since", async () => {
    await moveTo(thief());
    const link = await linkTo(oldEmail);
    await moveTo(thief());
    const last = thief();
    await moveTo(last);
    expect((await press(link)).statusCode).toBe(200);
    expect(await emailOf()).toBe(oldEmail);
  });

  test("meanwhile nobody else can take the old address, and its owner can", async () => {
    await moveTo(thief());
    const stranger = { username: "Thief", phonenumber: "1", password: "a-long-enough-one" };
    const taken = await api.call(endpoints.register, { body: { ...stranger, email: oldEmail } });
    expect(taken.status).toBe(409);
    const bina = await api.newVisitor();
    const moved = await api.call(endpoints.updateUser, {
      params: { id: bina.user.id },
      body: { username: "Bina", phonenumber: "1", email: oldEmail.toUpperCase() },
      as: bina,
    });
    expect(moved.status).toBe(409);
    expect((await moveTo(oldEmail)).status).toBe(200);
  });

  test("is good for 72 hours, and not from another site", async () => {
    const stolen = thief();
    await moveTo(stolen);
    const link = await linkTo(oldEmail);
    expect((await press(link, "cross-site")).statusCode).toBe(403);
    api.clock.advance(hours(72) + seconds(1));
    expect((await press(link)).statusCode).toBe(400);
    expect(await emailOf()).toBe(stolen);
  });

  test.each(["", "?token=", `?token=${"x".repeat(43)}`, '?token="><script>', "?token=a&token=b"])(
    "%j undoes nothing, and stands nowhere in the answer",
    async (query) => {
      const answer = await press(`/api/users/undo-email${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain("<script");
    },
  );

  test("a name or number that changes is no news", async () => {
    await moveTo(oldEmail.toUpperCase());
    expect(await mailsTo(oldEmail, "was changed")).toEqual([]);
  });
});

test("a shop that does not know its own address sends the notice without a link", async () => {
  const local = await createTestApi({ seed: "none" });
  const visitor = await local.newVisitor();
  await local.call(endpoints.updateUser, {
    params: { id: visitor.user.id },
    body: { ...visitor.user, email: "elsewhere@pallu.test" },
    as: visitor,
  });
  const notice = (await local.mails()).at(-1);
  expect(notice).toMatchObject({ to: visitor.user.email });
  expect(notice?.text).not.toContain("http");
  await local.close();
});

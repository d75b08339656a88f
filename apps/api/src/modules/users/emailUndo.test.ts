import { endpoints } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { hours, minutes, seconds } from "../../clock.ts";
import { createTestApi, newBrowser } from "../../testing/index.ts";
import type { Visitor } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { emailProofEndpoints } from "./emailProof.rules.ts";
import { users } from "../../http/auth/users.tables.ts";

const PUBLIC = "http://shop.example";

const api = openForFile(() =>
  createTestApi({ seed: "none", config: { seed: "demo", publicUrl: PUBLIC } }),
);
let asha: Visitor;
let oldEmail: string;
beforeEach(async () => {
  asha = await api.newVisitor();
  oldEmail = asha.user.email;
});

const changeTo = (email: string, by: "cookie" | "bearer" | "both" = "both") =>
  api.call(endpoints.updateUser, {
    params: { id: asha.user.id },
    body: { username: "Asha", phonenumber: "9876543210", email },
    as: asha,
    by,
    cookies: asha.cookies,
  });

const mailsTo = async (to: string, subject: string) =>
  (await api.mails()).filter((mail) => mail.to === to && mail.subject.includes(subject));

const codeTo = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(email, "Confirm")).at(-1)?.text ?? "")?.[0] ?? "";

const prove = async (email: string) =>
  api.call(emailProofEndpoints.proveEmail, {
    params: { id: asha.user.id },
    body: { otp: await codeTo(email) },
    as: asha,
  });

/** Changes the email address and proves it in the same session. */
const moveTo = async (email: string): Promise<void> => {
  expect((await changeTo(email)).status).toBe(200);
  expect((await prove(email)).status).toBe(200);
};

/** Returns the link of the latest notice to an email address. */
const linkTo = async (email: string): Promise<string> => {
  const mail = (await mailsTo(email, "Pallu account")).at(-1);
  return /http:\/\/shop\.example(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
};

const follow = (method: "GET" | "POST", url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method, url, headers });

const press = (url: string, site = "same-origin") =>
  follow("POST", url, {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": site,
  });

const stored = async () =>
  (await api.db.select().from(users)).find(({ id }) => id === asha.user.id);
const emailOf = async (): Promise<string | null | undefined> => (await stored())?.provedEmail;

const setPassword = (newPassword: string, cookies: Record<string, string>) =>
  api.app.inject({
    method: "POST",
    url: "/api/users/undo-email/password",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    cookies,
    payload: new URLSearchParams({ email: oldEmail, newPassword }).toString(),
  });

let thieves = 0;
const thief = () => `thief${thieves++}@pallu.test`;

describe("the notice of a changed email address", () => {
  test("goes to the proved one when the change is asked for, and its link asks before it acts", async () => {
    const stolen = thief();
    expect((await changeTo(stolen)).status).toBe(200);
    const link = await linkTo(oldEmail);
    const page = await follow("GET", link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ "cache-control": "no-store" });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain(`action="${link}"`);
    expect(await stored()).toMatchObject({ email: stolen, provedEmail: oldEmail });
  });

  test("goes to it again, with a new link, when the other one is proved", async () => {
    const stolen = thief();
    await changeTo(stolen);
    const first = await linkTo(oldEmail);
    expect((await prove(stolen)).status).toBe(200);
    const second = await linkTo(oldEmail);
    expect(second).not.toBe(first);
    expect(await emailOf()).toBe(stolen);
    expect((await press(second)).statusCode).toBe(200);
    expect(await emailOf()).toBe(oldEmail);
  });

  test("its button gives the email address back, ends every session and every code", async () => {
    const stolen = thief();
    await moveTo(stolen);
    const browser = newBrowser();
    await api.call(endpoints.forgotPassword, { body: { email: stolen }, cookies: browser });
    const link = await linkTo(oldEmail);
    expect((await press(link)).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ email: oldEmail, provedEmail: oldEmail });
    for (const by of ["cookie", "bearer"] as const) {
      const input = { params: { id: asha.user.id }, as: asha, by };
      expect((await api.call(endpoints.getUser, input)).status).toBe(401);
    }
    const otp = /\d{6}/.exec((await mailsTo(stolen, "one-time"))[0]?.text ?? "")?.[0];
    expect(otp).toBeDefined();
    const body = { email: stolen, otp };
    const guess = await api.call(endpoints.verifyOtp, { body, cookies: browser });
    expect(guess.status).toBe(400);
    expect(await mailsTo(oldEmail, "again")).toHaveLength(1);
  });

  test("a thief who set a password of his own is out, and the owner sets one on the same page", async () => {
    const stolen = thief();
    await moveTo(stolen);
    const browser = newBrowser();
    await api.call(endpoints.forgotPassword, { body: { email: stolen }, cookies: browser });
    const otp = /\d{6}/.exec((await mailsTo(stolen, "one-time"))[0]?.text ?? "")?.[0];
    const verified = await api.call(endpoints.verifyOtp, {
      body: { email: stolen, otp },
      cookies: browser,
    });
    const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "";
    const theirs = { email: stolen, newPassword: "thief-thief-thief" };
    const reset = await api.call(endpoints.resetPassword, { body: theirs, cookies: { rst } });
    expect(reset.status).toBe(200);

    const undone = await press(await linkTo(oldEmail));
    for (const email of [stolen, oldEmail])
      for (const password of ["thief-thief-thief", "visitor-1-password"])
        expect((await api.call(endpoints.login, { body: { email, password } })).status).toBe(401);

    const ticket = undone.cookies.find(({ name }) => name === "rst")?.value ?? "";
    expect(undone.body).toContain('type="password"');
    const form = (newPassword: string, cookies: Record<string, string> = { rst: ticket }) =>
      setPassword(newPassword, cookies);
    expect((await form("owner-owner-owner", {})).statusCode).toBe(400);
    const short = await form("x");
    expect(short.statusCode).toBe(400);
    expect(short.body).toContain("at least 8 characters");
    expect((await form("owner-owner-owner")).statusCode).toBe(200);
    expect((await api.login(oldEmail, "owner-owner-owner")).user.id).toBe(asha.user.id);
    expect((await form("another-password")).statusCode).toBe(400);
  });

  test("a press that is sent again is answered as the first time, until a new password is set", async () => {
    await moveTo(thief());
    const link = await linkTo(oldEmail);
    const answers = await Promise.all([press(link), press(link)]);
    answers.push(await press(link));
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([200, answers[0]?.body]);
    expect(await mailsTo(oldEmail, "again")).toHaveLength(1);
    const tickets = answers.map(
      ({ cookies }) => cookies.find(({ name }) => name === "rst")?.value ?? "",
    );
    expect((await setPassword("owner-owner-owner", { rst: tickets[2]! })).statusCode).toBe(200);
    for (const rst of tickets.slice(0, 2))
      expect((await setPassword("another-password", { rst })).statusCode).toBe(400);
    expect((await press(link)).statusCode).toBe(400);
    expect((await api.login(oldEmail, "owner-owner-owner")).user.id).toBe(asha.user.id);
  });

  test("a press that is sent again after the ticket's lifetime undoes nothing", async () => {
    await moveTo(thief());
    const link = await linkTo(oldEmail);
    expect((await press(link)).statusCode).toBe(200);
    api.clock.advance(minutes(15));
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

  test("an email address that another account proved meanwhile is reported, and nothing changes", async () => {
    const stolen = thief();
    await moveTo(stolen);
    const bina = await api.newVisitor();
    await api.db
      .update(users)
      .set({ email: oldEmail, provedEmail: oldEmail })
      .where(eq(users.id, bina.user.id));
    const answer = await press(await linkTo(oldEmail));
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      expect.stringContaining("Another account has this email address"),
    ]);
    expect(await emailOf()).toBe(stolen);
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

  test("an email address in another case is the same one", async () => {
    await changeTo(oldEmail.toUpperCase());
    expect(await mailsTo(oldEmail, "another email")).toEqual([]);
  });

  test("an email address that was never proved gets none", async () => {
    asha = await api.newVisitor({ isProved: false });
    const { email } = asha.user;
    const mine = thief();
    await changeTo(mine);
    expect((await prove(mine)).status).toBe(200);
    expect(await emailOf()).toBe(mine);
    expect((await api.mails()).filter(({ to }) => to === email)).toMatchObject([
      { subject: "Welcome to Pallu" },
    ]);
  });
});

test("a shop that does not know its own URL sends the notice without a link", async () => {
  const local = await createTestApi({ seed: "none", config: { seed: "demo", host: "0.0.0.0" } });
  const visitor = await local.newVisitor();
  await local.call(endpoints.updateUser, {
    params: { id: visitor.user.id },
    body: { ...visitor.user, email: "elsewhere@pallu.test" },
    as: visitor,
  });
  const notice = (await local.mails()).findLast(({ to }) => to === visitor.user.email);
  expect(notice?.subject).toBe("Your Pallu account is to have another email address");
  expect(notice?.text).not.toContain("http");
  await local.close();
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hours, minutes, seconds } from "../../clock.ts";
import { loginAttempts } from "../../http/auth/users.tables.ts";
import { csrfTokenOf } from "../../http/csrf.ts";
import { createTestApi } from "../../testing/index.ts";
import { openTestStaffSession } from "../../testing/deskStaff.ts";
import type { StaffMember, TestApi } from "../../testing/index.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { inviteAgain, inviteStaff } from "./deskInvitations.service.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";
import { totpCodeOf } from "./secondFactor.rules.ts";

const { getDeskSession, signIn, signOut, confirmSession, replaceRecoveryCodes } =
  deskPeopleEndpoints;
const { openInvitation, acceptInvitation, listStaff } = deskPeopleEndpoints;

/** What a page of the desk sends without a session. */
const page = { headers: { "sec-fetch-site": "same-origin", "user-agent": "Firefox/140.0 Linux" } };
const operator = { kind: "operator", name: "asha" } as const;
const PASSWORD = "six-yards-of-silk";

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ seed: "none" });
});
afterEach(() => api.close());

const changeContext = () => ({ db: api.db, clock: api.clock, config: api.config });

const tokenOf = (link: string): string => new URL(link).hash.replace("#token=", "");

const invite = async (email = "asha@shop.example", role: "owner" | "staff" = "owner") => {
  const outcome = await inviteStaff(changeContext(), { email, role }, operator);
  if (outcome.kind !== "invited") throw new Error(outcome.kind);
  return tokenOf(outcome.link);
};

const open = (token: string) => api.call(openInvitation, { ...page, body: { token } });

const secretOf = async (token: string): Promise<string> => {
  const { body } = await open(token);
  return (body as { secret: string }).secret;
};

const accept = async (token: string, change: Record<string, string> = {}, secret?: string) =>
  api.call(acceptInvitation, {
    ...page,
    body: {
      token,
      name: "Asha Rao",
      password: PASSWORD,
      code: totpCodeOf(secret ?? (await secretOf(token)), api.clock.now()),
      ...change,
    },
  });

const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

const signInAs = (
  member: StaffMember,
  change: Record<string, string> = {},
  cookies: Record<string, string> = {},
) =>
  api.call(signIn, {
    ...page,
    cookies,
    body: {
      email: member.email,
      password: member.password,
      code: member.code(api.clock.now()),
      ...change,
    },
  });

const actions = async () => (await api.db.select().from(auditEntries)).map(({ action }) => action);

describe("an invitation", () => {
  test("of the first owner opens the pages of the invitation alone, and the desk once it is accepted", async () => {
    const session = () => api.call(getDeskSession, page);
    const list = () => api.call(listStaff, page);
    expect(await api.app.deskState("localhost")).toBe("closed");
    expect([(await session()).status, (await list()).status]).toEqual([404, 404]);
    const token = await invite();
    expect(await api.app.deskState("localhost")).toBe("invited");
    expect(await session()).toMatchObject({ status: 200, body: { signedIn: false } });
    expect((await list()).status).toBe(404);
    expect((await api.call(signIn, { ...page, body: {} })).status).toBe(404);
    const accepted = await accept(token);
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        signedIn: true,
        staff: { email: "asha@shop.example", name: "Asha Rao", role: "owner" },
        recoveryCodesLeft: 10,
        shop: {
          name: "localhost",
          url: "http://localhost:3000",
          currency: "INR",
          timeZone: "Asia/Kolkata",
        },
      },
    });
    expect(new Set((accepted.body as { recoveryCodes: string[] }).recoveryCodes).size).toBe(10);
    expect(await api.app.deskState("localhost")).toBe("open");
    expect((await list()).status).toBe(401);
    const { desk = "" } = cookiesOf(accepted);
    const signedIn = await api.call(getDeskSession, { ...page, cookies: { desk } });
    expect(signedIn.body).toMatchObject({ signedIn: true, token: csrfTokenOf(desk) });
    expect(await actions()).toEqual(["desk:invite", "desk:accept"]);
  });

  test("shows the same second factor each time, and stays open until it is accepted", async () => {
    const token = await invite();
    const first = await open(token);
    expect(first).toMatchObject({
      status: 200,
      body: { email: "asha@shop.example", role: "owner" },
    });
    const { secret, otpauthUrl } = first.body as { secret: string; otpauthUrl: string };
    const url = new URL(otpauthUrl);
    expect([url.protocol, url.searchParams.get("secret")]).toEqual(["otpauth:", secret]);
    expect(decodeURIComponent(url.pathname)).toContain("localhost:asha@shop.example");
    expect((await open(token)).body).toEqual(first.body);
  });

  test("works once, for 30 minutes, and not with another token", async () => {
    const [used, late] = [await invite(), await invite("late@shop.example")];
    const secret = await secretOf(used);
    expect((await accept(used, {}, secret)).status).toBe(200);
    api.clock.advance(minutes(1));
    expect(await accept(used, {}, secret)).toMatchObject({
      status: 410,
      body: { code: "used_invitation" },
    });
    expect((await open(used)).body).toMatchObject({ code: "used_invitation" });
    api.clock.advance(minutes(29));
    expect(await open(late)).toMatchObject({ status: 410, body: { code: "expired_invitation" } });
    expect(await open("a".repeat(43))).toMatchObject({
      status: 404,
      body: { code: "unknown_invitation" },
    });
  });

  test("pressed twice at once makes one member of staff", async () => {
    const token = await invite();
    const secret = await secretOf(token);
    const answers = await Promise.all([accept(token, {}, secret), accept(token, {}, secret)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await actions()).toEqual(["desk:invite", "desk:accept"]);
  });

  test("is replaced by a newer one of the same address", async () => {
    const older = await invite();
    const newer = await invite("Asha@shop.example");
    expect((await open(older)).status).toBe(404);
    expect((await open(newer)).status).toBe(200);
  });

  test.each([
    ["a wrong code", { code: "000000" }, 422, "wrong_code"],
    ["a weak password", { password: "password" }, 400, "weak_password"],
    ["its address as password", { password: "asha@shop.example" }, 400, "weak_password"],
    ["no name", { name: " " }, 422, "invalid"],
  ])("with %s is refused and stays open", async (_what, change, status, code) => {
    const token = await invite();
    expect(await accept(token, change)).toMatchObject({ status, body: { code } });
    expect((await open(token)).status).toBe(200);
  });

  test.each([-5, 5])(
    "on a phone that is %d minutes off says the server's time, and no recovery code, until a right code comes",
    async (off) => {
      const token = await invite();
      const secret = await secretOf(token);
      api.clock.set(new Date("2026-01-15T10:00:07.000Z"));
      const now = api.clock.now();
      const code = totpCodeOf(secret, new Date(now.getTime() + minutes(off)));
      const { status, body } = await accept(token, { code }, secret);
      expect([status, body]).toMatchObject([422, { code: "wrong_code" }]);
      const { message } = body as { message: string };
      expect(message).toContain("15:30:07");
      expect(message).toContain("ask who runs the shop to set its clock");
      expect(message).not.toContain("recovery");
      expect((await accept(token, {}, secret)).status).toBe(200);
    },
  );

  test("whose acceptance was answered for want of time stays open, as nobody saw the recovery codes", async () => {
    const token = await invite();
    const secret = await secretOf(token);
    const check = vi.spyOn(AbortSignal.prototype, "throwIfAborted").mockImplementation(() => {
      throw new DOMException("This operation was aborted", "AbortError");
    });
    const { status } = await accept(token, {}, secret);
    check.mockRestore();
    expect(status).toBe(500);
    expect((await accept(token, {}, secret)).status).toBe(200);
  });
});

describe("signing in", () => {
  test("needs e-mail address, password and code, and ends an earlier session of the browser", async () => {
    const asha = await api.staff("owner");
    const answer = await signInAs(asha, { email: ` ${asha.email.toUpperCase()} ` }, asha.cookies);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        signedIn: true,
        staff: { id: asha.id, role: "owner" },
        endsAt: new Date(api.clock.now().getTime() + hours(24)).toISOString(),
        confirmedUntil: new Date(api.clock.now().getTime() + minutes(10)).toISOString(),
      },
    });
    expect((await api.call(listStaff, { as: asha })).status).toBe(401);
    const { desk = "" } = cookiesOf(answer);
    expect((await api.call(listStaff, { ...page, cookies: { desk } })).status).toBe(200);
  });

  test("says one thing for every wrong sign-in, and that the code is wrong to who has the password", async () => {
    const asha = await api.staff("owner");
    const wrong = await signInAs(asha, { password: "another-password" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_login" } });
    const unknown = await signInAs(asha, { email: "nobody@shop.example" });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    const both = await signInAs(asha, { password: "another-password", code: "000000" });
    expect(both.body).toEqual(wrong.body);
    expect(await signInAs(asha, { code: "000000" })).toMatchObject({
      status: 401,
      body: { code: "wrong_code" },
    });
  });

  test("a code works once", async () => {
    const asha = await api.staff("owner");
    expect((await signInAs(asha)).status).toBe(200);
    expect((await signInAs(asha)).body).toMatchObject({ code: "wrong_code" });
    api.clock.advance(seconds(30));
    expect((await signInAs(asha)).status).toBe(200);
    const earlier = asha.code(new Date(api.clock.now().getTime() - seconds(30)));
    expect((await signInAs(asha, { code: earlier })).body).toMatchObject({ code: "wrong_code" });
  });

  test.each([-30, 30])("a clock that is %d seconds off works", async (off) => {
    const asha = await api.staff("owner");
    const code = asha.code(new Date(api.clock.now().getTime() + seconds(off)));
    expect((await signInAs(asha, { code })).status).toBe(200);
  });

  test.each([-5, 5])("a clock that is %d minutes off learns the server's time", async (off) => {
    const asha = await api.staff("owner");
    api.clock.set(new Date("2026-01-15T10:00:07.000Z"));
    const code = asha.code(new Date(api.clock.now().getTime() + minutes(off)));
    const { status, body } = await signInAs(asha, { code });
    expect([status, body]).toMatchObject([401, { code: "wrong_code" }]);
    expect((body as { message: string }).message).toContain("15:30:07");
    const stranger = await signInAs(asha, { code, password: "another-password" });
    expect((stranger.body as { message: string }).message).not.toContain("15:30:07");
  });

  test("works after the server's clock was put back", async () => {
    const asha = await api.staff("owner");
    api.clock.advance(hours(5));
    expect((await signInAs(asha)).status).toBe(200);
    api.clock.advance(-hours(5));
    expect((await signInAs(asha)).status).toBe(200);
    expect((await signInAs(asha)).body).toMatchObject({ code: "wrong_code" });
  });

  test("takes each recovery code once, however it is written", async () => {
    const asha = await api.staff("owner");
    const [first = "", second = ""] = asha.recoveryCodes;
    expect(await signInAs(asha, { code: first })).toMatchObject({
      status: 200,
      body: { recoveryCodesLeft: 9 },
    });
    expect((await signInAs(asha, { code: first })).body).toMatchObject({ code: "wrong_code" });
    const typed = second.toLowerCase().replaceAll("-", " ");
    expect((await signInAs(asha, { code: typed })).status).toBe(200);
  });

  test("from a new browser is told by mail, and from a known one is not", async () => {
    const asha = await api.staff("owner");
    const first = await signInAs(asha);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ to: asha.email, subject: "New sign-in to the desk of localhost" });
    expect(mail?.text).toContain("15 January 2026 at 15:30:00 in India, with Firefox on Linux");
    api.clock.advance(seconds(30));
    const { "desk-browser": browser = "" } = cookiesOf(first);
    expect((await signInAs(asha, {}, { "desk-browser": browser })).status).toBe(200);
    expect(await api.mails()).toHaveLength(1);
  });

  test("ends at once for a disabled member of staff, who reads the same as a stranger", async () => {
    const asha = await api.staff("owner");
    const bina = await api.staff("staff");
    await api.call(deskPeopleEndpoints.disableStaff, { as: asha, params: { staffId: bina.id } });
    expect(await api.call(getDeskSession, { as: bina })).toMatchObject({
      body: { signedIn: false },
    });
    expect((await signInAs(bina)).body).toMatchObject({ code: "wrong_login" });
  });
});

describe("guesses", () => {
  let slow: TestApi;
  beforeEach(async () => {
    slow = await createTestApi({ seed: "none", config: { rateLimitFactor: 1 } });
  });
  afterEach(() => slow.close());

  const guess = (member: StaffMember, cookies: Record<string, string> = {}) =>
    slow.call(signIn, {
      ...page,
      cookies,
      body: { email: member.email, password: "a-wrong-guess", code: "123456" },
    });

  test("are slowed down by account, and do not stop a browser that it knows", async () => {
    const asha = await slow.staff("owner");
    const known = await slow.call(signIn, {
      ...page,
      body: {
        email: asha.email,
        password: asha.password,
        code: asha.code(slow.clock.now()),
      },
    });
    const { "desk-browser": browser = "" } = cookiesOf(known);
    const found: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) found.push((await guess(asha)).status);
    expect(found).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess(asha, { "desk-browser": browser })).status).toBe(401);
  });

  test("lock an account after a hundred, which leaves one entry", async () => {
    const asha = await slow.staff("owner");
    await guess(asha);
    await slow.db.update(loginAttempts).set({ count: 100 });
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await guess(asha)).toMatchObject({ status: 429, body: { code: "locked" } });
    const entries = await slow.db.select().from(auditEntries);
    expect(entries).toMatchObject([{ action: "desk:locked", target: `staff ${asha.email}` }]);
  });
});

describe("a session", () => {
  test("can be confirmed by a code for ten minutes", async () => {
    const asha = await api.staff("owner");
    api.clock.advance(minutes(11));
    const params = { staffId: asha.id };
    const end = () => api.call(deskPeopleEndpoints.endStaffSessions, { as: asha, params });
    expect(await end()).toMatchObject({ status: 403, body: { code: "confirm_required" } });
    const confirm = (code: string) => api.call(confirmSession, { as: asha, body: { code } });
    expect(await confirm("000000")).toMatchObject({ status: 422, body: { code: "wrong_code" } });
    expect(await confirm(asha.code(api.clock.now()))).toMatchObject({
      status: 200,
      body: { confirmedUntil: new Date(api.clock.now().getTime() + minutes(10)).toISOString() },
    });
    expect((await end()).status).toBe(200);
  });

  test("is over after signing out, and signing out twice is no error", async () => {
    const asha = await api.staff("owner");
    const answer = await api.call(signOut, { as: asha });
    expect(answer).toMatchObject({ status: 200, body: { signedIn: false } });
    expect(answer.cookies).toEqual([{ name: "desk", value: "" }]);
    expect((await api.call(listStaff, { as: asha })).status).toBe(401);
    expect((await api.call(signOut, { as: asha })).status).toBe(200);
  });

  test("and all others of the same person end at once, without a scope or the second factor", async () => {
    const [asha, other] = [await api.staff("staff"), await api.staff("owner")];
    const now = api.clock.now();
    const times = { createdAt: now, seenAt: now, confirmedAt: now };
    const elsewhere = await openTestStaffSession(api.db, asha, times);
    api.clock.advance(minutes(11));
    const answer = await api.call(deskPeopleEndpoints.signOutEverywhere, { as: asha });
    expect(answer).toMatchObject({ status: 200, body: { signedIn: false } });
    expect(answer.cookies).toEqual([{ name: "desk", value: "" }]);
    for (const session of [asha, elsewhere])
      expect((await api.call(getDeskSession, { as: session })).body).toEqual({ signedIn: false });
    expect((await api.call(listStaff, { as: other })).status).toBe(200);
    expect(await api.db.select().from(auditEntries)).toMatchObject([
      { actor: asha.email, action: "desk:signout", before: { sessions: 2 } },
    ]);
  });

  test("can replace the recovery codes", async () => {
    const asha = await api.staff("staff");
    const { body } = await api.call(replaceRecoveryCodes, { as: asha });
    const [code = ""] = (body as { recoveryCodes: string[] }).recoveryCodes;
    expect((await signInAs(asha, { code: asha.recoveryCodes[0] ?? "" })).status).toBe(401);
    expect((await signInAs(asha, { code })).status).toBe(200);
  });
});

test("a new invitation for a lost second factor replaces both factors and ends all sessions", async () => {
  const asha = await api.staff("owner");
  const outcome = await inviteAgain(changeContext(), { staffId: asha.id }, operator);
  if (outcome.kind !== "invited") throw new Error(outcome.kind);
  const [mail] = await api.mails();
  expect(mail).toMatchObject({ to: asha.email });
  expect(mail?.text).not.toContain(tokenOf(outcome.link));
  // Both factors are valid until the link is used.
  expect((await signInAs(asha)).status).toBe(200);
  const accepted = await accept(tokenOf(outcome.link));
  expect(accepted).toMatchObject({ status: 200, body: { staff: { id: asha.id, role: "owner" } } });
  expect((await api.call(listStaff, { as: asha })).status).toBe(401);
  api.clock.advance(seconds(30));
  expect((await signInAs(asha)).body).toMatchObject({ code: "wrong_login" });
  expect((await signInAs(asha, { password: PASSWORD })).body).toMatchObject({
    code: "wrong_code",
  });
});

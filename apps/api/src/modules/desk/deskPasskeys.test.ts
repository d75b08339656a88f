import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "../../clock.ts";
import { loginAttempts } from "../../http/auth/users.tables.ts";
import { staffChallenges, staffPasskeys } from "../../http/auth/staff.tables.ts";
import { createTestApi } from "../../testing/index.ts";
import type { StaffMember, TestApi } from "../../testing/index.ts";
import { createSoftPasskey } from "../../testing/softPasskey.ts";
import type { SoftPasskey } from "../../testing/softPasskey.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { inviteAgain } from "./deskInvitations.service.ts";
import { deskPasskeyEndpoints } from "./deskPasskeys.rules.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";
import { totpCodeOf } from "./secondFactor.rules.ts";

const { askForPasskey, signInByPasskey, askToConfirm, confirmByPasskey } = deskPasskeyEndpoints;
const { listPasskeys, askForNewPasskey, addPasskey, renamePasskey, removePasskey } =
  deskPasskeyEndpoints;
const { getDeskSession, endStaffSessions, disableStaff, enableStaff } = deskPeopleEndpoints;

/** What a page of the desk sends without a session. */
const page = { headers: { "sec-fetch-site": "same-origin", "user-agent": "Firefox/140.0 Linux" } };

let api: TestApi;
let asha: StaffMember;
beforeEach(async () => {
  api = await createTestApi({ seed: "none" });
  asha = await api.staff("owner");
});
afterEach(() => api.close());

type Change = Partial<Parameters<SoftPasskey["use"]>[0]>;

const challengeOf = ({ body }: { body: unknown }): string =>
  (body as { challenge: string }).challenge;

/** Adds a passkey as the settings do. */
const add = async (
  member = asha,
  passkey = createSoftPasskey(),
  change: Change & { name?: string } = {},
) => {
  const { name = "My phone", ...rest } = change;
  const challenge = challengeOf(await api.call(askForNewPasskey, { as: member }));
  const body = { ...passkey.create({ challenge, ...rest }), name };
  return { passkey, body, answer: await api.call(addPasskey, { as: member, body }) };
};

/** Opens the sign-in in a browser. Returns the challenge and the browser's cookie. */
const openSignIn = async () => {
  const answer = await api.call(askForPasskey, page);
  const [{ name, value } = { name: "", value: "" }] = answer.cookies;
  return { challenge: challengeOf(answer), cookies: { [name]: value } };
};

const signIn = async (passkey: SoftPasskey, change: Change = {}, by = api) => {
  const { challenge, cookies } = await openSignIn();
  return by.call(signInByPasskey, {
    ...page,
    cookies,
    body: passkey.use({ challenge, ...change }),
  });
};

const confirm = async (passkey: SoftPasskey, change: Change = {}, member = asha) => {
  const challenge = challengeOf(await api.call(askToConfirm, { as: member }));
  return api.call(confirmByPasskey, { as: member, body: passkey.use({ challenge, ...change }) });
};

const entries = async () =>
  (await api.db.select().from(auditEntries)).map(({ actor, action, before, after }) => ({
    actor,
    action,
    before,
    after,
  }));

const refused = (status: number, code: string) => ({ status, body: { code } });

describe("a passkey", () => {
  test("signs in without password and code, and counts as confirmed", async () => {
    const { passkey, answer } = await add();
    expect(answer).toMatchObject({
      status: 200,
      body: { passkeys: [{ name: "My phone", usedAt: null, site: null }] },
    });
    api.clock.advance(minutes(60));
    const signedIn = await signIn(passkey);
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        signedIn: true,
        staff: { id: asha.id },
        passkeys: 1,
        confirmedUntil: new Date(api.clock.now().getTime() + minutes(10)).toISOString(),
      },
    });
    const desk = signedIn.cookies.find(({ name }) => name === "desk")?.value ?? "";
    expect(await api.call(getDeskSession, { ...page, cookies: { desk } })).toMatchObject({
      body: { signedIn: true },
    });
    expect(await api.call(listPasskeys, { as: asha })).toMatchObject({
      body: { passkeys: [{ usedAt: api.clock.now().toISOString() }] },
    });
    const texts = (await api.mails()).map(({ subject }) => subject);
    expect(texts).toContain("New sign-in to the desk of localhost");
  });

  test("is asked for by options that demand the device's check of who uses it", async () => {
    const { passkey } = await add();
    const options = await api.call(askForNewPasskey, { as: asha });
    expect(options.body).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: "localhost", name: "localhost" },
      user: { name: asha.email },
      excludeCredentials: [{ id: passkey.id, type: "public-key", transports: ["internal"] }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect((await api.call(askForPasskey, page)).body).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
      allowCredentials: [],
    });
    expect((await api.call(askToConfirm, { as: asha })).body).toMatchObject({
      allowCredentials: [{ id: passkey.id }],
    });
  });

  test("confirms a session for ten minutes", async () => {
    const { passkey } = await add();
    api.clock.advance(minutes(11));
    const end = () => api.call(endStaffSessions, { as: asha, params: { staffId: asha.id } });
    expect(await end()).toMatchObject(refused(403, "confirm_required"));
    expect(await confirm(passkey)).toMatchObject({
      status: 200,
      body: { confirmedUntil: new Date(api.clock.now().getTime() + minutes(10)).toISOString() },
    });
    expect((await end()).status).toBe(200);
  });

  test("is added and removed only by who has confirmed lately", async () => {
    const { body, answer } = await add();
    const [{ id } = { id: "" }] = (answer.body as { passkeys: { id: string }[] }).passkeys;
    api.clock.advance(minutes(11));
    const confirmRequired = refused(403, "confirm_required");
    expect(await api.call(askForNewPasskey, { as: asha })).toMatchObject(confirmRequired);
    expect(await api.call(addPasskey, { as: asha, body })).toMatchObject(confirmRequired);
    const params = { passkeyId: id };
    expect(await api.call(removePasskey, { as: asha, params })).toMatchObject(confirmRequired);
    const renamed = await api.call(renamePasskey, { as: asha, params, body: { name: " Laptop " } });
    expect(renamed).toMatchObject({ status: 200, body: { passkeys: [{ id, name: "Laptop" }] } });
  });

  test("leaves a mail and an entry when it is added and when it is removed", async () => {
    const { answer } = await add();
    const [{ id } = { id: "" }] = (answer.body as { passkeys: { id: string }[] }).passkeys;
    const params = { passkeyId: id };
    expect(await api.call(removePasskey, { as: asha, params })).toMatchObject({
      status: 200,
      body: { passkeys: [] },
    });
    expect(await api.call(removePasskey, { as: asha, params })).toMatchObject(
      refused(404, "unknown_passkey"),
    );
    const mails = await api.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [asha.email, "A passkey was added at the desk of localhost"],
      [asha.email, "A passkey was removed at the desk of localhost"],
    ]);
    expect(mails[0]?.text).toContain('the passkey "My phone" was added');
    expect(await entries()).toEqual([
      {
        actor: asha.email,
        action: "desk:passkey-add",
        before: { passkeys: 0 },
        after: { passkeys: 1 },
      },
      {
        actor: asha.email,
        action: "desk:passkey-remove",
        before: { passkeys: 1 },
        after: { passkeys: 0 },
      },
    ]);
  });

  test("that was added, and whose answer was lost, is not added again", async () => {
    const { body, answer } = await add();
    expect(await api.call(addPasskey, { as: asha, body })).toMatchObject({
      status: 200,
      body: answer.body as object,
    });
    expect(await api.mails()).toHaveLength(1);
  });

  test("belongs to one member of staff: others can neither see, rename, remove nor use it", async () => {
    const bina = await api.staff("owner");
    const { passkey, answer } = await add();
    const [{ id } = { id: "" }] = (answer.body as { passkeys: { id: string }[] }).passkeys;
    const params = { passkeyId: id };
    expect((await api.call(listPasskeys, { as: bina })).body).toEqual({ passkeys: [] });
    const unknown = refused(404, "unknown_passkey");
    expect(
      await api.call(renamePasskey, { as: bina, params, body: { name: "Mine" } }),
    ).toMatchObject(unknown);
    expect(await api.call(removePasskey, { as: bina, params })).toMatchObject(unknown);
    expect(await confirm(passkey, {}, bina)).toMatchObject(refused(422, "wrong_passkey"));
    expect((await add(bina, passkey)).answer).toMatchObject(refused(422, "wrong_passkey"));
    expect((await confirm(passkey)).status).toBe(200);
  });

  test("works while guesses of the password have locked the account", async () => {
    const { passkey } = await add();
    await api.call(deskPeopleEndpoints.signIn, {
      ...page,
      body: { email: asha.email, password: "a-wrong-guess", code: "123456" },
    });
    await api.db.update(loginAttempts).set({ count: 1_000_000 });
    expect((await signIn(passkey)).status).toBe(200);
  });

  test("ends with a new invitation that is accepted", async () => {
    const { passkey } = await add();
    const outcome = await inviteAgain(
      { db: api.db, clock: api.clock, config: api.config },
      { staffId: asha.id },
      { kind: "operator", name: "asha" },
    );
    if (outcome.kind !== "invited") throw new Error(outcome.kind);
    expect((await signIn(passkey)).status).toBe(200);
    const token = new URL(outcome.link).hash.replace("#token=", "");
    const { body } = await api.call(deskPeopleEndpoints.openInvitation, {
      ...page,
      body: { token },
    });
    const { secret } = body as { secret: string };
    const code = totpCodeOf(secret, api.clock.now());
    const accepted = await api.call(deskPeopleEndpoints.acceptInvitation, {
      ...page,
      body: { token, name: "Asha Rao", password: "six-yards-of-silk", code },
    });
    expect(accepted).toMatchObject({ status: 200, body: { passkeys: 0 } });
    expect(await signIn(passkey)).toMatchObject(refused(401, "wrong_passkey"));
  });

  test("is one of twenty at most, also when several are added at once", async () => {
    for (let count = 0; count < 17; count++) await add();
    const bodies: unknown[] = [];
    for (let count = 0; count < 8; count++) {
      const challenge = challengeOf(await api.call(askForNewPasskey, { as: asha }));
      bodies.push({ ...createSoftPasskey().create({ challenge }), name: "My phone" });
    }
    const answers = await Promise.all(
      bodies.map((body) => api.call(addPasskey, { as: asha, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const counts = new Set((await entries()).map(({ after }) => after?.["passkeys"]));
    expect(counts).toEqual(new Set(Array.from({ length: 20 }, (_, index) => index + 1)));
    expect(await api.call(askForNewPasskey, { as: asha })).toMatchObject(
      refused(409, "too_many_passkeys"),
    );
  });
});

describe("a sign-in by passkey is refused", () => {
  test("with a removed one, with the words for one that was never known", async () => {
    const { passkey, answer } = await add();
    const [{ id } = { id: "" }] = (answer.body as { passkeys: { id: string }[] }).passkeys;
    await api.call(removePasskey, { as: asha, params: { passkeyId: id } });
    const removed = await signIn(passkey);
    expect(removed).toMatchObject(refused(401, "wrong_passkey"));
    expect((await signIn(createSoftPasskey())).body).toEqual(removed.body);
  });

  test("to a disabled member of staff, in the same words, until the access is given back", async () => {
    const bina = await api.staff("staff");
    const { passkey } = await add(bina);
    const params = { staffId: bina.id };
    await api.call(disableStaff, { as: asha, params });
    const disabled = await signIn(passkey);
    expect(disabled).toMatchObject(refused(401, "wrong_passkey"));
    expect((await signIn(createSoftPasskey())).body).toEqual(disabled.body);
    await api.call(enableStaff, { as: asha, params });
    expect((await signIn(passkey)).status).toBe(200);
  });

  test("the second time with one answer, also at once", async () => {
    const { passkey } = await add();
    const { challenge, cookies } = await openSignIn();
    const body = passkey.use({ challenge });
    const send = () => api.call(signInByPasskey, { ...page, cookies, body });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
    expect(await send()).toMatchObject(refused(401, "late_passkey"));
  });

  test("after five minutes", async () => {
    const { passkey } = await add();
    const { challenge, cookies } = await openSignIn();
    const body = passkey.use({ challenge });
    api.clock.advance(minutes(5));
    expect(await api.call(signInByPasskey, { ...page, cookies, body })).toMatchObject(
      refused(401, "late_passkey"),
    );
  });

  test("in another browser than the one that asked", async () => {
    const { passkey } = await add();
    const { challenge, cookies } = await openSignIn();
    const other = await openSignIn();
    for (const tried of [{}, other.cookies])
      expect(
        await api.call(signInByPasskey, {
          ...page,
          cookies: tried,
          body: passkey.use({ challenge }),
        }),
      ).toMatchObject(refused(401, "late_passkey"));
    const body = passkey.use({ challenge });
    expect((await api.call(signInByPasskey, { ...page, cookies, body })).status).toBe(200);
  });

  test("with a challenge that was given to confirm, or that the server never gave", async () => {
    const { passkey } = await add();
    const { cookies } = await openSignIn();
    const given = challengeOf(await api.call(askToConfirm, { as: asha }));
    for (const challenge of [given, "A".repeat(43)])
      expect(
        await api.call(signInByPasskey, { ...page, cookies, body: passkey.use({ challenge }) }),
      ).toMatchObject(refused(401, "late_passkey"));
  });

  test.each(["https://localhost:3000", "http://localhost:3001", "http://localhost.example:3000"])(
    "at the origin %s",
    async (origin) => {
      const { passkey } = await add();
      expect(await signIn(passkey, { origin })).toMatchObject({
        status: 401,
        body: {
          code: "passkey_elsewhere",
          message: expect.stringContaining("http://localhost:3000"),
        },
      });
    },
  );

  test("with the signature of another passkey, or for another site", async () => {
    const { passkey } = await add();
    const forged = { ...createSoftPasskey(), id: passkey.id };
    const { challenge, cookies } = await openSignIn();
    const body = { ...forged.use({ challenge, counter: 9 }), id: passkey.id };
    expect(await api.call(signInByPasskey, { ...page, cookies, body })).toMatchObject(
      refused(401, "wrong_passkey"),
    );
    const elsewhere = createSoftPasskey({ rpId: "shop.example" });
    expect((await add(asha, elsewhere)).answer).toMatchObject(refused(422, "wrong_passkey"));
    // The host name of the desk has changed since.
    await api.db.update(staffPasskeys).set({ rpId: "old.example" });
    expect(await signIn(passkey)).toMatchObject(refused(401, "wrong_passkey"));
    expect((await api.call(listPasskeys, { as: asha })).body).toMatchObject({
      passkeys: [{ site: "old.example" }],
    });
    expect((await api.call(getDeskSession, { as: asha })).body).toMatchObject({ passkeys: 0 });
  });

  test("with the user handle of somebody else", async () => {
    const { passkey } = await add();
    const { challenge, cookies } = await openSignIn();
    const userHandle = Buffer.from("somebody").toString("base64url");
    const body = { ...passkey.use({ challenge }), userHandle };
    expect(await api.call(signInByPasskey, { ...page, cookies, body })).toMatchObject(
      refused(401, "wrong_passkey"),
    );
  });

  test("if the device has not checked who uses it, and such a one is not added", async () => {
    const { passkey } = await add();
    expect(await signIn(passkey, { isVerified: false })).toMatchObject(
      refused(401, "unverified_passkey"),
    );
    const { answer } = await add(asha, createSoftPasskey(), { isVerified: false });
    expect(answer).toMatchObject(refused(422, "unverified_passkey"));
  });

  test("if its counter goes back or stays, which leaves one entry a day", async () => {
    const { passkey } = await add();
    expect((await signIn(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(await signIn(passkey, { counter })).toMatchObject(refused(401, "copied_passkey"));
    expect((await entries()).map(({ action }) => action)).toEqual([
      "desk:passkey-add",
      "desk:passkey-copied",
    ]);
    expect((await signIn(passkey, { counter: 8 })).status).toBe(200);
  });

  test("not for a counter that stays 0, as that of a passkey on several devices does", async () => {
    const { passkey } = await add(asha, createSoftPasskey({ counts: false }));
    for (let time = 0; time < 2; time++) expect((await signIn(passkey)).status).toBe(200);
  });

  test("with an answer that is none", async () => {
    const { passkey } = await add();
    const { challenge, cookies } = await openSignIn();
    const right = passkey.use({ challenge });
    for (const change of [
      { clientDataJSON: "AAAA" },
      { clientDataJSON: Buffer.from("null").toString("base64url") },
      { authenticatorData: "AAAA" },
      { id: "A".repeat(43) },
    ])
      expect(
        (await api.call(signInByPasskey, { ...page, cookies, body: { ...right, ...change } }))
          .status,
      ).toBe(401);
    expect(
      await api.call(signInByPasskey, { ...page, cookies, body: { ...right, signature: "?" } }),
    ).toMatchObject(refused(422, "invalid"));
  });
});

test("a challenge for a new passkey confirms nothing", async () => {
  const { passkey } = await add();
  const challenge = challengeOf(await api.call(askForNewPasskey, { as: asha }));
  const body = passkey.use({ challenge });
  expect(await api.call(confirmByPasskey, { as: asha, body })).toMatchObject(
    refused(422, "late_passkey"),
  );
});

describe("a new passkey is refused", () => {
  test("the second time, in another session and after five minutes", async () => {
    const challenge = challengeOf(await api.call(askForNewPasskey, { as: asha }));
    const bina = await api.staff("owner");
    const attempt = (member: StaffMember) =>
      api.call(addPasskey, {
        as: member,
        body: { ...createSoftPasskey().create({ challenge }), name: "Phone" },
      });
    const late = refused(422, "late_passkey");
    expect(await attempt(bina)).toMatchObject(late);
    expect((await attempt(asha)).status).toBe(200);
    expect(await attempt(asha)).toMatchObject(late);
    const next = challengeOf(await api.call(askForNewPasskey, { as: asha }));
    api.clock.advance(minutes(5));
    const body = { ...createSoftPasskey().create({ challenge: next }), name: "Phone" };
    expect(await api.call(addPasskey, { as: asha, body })).toMatchObject(late);
  });

  test("at another origin, and with an attestation that is none", async () => {
    const { answer } = await add(asha, createSoftPasskey(), { origin: "https://shop.example" });
    expect(answer).toMatchObject(refused(422, "passkey_elsewhere"));
    const challenge = challengeOf(await api.call(askForNewPasskey, { as: asha }));
    const body = {
      ...createSoftPasskey().create({ challenge }),
      attestationObject: "AAAA",
      name: "Phone",
    };
    expect(await api.call(addPasskey, { as: asha, body })).toMatchObject(
      refused(422, "wrong_passkey"),
    );
  });
});

test("challenges are stored as hashes, and deleted by the first answer", async () => {
  const { challenge, cookies } = await openSignIn();
  const [stored] = await api.db.select().from(staffChallenges);
  expect(JSON.stringify(stored)).not.toContain(challenge);
  const body = createSoftPasskey().use({ challenge });
  await api.call(signInByPasskey, { ...page, cookies, body });
  expect(await api.db.$count(staffChallenges)).toBe(0);
});

test("with DESK_URL passkeys are bound to that host", async () => {
  const config = { publicUrl: "https://shop.example", deskUrl: "https://desk.example" };
  const apart = await createTestApi({ seed: "none", config });
  const member = await apart.staff("owner");
  const caller = {
    cookies: { "__Host-desk": member.cookies["desk"] ?? "" },
    headers: { ...page.headers, host: "desk.example", "x-desk-token": member.deskToken },
  };
  const asked = await apart.call(askForNewPasskey, caller);
  expect(asked.body).toMatchObject({ rp: { id: "desk.example" } });
  const passkey = createSoftPasskey({ rpId: "desk.example" });
  const origin = "https://desk.example";
  const body = { ...passkey.create({ challenge: challengeOf(asked), origin }), name: "Phone" };
  expect((await apart.call(addPasskey, { ...caller, body })).status).toBe(200);
  const [row] = await apart.db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, member.id));
  expect(row).toMatchObject({ rpId: "desk.example", transports: ["internal"] });
  await apart.close();
});

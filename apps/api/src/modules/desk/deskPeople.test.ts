import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seconds } from "../../clock.ts";
import { createTestApi } from "../../testing/index.ts";
import type { BodyOf, StaffMember, TestApi } from "../../testing/index.ts";
import { openTestStaffSession } from "../../testing/deskStaff.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";

const { listStaff, inviteStaff, inviteAgain, setStaffRole, disableStaff, enableStaff } =
  deskPeopleEndpoints;

let api: TestApi;
let owner: StaffMember;
beforeEach(async () => {
  api = await createTestApi({ seed: "none" });
  owner = await api.staff("owner");
});
afterEach(() => api.close());

type Listed = Extract<BodyOf<typeof listStaff>, { staff: unknown }>;

const list = async (): Promise<Listed> => (await api.call(listStaff, { as: owner })).body as Listed;

const disable = (by: StaffMember, { id }: StaffMember) =>
  api.call(disableStaff, { as: by, params: { staffId: id } });

const demote = (by: StaffMember, { id }: StaffMember) =>
  api.call(setStaffRole, { as: by, params: { staffId: id }, body: { role: "staff" } });

const entries = async () =>
  (await api.db.select().from(auditEntries)).map(({ actor, action, target, before, after }) => [
    actor,
    action,
    target,
    before,
    after,
  ]);

describe("members of staff", () => {
  test("are listed with last use, sessions and open invitations", async () => {
    const now = api.clock.now();
    const clerk = await api.staff("staff");
    await api.call(listStaff, { as: clerk });
    api.clock.advance(seconds(61));
    expect((await api.call(listStaff, { as: clerk })).status).toBe(403);
    await api.call(inviteStaff, { as: owner, body: { email: "new@shop.example", role: "staff" } });
    const { staff, invitations } = await list();
    expect(staff).toMatchObject([
      { email: owner.email, role: "owner", disabledAt: null, recoveryCodesLeft: 10 },
      {
        email: clerk.email,
        role: "staff",
        seenAt: api.clock.now().toISOString(),
        sessions: [{ browser: "Firefox on Linux", createdAt: now.toISOString() }],
      },
    ]);
    expect(invitations).toMatchObject([{ email: "new@shop.example", role: "staff" }]);
  });

  test("are invited by a link with the token in its fragment", async () => {
    const { body } = await api.call(inviteStaff, {
      as: owner,
      body: { email: "new@shop.example", role: "staff" },
    });
    const { link } = body as { link: string };
    expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/invitation#token=[\w-]{43}$/);
    for (const email of [owner.email, owner.email.toUpperCase()])
      expect(
        await api.call(inviteStaff, { as: owner, body: { email, role: "owner" } }),
      ).toMatchObject({ status: 409, body: { code: "known" } });
    expect(
      await api.call(inviteStaff, { as: owner, body: { email: "nobody", role: "owner" } }),
    ).toMatchObject({
      status: 422,
      body: { message: 'The field "email" must be an email address.' },
    });
  });

  test("lose and get back their access, with an entry for each change", async () => {
    const clerk = await api.staff("staff");
    const params = { staffId: clerk.id };
    expect(await disable(owner, clerk)).toMatchObject({
      status: 200,
      body: { id: clerk.id, disabledAt: api.clock.now().toISOString(), sessions: [] },
    });
    expect((await disable(owner, clerk)).status).toBe(200);
    expect(await api.call(inviteAgain, { as: owner, params })).toMatchObject({
      status: 409,
      body: { code: "disabled" },
    });
    await api.call(enableStaff, { as: owner, params });
    await api.call(setStaffRole, { as: owner, params, body: { role: "owner", expected: "staff" } });
    const target = `staff ${clerk.email}`;
    expect(await entries()).toEqual([
      [owner.email, "desk:disable", target, { disabled: false }, { disabled: true }],
      [owner.email, "desk:enable", target, { disabled: true }, { disabled: false }],
      [owner.email, "desk:role", target, { role: "staff" }, { role: "owner" }],
    ]);
  });

  test("keep a role that somebody else has changed meanwhile", async () => {
    const clerk = await api.staff("owner");
    const body = { role: "owner", expected: "staff" };
    expect(
      await api.call(setStaffRole, { as: owner, params: { staffId: clerk.id }, body }),
    ).toMatchObject({ status: 409, body: { code: "overtaken" } });
  });

  test("that do not exist are 404", async () => {
    const params = { staffId: "nobody" };
    expect(await api.call(enableStaff, { as: owner, params })).toMatchObject({
      status: 404,
      body: { code: "unknown_staff" },
    });
  });

  test("have a new role at once, in the sessions that are open", async () => {
    const clerk = await api.staff("owner");
    expect((await api.call(listStaff, { as: clerk })).status).toBe(200);
    await demote(owner, clerk);
    expect((await api.call(listStaff, { as: clerk })).body).toMatchObject({
      code: "missing_scope",
    });
  });
});

describe("the last owner", () => {
  const lastOwner = { status: 409, body: { code: "last_owner" } };

  test("can neither be disabled nor get another role", async () => {
    await api.staff("staff");
    const gone = await api.staff("owner");
    await disable(owner, gone);
    expect(await disable(owner, owner)).toMatchObject(lastOwner);
    expect(await demote(owner, owner)).toMatchObject(lastOwner);
    expect((await list()).staff[0]).toMatchObject({ role: "owner", disabledAt: null });
  });

  test.each([
    ["disable", disable],
    ["demote", demote],
  ])("is one of two who %s each other at once", async (_what, remove) => {
    for (let round = 0; round < 3; round++) {
      const other = await api.staff("owner");
      const [first, second] = await Promise.all([remove(owner, other), remove(other, owner)]);
      const statuses = [first.status, second.status];
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const times = { createdAt: api.clock.now(), seenAt: api.clock.now() };
      const left = statuses[0] === 200 ? owner : other;
      owner = await openTestStaffSession(api.db, left, { ...times, confirmedAt: times.seenAt });
      const { staff } = await list();
      const owners = staff.filter(({ role, disabledAt }) => role === "owner" && !disabledAt);
      expect(owners.map(({ id }) => id)).toEqual([left.id]);
    }
  });
});

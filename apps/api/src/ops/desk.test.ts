import { beforeEach, expect, test } from "vitest";
import { minutes } from "../clock.ts";
import { hashSecret } from "../http/secrets.ts";
import { staff, staffInvitations, staffSessions } from "../http/auth/staff.tables.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { createStaffMember } from "../testing/deskStaff.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(() => openOpsShop({ PUBLIC_URL: "https://shop.example" }));
beforeEach(async () => {
  for (const table of [staff, staffInvitations, auditEntries, outbox]) await shop.db.delete(table);
});

const add = (role: "owner" | "staff", email: string) =>
  createStaffMember(shop.db, { role, email, now: shop.clock.now() });

const linkPattern = /^https:\/\/shop\.example\/desk\/invitation#token=(?<token>[\w-]{43})$/;

test("the link of an invitation is shown once; the database and the log have no token", async () => {
  expect((await shop.ops("desk:list")).lines).toEqual([
    "There is no member of staff: the desk is off.",
  ]);
  const { code, lines } = await shop.ops("desk:invite", "asha@shop.example", "--owner");
  expect(code).toBe(0);
  const { token = "" } = linkPattern.exec(lines[0] ?? "")?.groups ?? {};
  expect(token).not.toBe("");
  expect(lines[1]).toContain("This is the only time it is shown.");
  const stored = await shop.db.select().from(staffInvitations);
  expect(stored).toMatchObject([
    {
      tokenHash: hashSecret(token),
      email: "asha@shop.example",
      role: "owner",
      expiresAt: new Date(shop.clock.now().getTime() + minutes(30)),
    },
  ]);
  const listed = [await shop.ops("desk:list"), await shop.ops("desk:list", "--json")];
  expect(listed[0]?.lines[1]).toMatch(/^asha@shop\.example +owner +invited until /);
  const entries = await shop.db.select().from(auditEntries);
  expect(entries).toMatchObject([{ action: "desk:invite", target: "staff asha@shop.example" }]);
  for (const text of [listed, entries, stored]) expect(JSON.stringify(text)).not.toContain(token);
  for (const secret of [stored[0]?.totpSecret ?? "", stored[0]?.tokenHash ?? ""])
    expect(JSON.stringify([listed, entries])).not.toContain(secret);
});

test("DESK_URL is the address of the link", async () => {
  const apart = await openOpsShop({
    PUBLIC_URL: "https://shop.example",
    DESK_URL: "https://desk.example",
  });
  const { lines } = await apart.ops("desk:invite", "asha@shop.example", "--owner");
  expect(lines[0]).toMatch(/^https:\/\/desk\.example\/desk\/invitation#token=/);
  await apart.close();
});

test("a disabled member of staff has no session, and can be enabled again", async () => {
  const { email } = await add("owner", "asha@shop.example");
  expect((await shop.ops("desk:disable", email)).lines).toEqual([
    `${email} is disabled and signed out.`,
    "No owner is left: invite one with npx -y pnpm@12 ops desk:invite <email> --owner.",
  ]);
  expect(await shop.db.$count(staffSessions)).toBe(0);
  expect((await shop.ops("desk:list")).lines[1]).toMatch(/ owner +disabled /);
  expect((await shop.ops("desk:reset", email)).lines).toEqual([
    `${email} is disabled: npx -y pnpm@12 ops desk:enable ${email}`,
  ]);
  expect(await shop.ops("desk:enable", email)).toMatchObject({ code: 0 });
  expect((await shop.ops("desk:list")).lines[1]).toMatch(/ owner +active /);
});

test("a new invitation for a lost second factor is told by mail, without its link", async () => {
  const { email } = await add("owner", "asha@shop.example");
  const { code, lines } = await shop.ops("desk:reset", email.toUpperCase());
  expect(code).toBe(0);
  const { token = "" } = linkPattern.exec(lines[0] ?? "")?.groups ?? {};
  const mails = await shop.db.select().from(outbox);
  expect(mails).toMatchObject([{ recipient: email }]);
  expect(JSON.stringify(mails)).not.toContain(token);
});

test.each([
  [["desk:invite", "asha"], 2, "is not an email address"],
  [["desk:invite", "ravi@shop.example"], 1, "There is no owner yet: add --owner."],
  [["desk:reset", "nobody@shop.example"], 1, "is no member of staff"],
  [["desk:disable", "nobody@shop.example"], 1, "is no member of staff"],
  [["desk:enable", "nobody@shop.example"], 1, "is no member of staff"],
])("%j is refused with the reason", async (args, code, reason) => {
  const result = await shop.ops(...args);
  expect([result.code, result.lines.join("\n")]).toEqual([code, expect.stringContaining(reason)]);
});

test("who is a member of staff already is named, with what to do instead", async () => {
  const { email } = await add("owner", "asha@shop.example");
  const { lines } = await shop.ops("desk:invite", "Asha@shop.example");
  expect(lines.join("\n")).toContain("npx -y pnpm@12 ops desk:reset Asha@shop.example");
  await shop.ops("desk:disable", email);
  expect((await shop.ops("desk:invite", email)).lines.join("\n")).toContain("desk:enable");
  expect((await shop.ops("desk:disable", email)).lines).toEqual([`${email} is disabled already.`]);
});

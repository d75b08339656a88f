import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@pallu/contract/schemas";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../http/auth/users.tables.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { newsletterSubscriptions } from "../modules/messages/messages.tables.ts";
import { createTestApi, newBrowser } from "../testing/createTestApi.ts";
import type { TestApi } from "../testing/createTestApi.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";

let shop: OpsShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database, config: { rateLimitFactor: 100_000 } });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const importLines = async (command: string, lines: readonly string[], ...options: string[]) => {
  await writeFile(join(shop.folder, "people.csv"), `${lines.join("\n")}\n`);
  return shop.ops(command, join(shop.folder, "people.csv"), ...options);
};

const accountOf = async (email: string) =>
  (await shop.db.select().from(users).where(eq(users.email, email)))[0];

const shopifyHead =
  "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags";

describe("customer:import", () => {
  test("reads the export of Shopify; who has no address is left out, who is known stays as before", async () => {
    const { user } = await api.newVisitor();
    const before = await accountOf(user.email);
    const mails = (await api.mails()).length;
    const lines = [
      shopifyHead,
      `'1,Meena,Iyer,meena@example.com,yes,,'+919876543210,,no,0,0,,no,`,
      `'2,,,ravi.k@example.com,no,,,'+911234567890,no,0,0,,no,`,
      `'3,Only,Phone,,no,,,'+911234567899,no,0,0,,no,`,
      `'4,Somebody,Else,${user.email.toUpperCase()},no,,,,no,0,0,,no,`,
    ];
    const answer = [
      "Accounts: 2 new, 1 as they were.",
      "Without an email address and left out: 1.",
      "Columns that were left out: customer id, accepts email marketing, default address company, accepts sms marketing, total spent, total orders, note, tax exempt, tags.",
    ];
    expect(await importLines("customer:import", lines, "--dry-run")).toEqual({
      code: 0,
      lines: ["This is a dry run: nothing was changed.", ...answer],
    });
    expect(await accountOf("meena@example.com")).toBeUndefined();
    expect((await importLines("customer:import", lines)).lines).toEqual(answer);
    expect(await accountOf("meena@example.com")).toMatchObject({
      username: "Meena Iyer",
      phonenumber: "+919876543210",
      provedEmail: null,
    });
    expect(await accountOf("ravi.k@example.com")).toMatchObject({
      username: "ravi.k",
      phonenumber: "+911234567890",
    });
    expect(await accountOf(user.email)).toEqual(before);
    expect((await importLines("customer:import", lines)).lines[0]).toBe(
      "Accounts: 0 new, 3 as they were.",
    );
    // Nobody is told, nobody subscribes, and the audit log has no addresses.
    expect((await api.mails()).length).toBe(mails);
    expect(await shop.db.$count(newsletterSubscriptions)).toBe(0);
    const [entry] = await shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(entry).toMatchObject({ target: "accounts", after: { new: 2, kept: 1 } });
  });

  test.each([
    [
      "WooCommerce",
      "Name,Username,Last Active,Email,Orders",
      "Asha Rao,asha,2024,a1@example.com,3",
    ],
    [
      "an export of WordPress",
      "user_email,first_name,last_name,billing_phone",
      "a2@example.com,Asha,Rao,",
    ],
    ["our own columns", "name;email;phone", "Asha Rao;a3@example.com;"],
  ])("reads %s", async (_program, head, row) => {
    expect((await importLines("customer:import", [head, row])).lines[0]).toBe(
      "Accounts: 1 new, 0 as they were.",
    );
    const email = /a\d@example\.com/.exec(row)?.[0] ?? "";
    expect(await accountOf(email)).toMatchObject({ username: "Asha Rao", phonenumber: "" });
  });

  test("faults are named by file, line and column, and no account is added", async () => {
    expect(
      await importLines("customer:import", [
        "name,email,phone",
        "New,new@example.com,1",
        "Bad,bad at example.com,1",
        `${"n".repeat(201)},long@example.com,1`,
        `Long,phone@example.com,${"1".repeat(41)}`,
      ]),
    ).toEqual({
      code: 1,
      lines: [
        "people.csv, line 3, column email: 'bad at example.com' is not an email address",
        "people.csv, line 4, column name: it must be one line of at most 200 characters",
        "people.csv, line 5, column phone: it must be one line of at most 40 characters",
        "Nothing was changed.",
      ],
    });
    expect(
      (
        await importLines("customer:import", [
          "name,email",
          "One,new@example.com",
          "Two,NEW@example.com",
        ])
      ).lines[0],
    ).toBe("people.csv, line 3, column email: 'new@example.com' is already in line 2");
    expect(await accountOf("new@example.com")).toBeUndefined();
    expect((await importLines("customer:import", ["name,phone", "One,1"])).lines[0]).toBe(
      "people.csv, line 1: the column email is missing",
    );
  });
});

describe("an imported account", () => {
  const email = "lakshmi@example.com";
  const home = newBrowser();
  beforeAll(async () => {
    await importLines("customer:import", ["name,email", `Lakshmi,${email}`]);
  });

  test("answers a login as an unknown address does, with any password", async () => {
    const attempt = (address: string, password: string) =>
      api.call(endpoints.login, { body: { email: address, password } });
    const stranger = await attempt("nobody@example.com", "some-password");
    for (const password of ["some-password", "none", " ", email])
      expect(await attempt(email, password)).toMatchObject({
        status: stranger.status,
        body: stranger.body,
      });
  });

  test("does not stop a registration, and is not named by it", async () => {
    const register = (address: string) =>
      api.call(endpoints.register, {
        body: { username: "L", phonenumber: "1", email: address, password: "a-good-password" },
      });
    await importLines("customer:import", ["name,email", "Kala,kala@example.com"]);
    const [known, unknown] = [await register("kala@example.com"), await register("x@example.com")];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test("gets its password by the code of 'Forgot password', and proves its address by it", async () => {
    const sent = await api.call(endpoints.forgotPassword, { body: { email }, cookies: home });
    const unknown = await api.call(endpoints.forgotPassword, {
      body: { email: "nobody@example.com" },
      cookies: newBrowser(),
    });
    expect([sent.status, sent.body]).toEqual([unknown.status, unknown.body]);
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
    const otp = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    const verified = await api.call(endpoints.verifyOtp, { body: { email, otp }, cookies: home });
    const rst = verified.cookies.find(({ name }) => name === "rst")?.value ?? "";
    const reset = await api.call(endpoints.resetPassword, {
      body: { email, newPassword: "her-own-password" },
      cookies: { rst },
    });
    expect(reset).toMatchObject({ status: 200, body: { message: "Password reset successfully" } });
    const { user } = await api.login(email, "her-own-password");
    expect(user).toMatchObject({ username: "Lakshmi", email });
    expect(await accountOf(email)).toMatchObject({ provedEmail: email });
  });
});

describe("newsletter:import", () => {
  const stored = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (
        await shop.db
          .select()
          .from(newsletterSubscriptions)
          .orderBy(asc(newsletterSubscriptions.email))
      ).map(({ email, createdAt }) => [email, createdAt.toISOString()]),
    );

  test("keeps the day of consent, and leaves out who has none", async () => {
    await shop.db.delete(newsletterSubscriptions);
    const lines = [
      "email,consented_at",
      "a@example.com,2024-03-31",
      "b@example.com,2024-03-31 10:00",
      "c@example.com,2024-03-31 10:00:30 +0000",
      "d@example.com,2024-03-31T10:00:30Z",
      "e@example.com,",
    ];
    expect((await importLines("newsletter:import", lines, "--dry-run")).lines).toEqual([
      "This is a dry run: nothing was changed.",
      "Subscribers: 4 new, 0 as they were.",
      "Without a day of consent and left out: 1.",
    ]);
    expect(await stored()).toEqual({});
    expect((await importLines("newsletter:import", lines)).code).toBe(0);
    const first = await stored();
    expect(first).toEqual({
      "a@example.com": "2024-03-30T18:30:00.000Z",
      "b@example.com": "2024-03-31T04:30:00.000Z",
      "c@example.com": "2024-03-31T10:00:30.000Z",
      "d@example.com": "2024-03-31T10:00:30.000Z",
    });
    expect(
      (
        await importLines("newsletter:import", [
          "email,consented_at",
          "A@example.com,2020-01-01",
          "f@example.com,2020-01-01",
        ])
      ).lines,
    ).toEqual(["Subscribers: 1 new, 1 as they were."]);
    expect(await stored()).toMatchObject(first);
  });

  test("reads Mailchimp and Shopify, and leaves out who has unsubscribed or not consented", async () => {
    await shop.db.delete(newsletterSubscriptions);
    expect(
      (
        await importLines("newsletter:import", [
          "Email Address,First Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME",
          "a@example.com,A,2,2023-01-02 03:04:05,2023-02-02 03:04:05,",
          "b@example.com,B,2,2023-01-02 03:04:05,,",
          "c@example.com,C,2,2023-01-02 03:04:05,,2024-01-01 00:00:00",
        ])
      ).lines,
    ).toEqual([
      "Subscribers: 2 new, 0 as they were.",
      "Without consent and left out: 1.",
      "Columns that were left out: first name, member_rating.",
    ]);
    expect(
      (
        await importLines("newsletter:import", [
          `${shopifyHead},consented_at`,
          `'1,,,d@example.com,yes,,,,no,0,0,,no,,2023-05-06`,
          `'1,,,e@example.com,no,,,,no,0,0,,no,,2023-05-06`,
          `'1,,,f@example.com,yes,,,,no,0,0,,no,,`,
          `'1,,,,yes,,,,no,0,0,,no,,2023-05-06`,
        ])
      ).lines.slice(0, 4),
    ).toEqual([
      "Subscribers: 1 new, 0 as they were.",
      "Without a day of consent and left out: 1.",
      "Without consent and left out: 1.",
      "Without an email address and left out: 1.",
    ]);
    expect(Object.keys(await stored())).toEqual([
      "a@example.com",
      "b@example.com",
      "d@example.com",
    ]);
    expect((await stored())["a@example.com"]).toBe("2023-02-01T21:34:05.000Z");
  });

  test("reads what newsletter:export wrote", async () => {
    const before = await stored();
    const file = join(shop.folder, "exported.csv");
    await shop.ops("newsletter:export", file);
    await shop.db.delete(newsletterSubscriptions);
    expect((await shop.ops("newsletter:import", file)).lines).toEqual([
      "Subscribers: 3 new, 0 as they were.",
    ]);
    expect(await stored()).toEqual(before);
  });

  test("faults are named by file, line and column, and nobody is added", async () => {
    const before = await stored();
    const at = (line: number) => `people.csv, line ${line}, column consented_at: `;
    expect(
      await importLines("newsletter:import", [
        "email,consented_at",
        "x@example.com,31.3.2024",
        "y@example.com,2024-02-30",
        "z@example.com,2024-13-01",
        "w@example.com,2199-01-01",
        "no address,2024-01-01",
      ]),
    ).toEqual({
      code: 1,
      lines: [
        `${at(2)}'31.3.2024' is not a day such as 2024-03-31`,
        `${at(3)}'2024-02-30' is not a day such as 2024-03-31`,
        `${at(4)}'2024-13-01' is not a day such as 2024-03-31`,
        `${at(5)}'2199-01-01' is in the future`,
        "people.csv, line 6, column email: 'no address' is not an email address",
        "Nothing was changed.",
      ],
    });
    expect(await stored()).toEqual(before);
  });
});

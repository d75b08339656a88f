import { mkdir, readFile, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "@pallu/contract";
import { count, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../app.ts";
import { days, hours, addMs } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { vacuumTables } from "../../db/vacuum.ts";
import { sessions } from "../../http/auth/sessions.tables.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { withStage } from "../catalogue/catalogueStage.repo.ts";
import { outbox } from "../mail/mail.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { couponClaims, coupons } from "../coupons/coupons.tables.ts";
import { findAddressChanges } from "../orders/addressChanges.repo.ts";
import { orderAddressChanges, orderChanges, orderNotes, orders } from "../orders/orders.tables.ts";
import { passwordResets } from "../../http/auth/users.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { erasuresFile } from "./privacy.service.ts";
import { expireStatement, expiredRows } from "./retention.repo.ts";
import { applyRetention } from "./retention.service.ts";

const VARIANT = "chettinad-checks--indigo";

let shop: OpsShop;
beforeEach(async () => {
  shop = await openOpsShop();
});
afterEach(() => shop.close());

const round = () => applyRetention(shop);
const left = async (table: PgTable, db: Db = shop.db): Promise<number> =>
  (await db.select({ n: count() }).from(table))[0]?.n ?? 0;

/** Runs retention every hour until the clock counts as steady. */
const runForADay = async (): Promise<void> => {
  for (let hour = 0; hour < 24; hour++) {
    expect(await round()).toHaveProperty("heldUntil");
    shop.clock.advance(hours(1));
  }
  expect(await round()).not.toHaveProperty("heldUntil");
};

test("the rows of a killed import are dropped, and those of a running one are not", async () => {
  const stages = () =>
    rowsOf(shop.db, sql`SELECT tablename FROM pg_tables WHERE schemaname = 'importing'`);
  const run = { startedBy: "asha", startedAt: shop.clock.now() };
  const { ownConnection } = shop.database;
  await withStage({ db: shop.db, ...(ownConnection && { ownConnection }), run }, async () => {
    expect((await round()).failures).toEqual([]);
    expect(await stages()).toHaveLength(1);
  });
  expect(await stages()).toEqual([]);
  await shop.db.execute(sql`CREATE TABLE importing.rows_of_a_killed_one (id text)`);
  expect((await round()).failures).toEqual([]);
  expect(await stages()).toEqual([]);
});

/** Adds users with one session each, last seen at a time. */
const addSessions = async (
  name: string,
  many: number,
  at: Date,
  db: Db = shop.db,
): Promise<void> => {
  const moment = at.toISOString();
  await db.execute(sql`
    INSERT INTO users (id, username, phonenumber, email, password_hash, created_at, password_changed_at)
    SELECT ${name} || n, 'U', '', ${name} || n || '@x.test', '', now(), now() FROM generate_series(1, ${many}::int) n`);
  await db.execute(sql`
    INSERT INTO sessions (id, user_id, cookie_hash, token_hash, created_at, seen_at)
    SELECT ${name} || n, ${name} || n, ${name} || 'c' || n, ${name} || 't' || n, ${moment}::timestamptz, ${moment}::timestamptz
    FROM generate_series(1, ${many}::int) n`);
};

const message = (id: string, createdAt: Date) => ({
  id,
  createdAt,
  name: "N",
  email: "n@x.test",
  phoneNumber: "1",
  subject: "S",
  comments: "C",
});

const mail = (id: string, createdAt: Date) => ({
  id,
  createdAt,
  dueAt: createdAt,
  recipient: "a@x.test",
  subject: "S",
  text: "T",
  attachments: [],
});

describe("a clock that jumps", () => {
  test("by 3,000 days for one round erases nothing: the session, the cart and the order are there", async () => {
    const config = { ...shop.config, rateLimitFactor: 1000 };
    const app = await buildApp({ ...shop, db: shop.database.db, config });
    const person = {
      username: "Asha Rao",
      phonenumber: "9000012345",
      email: "asha@x.test",
      password: "yellow-feathers-26",
    };
    const post = (url: string, payload: object, token?: string) =>
      app.inject({
        method: "POST",
        url,
        payload,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    await post(calls.register.path, person);
    await runForADay();
    const { email, password } = person;
    const login = await post(calls.login.path, { email, password });
    const { user, token } = login.json<{ user: { id: string }; token: string }>();
    const line = { userId: user.id, productVariantId: VARIANT, quantity: 1 };
    await post(calls.addToCart.path, line, token);
    const [stored] = await shop.db.select().from(cartLines);
    const billData = {
      userId: user.id,
      fullName: person.username,
      email,
      phoneNo: person.phonenumber,
      townCity: "Coimbatore",
      zipCode: "641001",
      addressLine1: "12 Feather Street",
      addressLine2: "",
      additionalText: "",
    };
    const products = [{ cartId: stored?.id, quantity: 1 }];
    const order = { billData, userId: user.id, products, total: 99.5, couponCodeName: "" };
    expect((await post(calls.checkout.path, order, token)).statusCode).toBe(200);
    await post(calls.addToCart.path, line, token);

    shop.clock.advance(days(3000));
    expect(await round()).toMatchObject({
      heldUntil: addMs(shop.clock.now(), days(1)),
      counts: {},
    });
    shop.clock.advance(hours(1));
    expect(await round()).toHaveProperty("heldUntil");
    shop.clock.advance(-days(3000));
    expect(await round()).toMatchObject({ heldUntil: addMs(shop.clock.now(), days(1)) });

    const profile = await app.inject({
      method: "GET",
      url: `/api/users/${user.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.statusCode).toBe(200);
    expect(await left(cartLines)).toBe(1);
    expect((await shop.db.select().from(orders))[0]).toMatchObject({
      userId: user.id,
      fullName: "Asha Rao",
      townCity: "Coimbatore",
    });
    await app.close();
  });

  test("back, or a new shop: nothing expires before it has run for a day", async () => {
    await shop.db.insert(contactMessages).values(message("old", new Date("2020-01-01")));
    await runForADay();
    expect(await left(contactMessages)).toBe(0);
    await shop.db.insert(contactMessages).values(message("old", new Date("2010-01-01")));
    shop.clock.advance(-days(400));
    await runForADay();
    expect(await left(contactMessages)).toBe(0);
  });

  test("leaves nothing with an old order that leads to a person", async () => {
    await addSessions("buyer", 1, shop.clock.now());
    await shop.db.insert(coupons).values({ code: "OLD", percent: 10, oncePerUser: true });
    await shop.db.execute(sql`
      INSERT INTO orders (id, user_id, submission_key, idempotency_key, currency, sub_total_paise, discount_paise,
        sub_total_minor, discount_minor, total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1,
        address_line_2, additional_text, created_at)
      SELECT id, 'buyer1', id || ' of buyer1', id || ' key', 'INR', 1, 0, 1, 0, 1, 'Canary Name', '', '', '', '', '', '', '', at
      FROM (VALUES ('old', '2010-01-01'::timestamptz), ('new', ${shop.clock.now().toISOString()}::timestamptz)) AS given(id, at)`);
    for (const [orderId, oncePerUser] of [
      ["old", true],
      ["new", false],
    ] as const)
      await shop.db
        .insert(couponClaims)
        .values({ orderId, couponCode: "OLD", userId: "buyer1", oncePerUser });
    const change = { before: "placed", after: "confirmed", changedAt: shop.clock.now() };
    const rest = { changedBy: "operator", reason: "Canary called", restocked: false };
    await shop.db
      .insert(orderChanges)
      .values(["old", "new"].map((orderId) => ({ orderId, ...change, ...rest })));
    const note = { writtenAt: shop.clock.now(), writtenBy: "ravi", text: "Canary is a regular" };
    await shop.db
      .insert(orderNotes)
      .values(["old", "new"].map((orderId) => ({ orderId, ...note })));
    const moved = { before: "1 Canary Lane", after: "2 Canary Lane", changedBy: "ravi" };
    await shop.db
      .insert(orderAddressChanges)
      .values(
        ["old", "new"].map((orderId) => ({ orderId, ...moved, changedAt: shop.clock.now() })),
      );
    expect((await shop.ops("retention", "--yes")).code).toBe(0);
    const rows = async (id: string) => ({
      order: (await shop.db.select().from(orders).where(eq(orders.id, id)))[0],
      claim: (await shop.db.select().from(couponClaims).where(eq(couponClaims.orderId, id)))[0],
      change: (await shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, id)))[0],
      note: (await shop.db.select().from(orderNotes).where(eq(orderNotes.orderId, id)))[0],
      address: (await findAddressChanges(shop.db, id))[0],
    });
    expect(JSON.stringify(await rows("old"))).not.toMatch(/buyer1|canary|old key/i);
    expect(await rows("new")).toMatchObject({
      order: { userId: "buyer1", submissionKey: "new of buyer1", fullName: "Canary Name" },
      claim: { userId: "buyer1" },
      change: { reason: "Canary called" },
      note: { text: "Canary is a regular" },
      address: { before: "1 Canary Lane", after: "2 Canary Lane" },
    });
    expect(await shop.ops("retention", "--yes")).toMatchObject({
      lines: [expect.stringContaining("0 old orders are anonymous now"), expect.anything()],
    });
  });

  test("needs an operator's word to expire anything", async () => {
    await shop.db.insert(contactMessages).values(message("old", new Date("2020-01-01")));
    const refused = await shop.ops("retention");
    expect(refused.code).toBe(1);
    expect(refused.lines).toEqual([
      expect.stringMatching(/nothing was forgotten, .* Add --yes if it is right\.$/),
    ]);
    expect(await left(contactMessages)).toBe(1);
    expect(await shop.ops("retention", "--yes")).toMatchObject({ code: 0 });
    expect(await left(contactMessages)).toBe(0);
  });

  test("removes no backup", async () => {
    const folder = join(shop.folder, "kept");
    const backup = (name: string) =>
      shop.ops("db:backup", "--out", join(folder, name), "--keep", "35");
    const first = "pallu-2026-01-15T10-00-00-000Z.jsonl.gz";
    await runForADay();
    await backup(first);
    const now = shop.clock.now();
    await utimes(join(folder, first), now, now);
    shop.clock.advance(days(3000));
    expect((await backup("pallu-2034-01-15T10-00-00-000Z.jsonl.gz")).lines.at(-1)).toBe(
      "Removed no older one: the clock has not run for a day without a jump.",
    );
    expect(await readdir(folder)).toContain(first);
    await runForADay();
    expect((await backup("pallu-2034-01-16T10-00-00-000Z.jsonl.gz")).lines.at(-1)).toBe(
      "Removed 2 older than 35 days.",
    );
  });

  test("does not put a mail off for years", async () => {
    const now = shop.clock.now();
    await shop.db.insert(outbox).values([
      { ...mail("late", now), dueAt: addMs(now, days(3000)) },
      { ...mail("retry", now), dueAt: addMs(now, hours(1)) },
    ]);
    await round();
    const rows = await shop.db.select({ id: outbox.id, dueAt: outbox.dueAt }).from(outbox);
    expect(Object.fromEntries(rows.map(({ id, dueAt }) => [id, dueAt]))).toEqual({
      late: now,
      retry: addMs(now, hours(1)),
    });
  });
});

describe("one round", () => {
  test("takes a tenth of a table at most, and all of it at an operator's word", async () => {
    await runForADay();
    const now = shop.clock.now();
    await addSessions("old", 700, addMs(now, -days(15)));
    await addSessions("young", 600, now);
    expect(await round()).toMatchObject({ counts: { sessions: 130 }, bounded: ["sessions"] });
    expect(await left(sessions)).toBe(1170);
    const result = await shop.ops("retention");
    expect(result.code).toBe(0);
    expect(result.lines.at(-1)).toMatch(/more is due than one round may take: sessions/i);
    expect(await applyRetention(shop, { isConfirmed: true })).toMatchObject({
      counts: { sessions: 700 - 130 - 117 },
      bounded: [],
    });
    expect(await left(sessions)).toBe(600);
  });

  test("of a small shop takes twenty rows", async () => {
    await runForADay();
    await addSessions("old", 25, addMs(shop.clock.now(), -days(15)));
    expect(await round()).toMatchObject({ counts: { sessions: 20 }, bounded: ["sessions"] });
    expect(await round()).toMatchObject({ counts: { sessions: 5 }, bounded: [] });
  });

  test("ends sessions that a clock ahead of its time opened", async () => {
    await runForADay();
    await addSessions("ahead", 1, addMs(shop.clock.now(), days(3000)));
    expect(await round()).toMatchObject({ counts: { sessions: 1 } });
  });

  test("goes on when one step fails, and says which", async () => {
    await runForADay();
    const old = new Date("2020-01-01");
    await shop.db.insert(contactMessages).values(message("old", old));
    await shop.db.insert(passwordResets).values({
      id: "old",
      email: "a@x.test",
      codeHash: "h",
      createdAt: old,
      expiresAt: old,
    });
    await shop.db.execute(
      sql`CREATE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''too slow'' USING ERRCODE = ''57014''; END' LANGUAGE plpgsql`,
    );
    await shop.db.execute(
      sql`CREATE TRIGGER refuse BEFORE DELETE ON password_resets FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const { failures } = await round();
    expect(failures.map(({ step }) => step)).toEqual(["codes"]);
    expect(await left(contactMessages)).toBe(0);
    const result = await shop.ops("retention");
    expect([result.code, result.lines.at(-1)]).toEqual([1, "codes failed: too slow"]);
  });
});

test("every process on a database knows every erasure: a round writes them beside its own data", async () => {
  await shop.db.execute(sql`INSERT INTO erasures VALUES ('elsewhere', now())`);
  await round();
  await round();
  expect(await readFile(erasuresFile(shop.config.dataDir), "utf8")).toBe("elsewhere\n");
});

describe("mails", () => {
  test("that failed for good expire like those that were sent; what waits stays", async () => {
    await runForADay();
    const old = addMs(shop.clock.now(), -days(shop.config.retention.mails) - 1);
    const young = addMs(old, 2);
    await shop.db
      .insert(outbox)
      .values([
        { ...mail("sent", old), sentAt: old },
        { ...mail("failed", old), failedAt: old },
        { ...mail("waiting", old) },
        { ...mail("young", young), failedAt: young },
        { ...mail("failed late", old), failedAt: young },
      ]);
    expect(await round()).toMatchObject({ counts: { mails: 2 } });
    const rows = await shop.db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id);
    expect(rows.map(({ id }) => id)).toEqual(["failed late", "waiting", "young"]);
  });

  test("that lie as files expire by their age", async () => {
    await runForADay();
    const folder = join(shop.config.dataDir, "outbox");
    await mkdir(folder, { recursive: true });
    const now = shop.clock.now();
    const named = (age: number) =>
      `${addMs(now, -days(age)).toISOString().replace(/[:.]/g, "-")}-id.eml`;
    const files = [named(31), named(29), "1.eml", ".2.unfinished", "note.txt"];
    for (const name of files) await writeFile(join(folder, name), "To: a@x.test\r\n\r\ncode");
    for (const name of ["1.eml", ".2.unfinished", "note.txt"])
      await utimes(join(folder, name), new Date("2020-01-01"), new Date("2020-01-01"));
    expect(await round()).toMatchObject({ mailFiles: 3 });
    expect((await readdir(folder)).toSorted()).toEqual([named(29), "note.txt"].toSorted());
  });
});

describe("on large tables", () => {
  test("every step finds what is due by an index, whatever stays", async () => {
    const { db } = shop;
    await addSessions("u", 3000, shop.clock.now());
    const now = shop.clock.now().toISOString();
    for (const statement of [
      sql`INSERT INTO cart_lines (id, user_id, variant_id, quantity) SELECT 'c' || n, 'u' || n, ${VARIANT}, 1 FROM generate_series(1, 3000) n`,
      sql`INSERT INTO wishlist_entries (id, user_id, variant_id) SELECT 'w' || n, 'u' || n, ${VARIANT} FROM generate_series(1, 3000) n`,
      sql`INSERT INTO contact_messages (id, name, email, phone_number, subject, comments, created_at)
        SELECT 'm' || n, 'N', 'n@x.test', '1', 'S', 'C', ${now}::timestamptz FROM generate_series(1, 3000) n`,
      sql`INSERT INTO outbox (id, recipient, subject, text, attachments, created_at, due_at, sent_at)
        SELECT 'o' || n, 'n@x.test', 'S', '', '[]', ${now}::timestamptz, now(), now() FROM generate_series(1, 3000) n`,
      sql`INSERT INTO password_resets (id, email, code_hash, created_at, expires_at)
        SELECT 'p' || n, 'p' || n || '@x.test', 'h', ${now}::timestamptz, now() FROM generate_series(1, 3000) n`,
      sql`INSERT INTO email_changes (id, user_id, old_email, token_hash, created_at, expires_at)
        SELECT 'e' || n, 'u' || n, 'e' || n || '@x.test', 'h' || n, now(), now() + interval '9 years' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO login_attempts (email_hash, count, blocked_until, expires_at)
        SELECT 'l' || n, 1, now(), now() + interval '9 years' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO known_browsers (user_id, browser_hash, seen_at)
        SELECT 'u' || n, 'b' || n, ${now}::timestamptz FROM generate_series(1, 3000) n`,
      sql`INSERT INTO rate_counters (key_hash, count, ends_at)
        SELECT 'r' || n, 1, now() + interval '9 years' FROM generate_series(1, 3000) n`,
      // An order that is anonymous already and must not be processed again.
      sql`INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
          total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2, additional_text, created_at)
        SELECT 'o' || n, 's' || n, 'INR', 1, 0, 1, 0, 1, '', '', '', '', '', '', '', '', '2001-01-01' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO coupons (code, percent) VALUES ('OLD', 10)`,
      sql`INSERT INTO coupon_claims (order_id, coupon_code, once_per_user)
        SELECT 'o' || n, 'OLD', false FROM generate_series(1, 3000) n`,
      sql`INSERT INTO order_changes (order_id, before, after, changed_at, changed_by, reason, restocked)
        SELECT 'o' || n, 'placed', 'confirmed', now(), 'asha', 'Because', false FROM generate_series(1, 3000) n`,
      sql`INSERT INTO order_notes (order_id, written_at, written_by, text)
        SELECT 'o' || n, now(), 'asha', 'A regular' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO order_address_changes (order_id, before, after, changed_at, changed_by)
        SELECT 'o' || n, 'Here', 'There', now(), 'asha' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO audit_entries (changed_at, actor_kind, actor, action, target)
        SELECT ${now}::timestamptz, 'operator', 'asha', 'stock:set', 'variant v' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO webhooks (id, url, secret, created_at) VALUES ('w', 'https://x.test', 's', now())`,
      sql`INSERT INTO webhook_deliveries (id, webhook_id, body, created_at, due_at, delivered_at)
        SELECT 'd' || n, 'w', '{}', ${now}::timestamptz, now(), now() FROM generate_series(1, 3000) n`,
      sql`INSERT INTO staff (id, email, name, role, password_hash, totp_secret, recovery_hashes, created_at)
        SELECT 's' || n, 's' || n, 'S', 'staff', 'h', 's', '{}', now() FROM generate_series(1, 3000) n`,
      sql`INSERT INTO staff_sessions (id, staff_id, cookie_hash, created_at, seen_at, confirmed_at, browser)
        SELECT 's' || n, 's' || n, 's' || n, ${now}::timestamptz, now(), now(), 'B' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO staff_invitations (id, token_hash, email, role, totp_secret, created_at, expires_at)
        SELECT 's' || n, 's' || n, 's' || n, 'staff', 's', now(), ${now}::timestamptz FROM generate_series(1, 3000) n`,
      sql`INSERT INTO staff_browsers (staff_id, browser_hash, seen_at)
        SELECT 's' || n, 's' || n, ${now}::timestamptz FROM generate_series(1, 3000) n`,
      sql`INSERT INTO staff_challenges (challenge_hash, purpose, bound_to, expires_at)
        SELECT 'c' || n, 'sign-in', 'b', now() + interval '9 years' FROM generate_series(1, 3000) n`,
      sql`INSERT INTO desk_requests (staff_id, key, request_hash, created_at)
        SELECT 's' || n, 'k', 'h', ${now}::timestamptz FROM generate_series(1, 3000) n`,
      sql`ANALYZE`,
    ])
      await db.execute(statement);
    const dialect = new PgDialect();
    for (const [kind, expired] of Object.entries(
      expiredRows(shop.clock.now(), shop.config.retention),
    )) {
      const statement = expireStatement(expired, 500);
      expect(dialect.sqlToQuery(statement).sql).toContain("ctid");
      const rows = await rowsOf<{ "QUERY PLAN": string }>(db, sql`EXPLAIN ${statement}`);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(`${kind}: ${plan}`).toMatch(/Index/);
      expect(`${kind}: ${plan}`).not.toContain("Seq Scan");
    }
  });

  // PostgreSQL vacuums by itself, at moments that a test cannot know.
  test("the files of the embedded database stop growing", async () => {
    const database = await createTestDatabase("fixture", "embedded");
    onTestFinished(database.close);
    const db = database.db.write;
    await addSessions("u", 300, shop.clock.now(), db);
    const size = async (): Promise<number> => {
      const [row] = await rowsOf<{ size: string }>(
        db,
        sql`SELECT pg_relation_size('sessions')::text AS size`,
      );
      return Number(row?.size);
    };
    const touchAll = () => db.update(sessions).set({ seenAt: shop.clock.now() });
    const rounds = async (after: () => Promise<void>): Promise<number[]> => {
      const sizes: number[] = [];
      for (let i = 0; i < 6; i++) {
        shop.clock.advance(1);
        await touchAll();
        await after();
        sizes.push(await size());
      }
      return sizes;
    };
    const [without = 0, ...later6] = await rounds(async () => undefined);
    expect(later6.at(-1)).toBeGreaterThan(without * 2);
    const [first, ...others] = await rounds(() => vacuumTables(db));
    expect(others.every((each) => each === first)).toBe(true);
    expect(await left(sessions, db)).toBe(300);
    expect(await left(wishlistEntries, db)).toBe(0);
    expect(
      await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, "u1")),
    ).toHaveLength(1);
  });
});

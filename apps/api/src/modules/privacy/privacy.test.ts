import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { calls } from "@pallu/contract";
import { count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { days, addMs } from "../../clock.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { addNote } from "../orders/orderNotes.service.ts";
import { orders } from "../orders/orders.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";

const canary = {
  username: "Canary Kamala",
  phonenumber: "9000012345",
  email: "canary-7f3a@example.com",
  password: "yellow-feathers-26",
};
const VARIANT = "chettinad-checks--indigo";

let shop: OpsShop;
let app: FastifyInstance;
let logged = "";
beforeAll(async () => {
  shop = await openOpsShop();
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  const config = { ...shop.config, rateLimitFactor: 1000 };
  app = await buildApp({ ...shop, db: shop.database.db, config, log: { level: "trace", stream } });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

interface Person {
  id: string;
  token: string;
}

const send = async (path: string, payload: object, token?: string): Promise<number> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.inject({ method: "POST", url: path, payload, headers })).statusCode;
};

/** Creates a user with data in every table that holds personal data. */
const leaveTraces = async (): Promise<Person> => {
  expect(await send(calls.register.path, canary)).toBe(201);
  const { email, password, username: name, phonenumber: phoneNumber } = canary;
  const login = await app.inject({
    method: "POST",
    url: calls.login.path,
    payload: { email, password },
  });
  const { user, token } = login.json<{ user: { id: string }; token: string }>();
  const userId = user.id;
  await shop.db.update(users).set({ provedEmail: email }).where(eq(users.id, userId));
  const line = { userId, productVariantId: VARIANT, quantity: 1 };
  await send(calls.addToCart.path, line, token);
  const [stored] = await shop.db.select().from(cartLines).where(eq(cartLines.userId, userId));
  const billData = {
    userId,
    fullName: name,
    email,
    phoneNo: phoneNumber,
    townCity: "Coimbatore",
    zipCode: "641001",
    addressLine1: "12 Feather Street",
    addressLine2: "",
    additionalText: `call ${phoneNumber}`,
  };
  const products = [{ cartId: stored?.id, quantity: 1 }];
  const body = { billData, userId, products, total: 99.5, couponCodeName: "" };
  expect(await send(calls.checkout.path, body, token)).toBe(200);
  const [order] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
  await addNote(
    shop,
    { orderId: order?.id ?? "", text: `Call ${phoneNumber} before it leaves` },
    { kind: "operator", name: "asha" },
  );
  await send(calls.addToCart.path, line, token);
  await send(calls.addToWishlist.path, { userId, productVariantId: VARIANT }, token);
  const message = { name, email, phoneNumber, subject: "Payment Problem", comments: "It is me." };
  await send(calls.sendContact.path, message);
  await send(calls.subscribe.path, { email: email.toUpperCase() });
  await send(calls.forgotPassword.path, { email });
  return { id: userId, token };
};

const dumpText = async (name: string): Promise<string> => {
  const file = join(shop.folder, name);
  expect(await shop.ops("db:backup", "--out", file)).toMatchObject({ code: 0 });
  return gunzipSync(await readFile(file)).toString("utf8");
};

describe("a person's data", () => {
  let person: Person;
  beforeAll(async () => {
    person = await leaveTraces();
  });

  test("is exported whole, without what would let somebody in", async () => {
    const result = await shop.ops("user:export", canary.email, "--out", "out");
    expect(result.code).toBe(0);
    const file = join(shop.folder, "out", `user-${person.id}`);
    const text = await readFile(`${file}.json`, "utf8");
    expect(JSON.parse(text)).toMatchObject({
      profile: { id: person.id, email: canary.email, phonenumber: canary.phonenumber },
      cart: [{ variantId: VARIANT, quantity: 1 }],
      wishlist: [{ variantId: VARIANT }],
      orders: [{ fullName: canary.username, total: 99.5, lines: [{ quantity: 1, total: 99.5 }] }],
      sessions: [{ seenAt: expect.any(String) as string }],
      browsers: [{ seenAt: expect.any(String) as string }],
      messages: [{ comments: "It is me." }],
      notes: [{ text: `Call ${canary.phonenumber} before it leaves` }],
      newsletter: [{ email: canary.email.toUpperCase() }],
    });
    expect(text).not.toMatch(/hash|argon|token/i);
    const [head, row, ...rest] = (await readFile(`${file}.orders.csv`, "utf8")).trim().split("\n");
    expect(head).toMatch(/^orderId,createdAt,currency,productName/);
    expect(row).toMatch(/^PL-.*,INR,chettinad checks,indigo,1,99.5,99.5,0,99.5,/);
    expect(rest).toEqual([]);
  });

  test("asks for --yes, then is erased everywhere but in the invoice", async () => {
    const outbox = join(shop.config.dataDir, "outbox");
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, "1.eml"), `From: x\r\nTo: ${canary.email}\r\n\r\nHello`);
    await writeFile(join(outbox, "3.eml"), `To: not-${canary.email}\r\n\r\nHello`);
    await writeFile(join(outbox, "2.eml"), `To: other@example.com\r\n\r\n${canary.username}`);

    const [order] = await shop.db.select().from(orders).where(eq(orders.userId, person.id));
    const reason = `Said on ${canary.phonenumber} to send it`;
    expect((await shop.ops("order:confirm", order?.id ?? "", "--reason", reason)).code).toBe(0);
    for (const step of ["pack", "ship", "deliver"])
      expect((await shop.ops(`order:${step}`, order?.id ?? "")).code).toBe(0);

    const before = await dumpText("before.jsonl.gz");
    for (const trace of [canary.email, canary.phonenumber, canary.username])
      expect(before).toContain(trace);
    expect((await shop.ops("user:delete", person.id)).code).toBe(2);
    expect(await shop.ops("user:delete", person.id, "--yes")).toMatchObject({ code: 0 });

    const after = await dumpText("after.jsonl.gz");
    expect(after.toLowerCase()).not.toContain(canary.email);
    expect(after).not.toContain(canary.phonenumber);
    const named = after.split("\n").filter((line) => line.includes(canary.username));
    expect(named).toHaveLength(1);
    expect(JSON.parse(named[0] ?? "")).toMatchObject({
      user_id: null,
      full_name: canary.username,
      address_line_1: "12 Feather Street",
      email: "",
      phone_no: "",
      additional_text: "",
    });
    expect(await readdir(outbox)).toEqual(["2.eml", "3.eml"]);
    expect(logged).not.toMatch(/canary|9000012345|yellow-feathers/i);
    expect(logged).toContain(person.id);
  });

  test("lets nobody in any more", async () => {
    const profile = await app.inject({
      method: "GET",
      url: `/api/users/${person.id}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(profile.statusCode).toBe(401);
    const { email, password } = canary;
    expect(await send(calls.login.path, { email, password })).toBe(401);
    expect(await shop.ops("user:delete", person.id, "--yes")).toEqual({
      code: 1,
      lines: [`There is no account ${person.id}.`],
    });
  });
});

describe("the owner of an account", () => {
  const owner = async (): Promise<Person> => leaveTraces();
  const ask = (method: "GET" | "DELETE", url: string, { token }: Person, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

  test("gets all of it, and erases it with the password", async () => {
    const person = await owner();
    const url = `/api/users/${person.id}`;
    const exported = await ask("GET", `${url}/export`, person);
    expect([exported.statusCode, exported.headers["cache-control"]]).toEqual([
      200,
      "private, no-store",
    ]);
    expect(exported.json()).toMatchObject({
      profile: { id: person.id, email: canary.email },
      cart: [{ variantId: VARIANT }],
      orders: [{ phoneNo: canary.phonenumber, lines: [{ quantity: 1 }] }],
    });
    // Anyone may enter any email address into the contact form, so only an operator may export such messages.
    expect(exported.json()).not.toHaveProperty("messages");
    expect(exported.body).not.toMatch(/hash|argon|token/i);

    expect((await ask("DELETE", url, person, {})).statusCode).toBe(400);
    const wrong = await ask("DELETE", url, person, { password: "guess" });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      403,
      {
        success: false,
        error: "Invalid password",
        message: "Invalid password",
        type: "/api/docs#wrong_password",
        title: "Forbidden",
        status: 403,
        code: "wrong_password",
      },
    ]);
    const { password } = canary;
    const erased = await ask("DELETE", url, person, { password });
    expect([erased.statusCode, erased.json()]).toEqual([
      200,
      { message: "Your account is erased" },
    ]);
    expect((await ask("GET", `${url}/export`, person)).statusCode).toBe(401);
    const dump = await dumpText("owner.jsonl.gz");
    const named = dump.split("\n").filter((line) => line.includes(canary.email));
    expect(named.map((line) => JSON.parse(line) as object)).toMatchObject([
      { user_id: null, full_name: canary.username, delivery_status: "placed" },
    ]);
  });

  test.each([
    { before: [], ends: ["confirm", "pack", "ship", "deliver"] },
    { before: ["confirm"], ends: ["cancel"] },
    { before: ["paid"], ends: ["cancel", "refund"] },
    { before: ["paid", "confirm", "pack", "ship"], ends: ["return", "refund"] },
    { before: ["paid", "cancel"], ends: ["refund"] },
  ])("of an order after $before can be reached until $ends", async ({ before, ends }) => {
    const person = await owner();
    const [{ id } = { id: "" }] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, person.id));
    const contact = async () =>
      (await shop.db.select().from(orders).where(eq(orders.id, id))).map(({ phoneNo, email }) => ({
        phoneNo,
        email,
      }));
    const change = async (step: string) => {
      const yes = ["cancel", "return", "refund"].includes(step) ? ["--yes"] : [];
      expect((await shop.ops(`order:${step}`, id, ...yes)).code).toBe(0);
    };
    for (const step of before) await change(step);
    const { password } = canary;
    const erased = await ask("DELETE", `/api/users/${person.id}`, person, { password });
    expect(erased.statusCode).toBe(200);
    for (const step of ends) {
      expect(await contact()).toEqual([{ phoneNo: canary.phonenumber, email: canary.email }]);
      expect((await shop.ops("order:show", id)).lines.join("\n")).toContain(
        `Phone ${canary.phonenumber}, e-mail ${canary.email}\nThe account is erased. `,
      );
      expect((await shop.ops("order:list")).lines[1]).toContain("account erased: ");
      await change(step);
    }
    expect(await contact()).toEqual([{ phoneNo: "", email: "" }]);
    await shop.db.delete(orders).where(eq(orders.id, id));
  });

  test("has the orders named to the shopkeeper who erases it", async () => {
    const person = await owner();
    const [order] = await shop.db.select().from(orders).where(eq(orders.userId, person.id));
    expect((await shop.ops("user:delete", person.id, "--yes")).lines).toContain(
      `These orders keep phone and e-mail until they have ended: ${order?.id}.`,
    );
    await shop.db.delete(orders).where(eq(orders.id, order?.id ?? ""));
  });
});

describe("retention", () => {
  beforeEach(async () => {
    await shop.db.delete(users);
    const now = shop.clock.now();
    const person = {
      phonenumber: "1",
      passwordHash: "none",
      createdAt: now,
      passwordChangedAt: now,
    };
    await shop.db.insert(users).values({ ...person, id: "u", username: "U", email: "u@x.test" });
  });

  test("forgets what has had its time, and nothing younger", async () => {
    const now = shop.clock.now();
    const { carts, messages } = shop.config.retention;
    const place = { userId: "u", variantId: VARIANT };
    const old = { ...place, changedAt: addMs(now, -days(carts) - 1) };
    await shop.db.insert(cartLines).values({ ...old, id: "old", quantity: 1 });
    const young = { userId: "u", variantId: "lost-kurti--grey", changedAt: now };
    await shop.db.insert(cartLines).values({ ...young, id: "young", quantity: 1 });
    await shop.db
      .insert(wishlistEntries)
      .values({ ...place, id: "old", addedAt: addMs(now, -days(carts) - 1) });
    const message = { name: "N", email: "n@x.test", phoneNumber: "1", subject: "S", comments: "C" };
    const createdAt = addMs(now, -days(messages) - 1);
    await shop.db.insert(contactMessages).values({ ...message, id: "old", createdAt });

    expect(await shop.ops("retention", "--yes")).toEqual({
      code: 0,
      lines: [
        "Forgot 1 cart lines, 1 wishes and 1 messages; 0 old orders are anonymous now.",
        expect.stringMatching(/^Removed \d+ sessions, \d+ mails and 0 files of mails\.$/),
      ],
    });
    const left = await shop.db.select({ id: cartLines.id }).from(cartLines);
    expect(left).toEqual([{ id: "young" }]);
  });

  test("takes the person out of an order after eight years, not a day before", async () => {
    await shop.db.update(orders).set({ userId: "u", fullName: "Asha Rao" });
    const [order] = await shop.db.select().from(orders).orderBy(orders.seq);
    const age = days(shop.config.retention.orders);
    shop.clock.set(addMs(order?.createdAt ?? new Date(0), age));
    expect((await shop.ops("retention", "--yes")).lines[0]).toMatch(/; 0 old orders/);
    shop.clock.advance(1);
    expect((await shop.ops("retention", "--yes")).lines[0]).toMatch(/; 2 old orders/);
    expect((await shop.ops("retention", "--yes")).lines[0]).toMatch(/; 0 old orders/);
    const [after] = await shop.db.select().from(orders).orderBy(orders.seq);
    expect(after).toMatchObject({
      userId: null,
      fullName: "",
      addressLine1: "",
      totalMinor: 99_50,
    });
    expect(await shop.db.select({ n: count() }).from(orders)).toEqual([{ n: 2 }]);
  });
});

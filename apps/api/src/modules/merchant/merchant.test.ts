import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { scopes } from "../../http/auth/keys.rules.ts";
import { merchantKeys } from "../../http/auth/keys.tables.ts";
import { newSecret } from "../../http/secrets.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi, Visitor } from "../../testing/createTestApi.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { giveSizes } from "../../testing/sizes.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { insertContact } from "../messages/messages.repo.ts";
import { orderChanges, orderLines, orders } from "../orders/orders.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantShop, Sent } from "./merchant.fixtures.ts";
import { merchantRoutes } from "./merchant.routes.ts";
import { merchantEndpoints } from "./merchant.rules.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let api: TestApi;
let origin: string;
let asha: Visitor;
let send: MerchantShop["send"];
let addKey: MerchantShop["addKey"];
let addOrder: MerchantShop["addOrder"];
beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop, api, origin, send, addKey, addOrder } = merchant);
  asha = await api.newVisitor();
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(merchantKeys);
  await shop.db.delete(auditEntries);
});

const change = (id: string, key: string, action: string, more: object = {}) =>
  send(`/orders/${id}/changes`, key, {
    method: "POST",
    body: { action, reason: "By the warehouse", ...more },
  });

const stockOf = async (): Promise<number | undefined> =>
  (await shop.db.select().from(variants).where(eq(variants.id, VARIANT)))[0]?.stock;

/** One request to each handler of the list, and its scope. Handlers are built without running. */
const requests = merchantRoutes({ db: {} } as Context).map(
  ({ endpoint: { call }, scope = "" }): [string, string, Sent, string] => [
    `${call.method} ${call.path}`,
    call.path
      .replace("/api/merchant", "")
      .replace(":place/:number", "home/1")
      .replaceAll(/:\w+/g, "PL-1"),
    { method: call.method },
    scope,
  ],
);

test("the list has a handler for each endpoint, and the scopes tell reading from writing", () => {
  expect(requests).toHaveLength(Object.keys(merchantEndpoints).length);
  expect([...new Set(requests.map(([, , , scope]) => scope))].toSorted()).toEqual(
    scopes.toSorted(),
  );
  for (const [name, , { method }, scope] of requests)
    expect([name, method === "GET" ? "read" : "write"]).toEqual([name, scope.split(":")[1]]);
});

test.each(requests)("%s is not there until the first key exists", async (_name, path, sent) => {
  expectRefusal(await send(path, undefined, sent), 404, "not_found");
  expectRefusal(await send(path, `pallu_key_${newSecret()}`, sent), 404, "not_found");
});

describe.each(requests)("%s", (_name, path, sent, scope) => {
  test("refuses no key, a wrong one, one that was revoked, one that expired, and one without the scope", async () => {
    const { key, name } = await addKey();
    expectRefusal(await send(path, undefined, sent), 401, "missing_key");
    const wrong = await send(path, `${key.slice(0, -2)}xx`, sent);
    expectRefusal(wrong, 401, "unknown_key");
    expect(wrong.headers.get("www-authenticate")).toBe('Bearer realm="merchant"');
    const basic = { ...sent, headers: { authorization: `Basic ${key}` } };
    expectRefusal(await send(path, undefined, basic), 401, "missing_key");
    await shop.ops("key:revoke", name);
    expectRefusal(await send(path, key, sent), 401, "revoked_key");
    const { key: old, name: oldName } = await addKey();
    await shop.db
      .update(merchantKeys)
      .set({ expiresAt: shop.clock.now() })
      .where(eq(merchantKeys.name, oldName));
    expectRefusal(await send(path, old, sent), 401, "expired_key");
    const others = scopes.filter((each) => each !== scope);
    const { key: wide } = await addKey(others.join(","));
    expectRefusal(await send(path, wide, sent), 403, "missing_scope");
    const unused = (await shop.db.select().from(merchantKeys)).map(({ lastUsedAt }) => lastUsedAt);
    expect(new Set(unused)).toEqual(new Set([null]));
    const { key: narrow } = await addKey(scope);
    expect([200, 404, 422]).toContain((await send(path, narrow, sent)).status);
  });

  test("is out of reach for a shopper's session, by cookie and by token", async () => {
    await addKey();
    const cookie = Object.entries(asha.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const headers = { cookie, "x-xsrf-token": asha.cookies["XSRF-TOKEN"] ?? "" };
    expectRefusal(await send(path, undefined, { ...sent, headers }), 401, "missing_key");
    expectRefusal(await send(path, asha.token, { ...sent, headers }), 401, "unknown_key");
  });
});

describe("a key", () => {
  test("never acts for a shopper", async () => {
    const { key } = await addKey();
    for (const path of [`/api/users/${asha.user.id}`, `/api/cart/${asha.user.id}`]) {
      const answer = await fetch(`${origin}${path}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  test("is remembered by its last use, once a minute", async () => {
    const { key, name } = await addKey("stock:read");
    const lastUse = async () =>
      (await shop.db.select().from(merchantKeys).where(eq(merchantKeys.name, name)))[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await send("/stock", key);
    const first = api.clock.now();
    expect(await lastUse()).toEqual(first);
    api.clock.advance(minutes(0.5));
    await send("/stock", key);
    expect(await lastUse()).toEqual(first);
    api.clock.advance(minutes(1));
    await send("/stock", key);
    expect(await lastUse()).toEqual(api.clock.now());
    // The clock was ahead and is put right.
    api.clock.advance(-minutes(60));
    await send("/stock", key);
    expect(await lastUse()).toEqual(api.clock.now());
    api.clock.advance(minutes(60));
  });

  test("may make so many calls a minute, another one as many", async () => {
    const limited = await createTestApi({
      database: shop.database,
      config: { rateLimitFactor: 0.01 },
    });
    const { key } = await addKey("stock:read");
    const { key: other } = await addKey("stock:read");
    const ask = (secret: string) =>
      limited.app.inject({
        url: "/api/merchant/stock",
        headers: { authorization: `Bearer ${secret}` },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(key)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(key)).json()).toMatchObject({ code: "too_many" });
    expect((await ask(other)).statusCode).toBe(200);
    await limited.close();
  });
});

describe("orders", () => {
  test("come in pages by key, filtered", async () => {
    const { key } = await addKey("orders:read");
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await addOrder());
    const seen: unknown[] = [];
    let next: string | null = "";
    for (let page = 0; next !== null && page < 10; page++) {
      const query: string = next === "" ? "" : `&after=${next}`;
      const { status, body, headers } = await send(`/orders?limit=2${query}`, key);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toContain("no-store");
      seen.push(...(body["orders"] as { id: string }[]).map(({ id }) => id));
      next = body["next"] as string | null;
    }
    expect(seen).toEqual(ids);
    await shop.ops("order:confirm", ids[3] ?? "");
    const confirmed = await send("/orders?state=confirmed&payment=pending", key);
    expect(confirmed.body).toEqual({
      orders: [
        {
          id: ids[3],
          createdAt: shop.clock.now().toISOString(),
          state: "confirmed",
          payment: "pending",
          currency: "INR",
          total: 1299.99,
          pieces: 1,
          lines: 1,
          firstProduct: "block kurti",
          hasComment: false,
          comment: "",
          notes: 0,
          fullName: "Meena R",
          townCity: "Coimbatore",
        },
      ],
      previous: null,
      next: null,
    });
    const future = new Date(shop.clock.now().getTime() + days(1)).toISOString();
    for (const since of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"])
      expect((await send(`/orders?since=${encodeURIComponent(since)}`, key)).status).toBe(422);
    expect((await send(`/orders?since=${future}`, key)).body).toEqual({
      orders: [],
      previous: null,
      next: null,
    });
    expectRefusal(await send("/orders?after=PL-0", key), 422, "unknown_page");
    expectRefusal(await send("/orders?state=lost", key), 422, "invalid");
    expectRefusal(await send("/orders?limit=1000", key), 422, "invalid");
  });

  test("are searched by id and by what the shopper typed, in several states, and counted", async () => {
    await shop.db.delete(orders);
    const { key } = await addKey("orders:read");
    const [first, second, third] = [await addOrder(), await addOrder(), await addOrder()];
    await shop.ops("order:confirm", second);
    await shop.ops("order:cancel", third, "--yes");
    await shop.db.update(orders).set({ fullName: "Ravi K" }).where(eq(orders.id, first));
    const found = async (query: string) => {
      const { body } = await send(`/orders?${query}`, key);
      return [(body["orders"] as { id: string }[]).map(({ id }) => id), body["total"]];
    };
    expect(await found("state=placed&state=confirmed&total=true")).toEqual([[second, first], 2]);
    expect(await found("state=placed&state=confirmed&total=true&limit=1")).toEqual([[second], 2]);
    expect(await found(`total=true&limit=1&after=${second}`)).toEqual([[first], 3]);
    expect(await found("find=ravi")).toEqual([[first], undefined]);
    expect(await found(`find=${second.slice(3)}&total=true`)).toEqual([[second], 1]);
    expect(await found("find=nobody&total=true")).toEqual([[], 0]);
    expect(await found("payment=pending&payment=paid&total=true")).toEqual([
      [third, second, first],
      3,
    ]);
    for (const query of ["find=", "find=%20", "total=yes", "state=placed&state=lost"])
      expectRefusal(await send(`/orders?${query}`, key), 422, "invalid");
  });

  test("are shown with their history and what may follow", async () => {
    const { key } = await addKey("orders:read");
    const id = await addOrder();
    await shop.ops("order:paid", id, "--reason", "Cheque");
    const { status, body } = await send(`/orders/${id}`, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      zipCode: "641001",
      lines: [{ variantId: VARIANT, quantity: 1, unitPrice: 1299.99 }],
      history: [{ before: "pending", after: "paid", reason: "Cheque" }],
      allowed: ["confirm", "cancel", "refund"],
    });
    expect(Object.keys(body)).not.toContain("submissionKey");
    expectRefusal(await send("/orders/PL-0", key), 404, "unknown_order");
  });

  test("move from state to state, each time with an entry that names the key", async () => {
    const { key, name } = await addKey("orders:write");
    const id = await addOrder();
    const before = (await stockOf()) ?? 0;
    for (const action of ["confirm", "pack", "ship", "deliver", "paid", "return", "refund"])
      expect(await change(id, key, action)).toMatchObject({ status: 200, body: { id } });
    expect(await stockOf()).toBe(before + 1);
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "order:confirm",
      "order:pack",
      "order:ship",
      "order:deliver",
      "order:paid",
      "order:return",
      "order:refund",
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ actorKind: "key", actor: name, target: `order ${id}` });
    const history = await shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, id));
    for (const { changedBy, reason } of history)
      expect([changedBy, reason]).toEqual([`key ${name}`, "By the warehouse"]);
  });

  test("shipped with a tracking number and a link keep both", async () => {
    const { key } = await addKey("orders:write");
    const id = await addOrder();
    for (const action of ["confirm", "pack"]) await change(id, key, action);
    const tracking = { number: "BD 4711", link: "https://carrier.example/BD4711" };
    expect(await change(id, key, "ship", { tracking })).toMatchObject({ status: 200 });
    const { key: reader } = await addKey("orders:read");
    expect((await send(`/orders/${id}`, reader)).body).toMatchObject({
      state: "shipped",
      tracking,
    });
  });

  test("that cannot move list the allowed actions, and nothing changes", async () => {
    const { key } = await addKey("orders:write");
    const id = await addOrder();
    expectRefusal(await change(id, key, "ship"), 409, "forbidden_change", ["confirm", "cancel"]);
    expectRefusal(await change(id, key, "refund"), 409, "forbidden_change", ["paid", "unpaid"]);
    const before = await stockOf();
    const cancelled = await change(id, key, "cancel", { restock: false });
    expect(cancelled.body).toMatchObject({ after: "cancelled", restockedPieces: 0, allowed: [] });
    expect(await stockOf()).toBe(before);
    expectRefusal(await change(id, key, "cancel"), 409, "forbidden_change");
    expectRefusal(await change("PL-0", key, "confirm"), 404, "unknown_order");
    expect(await shop.db.$count(auditEntries)).toBe(1);
  });

  test.each([
    ["an unknown action", { action: "lose" }, 422, "invalid"],
    ["no reason", { reason: " " }, 422, "invalid"],
    ["a reason of two lines", { reason: "ok)\npending → paid" }, 422, "invalid"],
    ["tracking before it is shipped", { tracking: { number: "1" } }, 422, "invalid"],
    [
      "a link that is not https",
      { action: "ship", tracking: { link: "http://carrier.example/" } },
      422,
      "invalid",
    ],
    ["what is no JSON", "{", 400, "bad_request"],
  ])("%s is refused", async (_what, body, status, code) => {
    const { key } = await addKey("orders:write");
    const id = await addOrder();
    const right = { action: "confirm", reason: "Paid" };
    const sent = typeof body === "string" ? body : { ...right, ...body };
    expectRefusal(
      await send(`/orders/${id}/changes`, key, { method: "POST", body: sent }),
      status,
      code,
    );
  });

  test("are not changed by two programs at once: one is refused", async () => {
    const { key } = await addKey("orders:write");
    const id = await addOrder();
    const before = (await stockOf()) ?? 0;
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(id, key, "cancel")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await stockOf()).toBe(before + 1);
  });
});

describe("stock", () => {
  beforeEach(async () => {
    await shop.db.delete(orders);
  });

  test("is listed in pages and set, with an entry", async () => {
    const { key, name } = await addKey("stock:read,stock:write");
    await shop.ops("stock:set", VARIANT, "2");
    await shop.db.delete(auditEntries);
    const set = await send(`/stock/${VARIANT}`, key, { method: "PUT", body: { onHand: 11 } });
    expect(set).toMatchObject({ status: 200, body: { id: VARIANT, before: 2, onHand: 11 } });
    expect(await stockOf()).toBe(Number(set.body["stock"]));
    expect(await shop.db.select().from(auditEntries)).toMatchObject([
      {
        actorKind: "key",
        actor: name,
        action: "stock:set",
        target: `variant ${VARIANT}`,
        before: { onHand: 2 },
        after: { onHand: 11 },
      },
    ]);
    const first = (await send("/stock?limit=3", key)).body;
    const rest = (await send(`/stock?limit=100&after=${String(first["next"])}`, key)).body;
    const listed = [first, rest].flatMap(({ variants: rows }) => rows as { id: string }[]);
    expect(listed).toHaveLength(await shop.db.$count(variants));
    expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted());
    expect(rest["next"]).toBeNull();
    const found = (await send("/stock?find=BLOCK%20KURTI&total=true&limit=1", key)).body;
    expect(found).toMatchObject({ variants: [{ productId: "block-kurti", hidden: false }] });
    expect(found["total"]).toBeGreaterThan(0);
    const scarce = (await send("/stock?below=1", key)).body["variants"] as { stock: number }[];
    expect(scarce.every(({ stock }) => stock < 1)).toBe(true);
  });

  test("is set by what a program expects, and not when something has happened since it read", async () => {
    const { key } = await addKey("stock:read,stock:write,orders:write");
    const read = async () => {
      const { body } = await send("/stock?limit=100", key);
      const rows = body["variants"] as { id: string; onHand: number }[];
      return rows.find(({ id }) => id === VARIANT);
    };
    const put = (body: object) => send(`/stock/${VARIANT}`, key, { method: "PUT", body });
    await put({ onHand: 5 });
    const order = await addOrder();
    await shop.db.update(variants).set({ stock: 4 }).where(eq(variants.id, VARIANT));
    expect(await read()).toMatchObject({ onHand: 5, reserved: 1, stock: 4 });
    await put({ onHand: 5 });
    expect(await read()).toMatchObject({ onHand: 5, reserved: 1, stock: 4 });
    expectRefusal(await put({ onHand: 0 }), 409, "reserved_pieces");

    const { onHand: seen = 0 } = (await read()) ?? {};
    for (const action of ["confirm", "pack"]) await change(order, key, action);
    await shop.db.delete(auditEntries);
    const late = await put({ onHand: seen + 10, expected: seen });
    expectRefusal(late, 409, "unexpected_stock");
    expect(late.body["message"]).toBe(
      `${VARIANT} had 5 on hand when you read it, and has 4 now: look at it again, then change it.`,
    );
    expect(await read()).toMatchObject({ onHand: 4, reserved: 0, stock: 4 });
    expect(await shop.db.$count(auditEntries)).toBe(0);
    expect(await put({ onHand: 14, expected: 4 })).toMatchObject({
      status: 200,
      body: { id: VARIANT, before: 4, onHand: 14, reserved: 0, stock: 14 },
    });
  });

  test.each([
    ["nothing", { onHand: 1 }, 404, "unknown_variant"],
    [VARIANT, { onHand: -1 }, 422, "invalid"],
    [VARIANT, { onHand: 1.5 }, 422, "invalid"],
    [VARIANT, { onHand: 1_000_000_001 }, 422, "invalid"],
    [VARIANT, { onHand: 1, expected: -1 }, 422, "invalid"],
    [VARIANT, { onHand: 1000, expected: 999 }, 409, "unexpected_stock"],
    [VARIANT, { stock: 9 }, 422, "invalid"],
    [VARIANT, {}, 422, "invalid"],
  ])("of %s is not set to %j", async (id, body, status, code) => {
    const { key } = await addKey("stock:write");
    const before = await stockOf();
    expectRefusal(await send(`/stock/${id}`, key, { method: "PUT", body }), status, code);
    expect(await stockOf()).toBe(before);
  });
});

describe("messages", () => {
  test("are listed in pages and closed", async () => {
    const { key, name } = await addKey("messages:read,messages:write");
    const contact = {
      name: "Meena R",
      email: "meena@pallu.test",
      phoneNumber: "9876543210",
      subject: "Damaged Product",
      comments: "Nothing else.",
    };
    for (const comments of ["The border came loose.", "The colour ran.", "It is too short."])
      await insertContact(shop.db, { ...contact, comments }, shop.clock.now());
    shop.clock.advance(1);
    await insertContact(shop.db, { ...contact, name: "Ravi" }, shop.clock.now());
    const first = (await send("/messages?limit=3", key)).body;
    const rest = (await send(`/messages?limit=3&after=${String(first["next"])}`, key)).body;
    const listed = [first, rest].flatMap(
      ({ messages }) => messages as { id: string; name: string }[],
    );
    expect(listed.map((message) => message.name)).toEqual([
      "Ravi",
      "Meena R",
      "Meena R",
      "Meena R",
    ]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(4);
    const id = listed[0]?.id ?? "";
    for (let i = 0; i < 2; i++)
      expect(await send(`/messages/${id}/close`, key, { method: "POST" })).toMatchObject({
        status: 200,
        body: { id, state: "closed" },
      });
    expect(await shop.db.select().from(auditEntries)).toMatchObject([
      { actorKind: "key", actor: name, action: "message:close", target: `message ${id}` },
    ]);
    const open = (await send("/messages?state=open", key)).body["messages"];
    expect(open).toHaveLength(3);
    expectRefusal(
      await send("/messages/nothing/close", key, { method: "POST" }),
      404,
      "unknown_message",
    );
    expectRefusal(await send("/messages?after=nothing", key), 422, "unknown_page");
  });

  test("are answered by one mail for each answer, with an entry without its text", async () => {
    const { key, name } = await addKey("messages:write");
    const contact = {
      name: "Meena R",
      email: "meena.answer@pallu.test",
      phoneNumber: "9876543210",
      subject: "Damaged Product",
      comments: "The border is loose.",
    };
    const id = (await insertContact(shop.db, contact, shop.clock.now())) ?? "";
    await shop.db.delete(auditEntries);
    const answer = (text: string, more: object = {}, to = id) =>
      send(`/messages/${to}/answers`, key, { method: "POST", body: { text, ...more } });
    expect((await answer("It is on its way.", { expected: "open" })).body).toEqual({
      id,
      state: "answered",
    });
    expectRefusal(await answer("It is on its way.", { expected: "open" }), 409, "overtaken");
    expect(await answer(" And here it is. ")).toMatchObject({ status: 200 });
    const mails = (await api.mails()).filter(({ to }) => to === contact.email);
    expect(mails.map(({ text }) => text.split("\n\n")[1])).toEqual([
      "It is on its way.",
      "And here it is.",
    ]);
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { actorKind: "key", actor: name, action: "message:answer", target: `message ${id}` },
      { actorKind: "key", actor: name, action: "message:answer" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("on its way");
    const { lines } = await shop.ops("message:show", id);
    expect(lines.join("\n")).toContain(`by key ${name}:`);
    for (const text of ["", "  ", "x".repeat(5001), "\0"])
      expectRefusal(await answer(text), 422, "invalid");
    expectRefusal(await answer("Hello", {}, "nothing"), 404, "unknown_message");
  });
});

test("a size and a SKU are in the stock and in the lines of orders, and absent without them", async () => {
  const { key } = await addKey();
  await giveSizes(shop.db);
  const id = await addOrder();
  const sized = await addOrder();
  await shop.db
    .update(orderLines)
    .set({ optionName: "Size", optionValue: "S", sku: "KT-white-S" })
    .where(eq(orderLines.orderId, sized));
  const { variants: rows } = (await send("/stock", key)).body as { variants: { id: string }[] };
  const option = { optionName: "Size", optionValue: "S", sku: "KT-white-S" };
  expect(rows.find((row) => row.id === VARIANT)).toMatchObject(option);
  const plain = rows.find((row) => row.id === "mysore-crepe--leaf");
  const { lines: without } = (await send(`/orders/${id}`, key)).body as { lines: object[] };
  for (const each of [plain, without[0]])
    for (const field of Object.keys(option)) expect(each).not.toHaveProperty(field);
  expect((await send(`/orders/${sized}`, key)).body).toMatchObject({ lines: [option] });
});

test("the description names every call, its scope and its own security scheme", async () => {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<string, { tags: string[]; security: object[]; parameters?: { in: string }[] }>
    >;
    components: { securitySchemes: object };
  };
  const found = Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/api/merchant/"))
    .flatMap(([, methods]) => Object.values(methods));
  expect(found).toHaveLength(Object.keys(merchantEndpoints).length);
  for (const { tags, security, parameters = [] } of found) {
    expect(parameters.some((parameter) => parameter.in === "header")).toBe(false);
    expect(tags).toEqual(["Merchant"]);
    expect(security).toEqual([{ merchantKey: [expect.stringMatching(/^\w+:(?:read|write)$/)] }]);
  }
  expect(document.components.securitySchemes).toHaveProperty("merchantKey.scheme", "bearer");
});

test("a URL below it without a call, and one that is too long, are refused in the same form", async () => {
  const { key } = await addKey();
  expectRefusal(await send("/nothing", key), 404, "not_found");
  expectRefusal(await send(`/orders/${"x".repeat(300)}`, key), 414, "too_long");
});

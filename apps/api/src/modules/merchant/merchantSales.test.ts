import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days } from "../../clock.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { coupons } from "../coupons/coupons.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { insertWebhook } from "../webhooks/webhooks.repo.ts";
import { webhookDeliveries } from "../webhooks/webhooks.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";
import { MAX_ROWS } from "./merchantFields.rules.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let name: string;
let read: (path: string) => Promise<MerchantAnswer>;
let post: (path: string, body?: unknown) => Promise<MerchantAnswer>;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const added = await merchant.addKey();
  ({ name } = added);
  read = (path) => merchant.send(path, added.key);
  post = (path, body) => merchant.send(path, added.key, { method: "POST", body });
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(auditEntries);
  await shop.db.delete(orders);
});

const audited = () => shop.db.select().from(auditEntries).orderBy(auditEntries.id);

describe("coupons", () => {
  beforeEach(async () => {
    await shop.db.delete(coupons);
  });

  test("are added once, listed in pages and ended, with entries that name the key", async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + days(3)).toISOString();
    const coupon = { code: "diwali", percent: 10, minimum: 2500.5, oncePerUser: true, expiresAt };
    const stored = {
      code: "DIWALI",
      percent: 10,
      amount: null,
      minimum: 2500.5,
      usesLeft: null,
      oncePerUser: true,
      expiresAt,
    };
    expect(await post("/coupons", coupon)).toMatchObject({ status: 201, body: stored });
    expectRefusal(await post("/coupons", coupon), 409, "known_coupon");
    await post("/coupons", { code: "FLAT-50", amount: 50, usesLeft: 3 });
    const first = await read("/coupons?limit=1");
    expect(first.body).toEqual({ coupons: [{ ...stored, orders: 0 }], next: "DIWALI" });
    const second = await read("/coupons?limit=1&after=DIWALI");
    expect(second.body).toMatchObject({
      coupons: [{ code: "FLAT-50", amount: 50, usesLeft: 3 }],
      next: null,
    });
    const now = shop.clock.now().toISOString();
    expect((await post("/coupons/diwali/end")).body).toEqual({
      code: "DIWALI",
      before: expiresAt,
      expiresAt: now,
    });
    expectRefusal(await post("/coupons/NOSUCH/end"), 404, "unknown_coupon");
    const entries = await audited();
    expect(entries.map(({ action, target }) => `${action} ${target}`)).toEqual([
      "coupon:add coupon DIWALI",
      "coupon:add coupon FLAT-50",
      "coupon:end coupon DIWALI",
    ]);
    for (const { actorKind, actor } of entries) expect([actorKind, actor]).toEqual(["key", name]);
  });

  test("are found by a part of the code, and by whether they can be used, and counted", async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + days(3));
    await shop.db.insert(coupons).values([
      { code: "DIWALI-10", percent: 10, expiresAt },
      { code: "DIWALI-20", percent: 20, expiresAt: shop.clock.now() },
      { code: "FLAT", amountPaise: 5000, usesLeft: 0 },
      { code: "SPRING", amountPaise: 5000, usesLeft: 1 },
    ]);
    const found = async (query: string) => {
      const { body } = await read(`/coupons?total=true&${query}`);
      return [(body["coupons"] as { code: string }[]).map(({ code }) => code), body["total"]];
    };
    expect(await found("find=diwali")).toEqual([["DIWALI-10", "DIWALI-20"], 2]);
    expect(await found("current=true")).toEqual([["DIWALI-10", "SPRING"], 2]);
    expect(await found("current=false&limit=1")).toEqual([["DIWALI-20"], 2]);
    expect(await found("current=false&find=flat")).toEqual([["FLAT"], 1]);
  });

  test("end at a day of the caller's choice, never in the past, unless the end is another one now", async () => {
    await shop.db.insert(coupons).values({ code: "DIWALI", percent: 10 });
    const end = (body: object) => post("/coupons/diwali/end", body);
    const at = (later: number) => new Date(shop.clock.now().getTime() + later).toISOString();
    expectRefusal(await end({ expiresAt: at(-1) }), 422, "past_end");
    const later = await end({ expiresAt: at(days(3)), expected: null });
    expect(later.body).toEqual({ code: "DIWALI", before: null, expiresAt: at(days(3)) });
    const late = await end({ expiresAt: at(days(4)), expected: null });
    expectRefusal(late, 409, "unexpected_end");
    expect(late.body["message"]).toMatch(
      /^DIWALI had no end when you opened it, and has its end on \d+ \w+ \d+, \d\d:\d\d now/,
    );
    expect((await end({ expiresAt: null, expected: at(days(3)) })).body).toMatchObject({
      expiresAt: null,
    });
    expect((await audited()).map(({ action }) => action)).toEqual(["coupon:end", "coupon:end"]);
  });

  test.each([
    ["neither a percentage nor an amount", {}, "invalid"],
    ["both", { percent: 10, amount: 10 }, "invalid"],
    ["more than all", { percent: 101 }, "invalid"],
    ["a negative amount", { amount: -1 }, "invalid"],
    ["an amount that the database cannot store", { amount: 1e9 }, "invalid"],
    ["a code with a space", { percent: 1, code: "NEW YEAR" }, "invalid"],
    ["no uses", { percent: 1, usesLeft: 0 }, "invalid"],
    ["an end in the past", { percent: 1, expiresAt: "2001-01-01T00:00:00Z" }, "past_end"],
    ["an end that is no moment", { percent: 1, expiresAt: "2001-01-01" }, "invalid"],
  ])("with %s are refused", async (_what, more, code) => {
    expectRefusal(await post("/coupons", { code: "NEW-1", ...more }), 422, code);
    expect(await shop.db.$count(coupons)).toBe(0);
  });
});

describe("the sales of a period", () => {
  test("are those of the command", async () => {
    await merchant.addOrder();
    const day = shop.clock.now().toISOString().slice(0, 10);
    const { lines } = await shop.ops("report:sales", "--from", day, "--to", day, "--json");
    const { status, body } = await read(`/reports/sales?from=${day}&to=${day}`);
    expect([status, body]).toEqual([200, JSON.parse(lines[0] ?? "")]);
    expect(body).toMatchObject({
      sales: [{ currency: "INR", orders: 1, total: 1299.99 }],
      bestSellers: [{ variantId: VARIANT, pieces: 1 }],
    });
  });

  test.each([
    "",
    "?from=2027-03-01",
    "?from=2027-03-02&to=2027-03-01",
    "?from=2027-02-30&to=2027-03-01",
    "?from=0000-01-01&to=2027-03-01",
    "?from=yesterday&to=2027-03-01",
  ])("are refused for '%s'", async (query) => {
    expectRefusal(await read(`/reports/sales${query}`), 422, "invalid");
  });
});

describe("stock", () => {
  const OTHER = "temple-border--peacock";
  const setBoth = async () => {
    await shop.ops("stock:set", VARIANT, "8");
    await shop.ops("stock:set", OTHER, "5");
    await shop.db.delete(auditEntries);
  };
  const stockOf = async (id: string) =>
    (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;

  test("is changed by a difference, once if it is what the program read", async () => {
    await setBoth();
    const adjust = (body: object) => post(`/stock/${VARIANT}/changes`, body);
    expect(await adjust({ difference: -3, expected: 8 })).toMatchObject({
      status: 200,
      body: { id: VARIANT, before: 8, onHand: 5, reserved: 0, stock: 5 },
    });
    const again = await adjust({ difference: -3, expected: 8 });
    expectRefusal(again, 409, "unexpected_stock");
    expect(again.body["refused"]).toMatchObject([{ id: VARIANT, found: 5 }]);
    expect(again.body["message"]).toBe(
      `${VARIANT} had 8 on hand when you read it, and has 5 now: look at it again, then change it.`,
    );
    expect(await audited()).toMatchObject([
      {
        actorKind: "key",
        actor: name,
        action: "stock:adjust",
        target: `variant ${VARIANT}`,
        before: { onHand: 8 },
        after: { onHand: 5 },
      },
    ]);
    expectRefusal(await adjust({ difference: -6 }), 409, "reserved_pieces");
    expectRefusal(await adjust({ difference: 1_000_000_000 }), 409, "too_many_pieces");
    for (const difference of [0, 1.5, 1e10, "3"])
      expectRefusal(await adjust({ difference }), 422, "invalid");
    expectRefusal(await post("/stock/nothing/changes", { difference: 1 }), 404, "unknown_variant");
    expect(await stockOf(VARIANT)).toBe(5);
  });

  test("of a list is set all or none, with events of what becomes scarce", async () => {
    await setBoth();
    await insertWebhook(shop.db, "https://receiver.example/", shop.clock.now());
    const rows = [
      { id: OTHER, onHand: 4, expected: 5 },
      { id: VARIANT, onHand: 8 },
    ];
    const dry = await post("/stock", { rows, dryRun: true });
    const changes = [{ id: OTHER, before: { onHand: 5 }, after: { onHand: 4 } }];
    expect(dry.body).toEqual({ dryRun: true, changes });
    expect(await stockOf(OTHER)).toBe(5);
    expect(await audited()).toEqual([]);
    expect((await post("/stock", { rows })).body).toEqual({ dryRun: false, changes });
    expect(await stockOf(OTHER)).toBe(4);
    expect(await audited()).toMatchObject([{ action: "stock:import", actor: name }]);
    const events = await shop.db.select({ body: webhookDeliveries.body }).from(webhookDeliveries);
    expect(events.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: "stock.low", data: { variantId: OTHER, stock: 4 } },
    ]);
    const late = await post("/stock", {
      rows: [
        { id: VARIANT, onHand: 1, expected: 7 },
        { id: OTHER, onHand: 9, expected: 5 },
        { id: "lost-kurti--grey", onHand: 3 },
      ],
    });
    expectRefusal(late, 409, "unexpected_stock");
    expect(late.body["message"]).toBe(
      `${VARIANT} had 7 on hand when you read it, and has 8 now: look at it again, then change it. 1 more row is refused. Nothing was changed.`,
    );
    expect(late.body["refused"]).toMatchObject([
      { id: VARIANT, code: "unexpected_stock" },
      {
        id: OTHER,
        message: `${OTHER} had 5 on hand when you read it, and has 4 now: look at it again, then change it.`,
      },
    ]);
    expect(await stockOf("lost-kurti--grey")).toBe(0);
    const unknown = await post("/stock", { rows: [...rows, { id: "nothing", onHand: 1 }] });
    expectRefusal(unknown, 404, "unknown_variant");
  });

  test.each([
    ["too many", Array.from({ length: MAX_ROWS + 1 }, (_, i) => ({ id: `v-${i}`, onHand: 1 }))],
    ["none", []],
    ["a negative", [{ id: VARIANT, onHand: -1 }]],
    ["a huge", [{ id: VARIANT, onHand: 1_000_000_001 }]],
    [
      "a repeated",
      [
        { id: VARIANT, onHand: 1 },
        { id: VARIANT, onHand: 1 },
      ],
    ],
  ])("of a list with %s row is refused", async (_what, rows) => {
    const before = await stockOf(VARIANT);
    expectRefusal(await post("/stock", { rows }), 422, "invalid");
    expect(await stockOf(VARIANT)).toBe(before);
  });
});

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, days } from "../../clock.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { products } from "../catalogue/catalogue.tables.ts";
import { insertContact } from "../messages/messages.repo.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let key: string;
let send: MerchantShop["send"];
beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop, send } = merchant);
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(orders);
  ({ key } = await merchant.addKey());
});

const idsOf = (body: Record<string, unknown>): string[] =>
  (body["orders"] as { id: string }[]).map(({ id }) => id);
const list = async (query: string) => (await send(`/orders?${query}`, key)).body;
const set = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  shop.db.update(orders).set(values).where(eq(orders.id, id));

describe("the list of orders", () => {
  test("is read forwards and backwards by key", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await merchant.addOrder());
    const first = await list("limit=2");
    expect(first).toMatchObject({ previous: null, next: ids[1] });
    const second = await list(`limit=2&after=${ids[1]}`);
    expect(idsOf(second)).toEqual([ids[2], ids[3]]);
    expect(second).toMatchObject({ previous: ids[2], next: ids[3] });
    const last = await list(`limit=2&after=${ids[3]}`);
    expect(last).toMatchObject({ previous: ids[4], next: null });
    const back = await list(`limit=2&before=${ids[4]}`);
    expect(idsOf(back)).toEqual([ids[2], ids[3]]);
    expect(back).toMatchObject({ previous: ids[2], next: ids[3] });
    const start = await list(`limit=2&before=${ids[2]}`);
    expect(idsOf(start)).toEqual([ids[0], ids[1]]);
    expect(start).toMatchObject({ previous: null, next: ids[1] });
    for (const query of [`after=${ids[0]}&before=${ids[1]}`, "before=PL-0"])
      expectRefusal(
        await send(`/orders?${query}`, key),
        422,
        query.startsWith("a") ? "invalid" : "unknown_page",
      );
  });

  test("has views, and counts the orders of each in one call", async () => {
    const [placed, sent, cancelled, paid] = [
      await merchant.addOrder(),
      await merchant.addOrder(),
      await merchant.addOrder(),
      await merchant.addOrder(),
    ];
    await set(sent, { state: "shipped" });
    await set(cancelled, { state: "cancelled" });
    await set(paid, { state: "packed", paymentState: "paid" });
    const counts = { toDo: 2, unpaid: 2, sent: 1, all: 4 };
    expect((await list("counts=true&view=toDo&limit=1"))["counts"]).toEqual(counts);
    const views = { toDo: [paid, placed], unpaid: [sent, placed], sent: [sent] };
    for (const [view, ids] of Object.entries(views))
      expect([view, idsOf(await list(`view=${view}`))]).toEqual([view, ids]);
    expect(idsOf(await list("view=toDo&state=packed"))).toEqual([paid]);
    await set(sent, { fullName: "Ravi K" });
    expect((await list("counts=true&find=ravi"))["counts"]).toEqual({
      toDo: 0,
      unpaid: 1,
      sent: 1,
      all: 1,
    });
    expectRefusal(await send("/orders?view=lost", key), 422, "invalid");
  });

  test("is searched by what a line names: product, colour, option and SKU", async () => {
    const [plain, sized] = [await merchant.addOrder(), await merchant.addOrder()];
    await shop.db
      .update(orderLines)
      .set({ productName: "Temple Border", optionName: "Size", optionValue: "XXL", sku: "KT-9" })
      .where(eq(orderLines.orderId, sized));
    for (const text of ["temple", "TEMPLE BOR", "xxl", "kt-9"])
      expect(idsOf(await list(`find=${encodeURIComponent(text)}`))).toEqual([sized]);
    expect(idsOf(await list("find=block"))).toEqual([plain]);
    expect(idsOf(await list("find=white"))).toEqual([sized, plain]);
    const { lines } = await shop.ops("order:list", "--find", "kt-9");
    expect(lines.join("\n")).toContain(sized);
  });

  test.each(["+91 98723 44487", "09872344487", "0091-98723-44487", "9872344487", "98723 44"])(
    "finds the phone number '%s' in all its spellings, here and at the terminal",
    async (text) => {
      const ids: string[] = [];
      for (const phoneNo of ["98723 44487", "+919872344487", "0 98723-44487"]) {
        const id = await merchant.addOrder();
        await set(id, { phoneNo });
        ids.unshift(id);
      }
      await merchant.addOrder();
      expect(idsOf(await list(`find=${encodeURIComponent(text)}`))).toEqual(ids);
      const { lines } = await shop.ops("order:list", "--find", text);
      for (const id of ids) expect(lines.join("\n")).toContain(id);
    },
  );

  test("finds what the shopper wrote, and shows its beginning while the address is shown", async () => {
    const [, wrote, longAgo] = [
      await merchant.addOrder(),
      await merchant.addOrder(),
      await merchant.addOrder(addMs(shop.clock.now(), -days(91))),
    ];
    const text = `Gift wrap please. ${"Long ".repeat(40)}`;
    await set(wrote, { additionalText: text });
    await set(longAgo, { additionalText: text, state: "delivered" });
    for (const query of ["commented=true", "find=GIFT%20wrap"])
      expect(idsOf(await list(query))).toEqual([longAgo, wrote]);
    const rows = (await list("commented=true"))["orders"] as { comment: string }[];
    expect(rows.map(({ comment }) => comment)).toEqual([text.slice(0, 80), text.slice(0, 80)]);
    expect((await list("commented=false"))["orders"]).toHaveLength(3);
  });

  test("has some orders by their ids, and counts only these", async () => {
    const [first, second] = [await merchant.addOrder(), await merchant.addOrder()];
    await merchant.addOrder();
    await set(first, { state: "shipped" });
    const found = await list(`orders=${first},${second}&counts=true`);
    expect(idsOf(found)).toEqual([second, first]);
    expect(found["counts"]).toMatchObject({ toDo: 1, sent: 1, all: 2 });
    expect(idsOf(await list(`orders=${first},${second}&view=toDo`))).toEqual([second]);
  });

  test("has the first and the last day of a period, in India", async () => {
    const late = await merchant.addOrder(new Date("2027-03-30T23:59:59+05:30"));
    const first = await merchant.addOrder(new Date("2027-03-31T00:00:00+05:30"));
    const last = await merchant.addOrder(new Date("2027-03-31T23:59:59.999+05:30"));
    const next = await merchant.addOrder(new Date("2027-04-01T00:00:00+05:30"));
    expect(idsOf(await list("from=2027-03-31&to=2027-03-31"))).toEqual([last, first]);
    expect(idsOf(await list("from=2027-03-31"))).toEqual([next, last, first]);
    expect(idsOf(await list("to=2027-03-30"))).toEqual([late]);
    const since = encodeURIComponent("2027-03-31T10:00:00+05:30");
    expect(idsOf(await list(`since=${since}&from=2027-03-31&to=2027-03-31`))).toEqual([last]);
    for (const query of ["from=2027-02-30", "from=2027-03-31&to=2027-03-30"])
      expectRefusal(await send(`/orders?${query}`, key), 422, "invalid");
  });

  test("says what a shopkeeper decides by", async () => {
    const id = await merchant.addOrder();
    await set(id, { additionalText: "Please ring" });
    await send(`/orders/${id}/notes`, key, { method: "POST", body: { text: "Regular" } });
    await shop.db.execute(sql`
      INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image, quantity, unit_paise, unit_minor, line_minor)
      VALUES (${id}, 2, 'gone', 'a stole', 'red', 'y.webp', 2, 1, 1, 2)`);
    expect((await list(""))["orders"]).toMatchObject([
      {
        pieces: 3,
        lines: 2,
        firstProduct: "block kurti",
        hasComment: true,
        comment: "Please ring",
        notes: 1,
      },
    ]);
  });
});

describe("an order", () => {
  test("has pictures, products and its neighbours in a list", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift(await merchant.addOrder());
    const [newest = "", middle = "", oldest = ""] = ids;
    await shop.db
      .update(orderLines)
      .set({ variantId: "gone" })
      .where(eq(orderLines.orderId, oldest));
    const show = async (id: string, query = "") => (await send(`/orders/${id}${query}`, key)).body;
    expect(await show(middle)).toMatchObject({
      previous: newest,
      next: oldest,
      lines: [{ picture: "/uploads/x.webp", productId: "block-kurti" }],
      steps: [
        { action: "confirm", after: "confirmed", mailTo: null, pieces: 0, coupon: null },
        { action: "cancel", after: "cancelled", mailTo: null, pieces: 1, coupon: null },
        { action: "paid" },
        { action: "unpaid" },
      ],
      isAddressHidden: false,
      notes: [],
    });
    expect(await show(oldest)).toMatchObject({
      next: null,
      lines: [{ productId: null }],
      steps: [{}, { action: "cancel", pieces: 0 }, {}, {}],
    });
    await set(middle, { state: "cancelled" });
    expect(await show(newest, "?view=toDo")).toMatchObject({ previous: null, next: oldest });
  });
});

describe("sheets", () => {
  test("have the orders in the order of their ids, and the pieces summed by variant", async () => {
    const [one, two] = [await merchant.addOrder(), await merchant.addOrder()];
    const { status, body } = await send(`/orders/sheets?orders=${two},${one},PL-0,${one}`, key);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([two, one]);
    expect(body["orders"]).toMatchObject([{ addressLine1: "12 Feather Street", lines: [{}] }, {}]);
    expect(body["unknown"]).toEqual(["PL-0"]);
    expect(body["picks"]).toMatchObject([
      {
        variantId: VARIANT,
        pieces: 2,
        orders: [
          { id: two, quantity: 1 },
          { id: one, quantity: 1 },
        ],
      },
    ]);
    const many = Array.from({ length: 101 }, (_, at) => `PL-${at}`).join(",");
    const tooMany = await send(`/orders/sheets?orders=${many}`, key);
    expectRefusal(tooMany, 422, "invalid");
    expect(tooMany.body["message"]).toContain("must name at most 100 orders");
    expectRefusal(await send("/orders/sheets?orders=,", key), 422, "invalid");
  });
});

test("an export has the rows of order:export with escaped cells, and an entry with the count", async () => {
  const [one, two] = [await merchant.addOrder(), await merchant.addOrder()];
  await set(one, { couponCode: "=HYPERLINK(1)" });
  const { body } = await send(`/orders/export?orders=${two},${one}&tax=5`, key);
  const day = shop.clock.now().toISOString().slice(0, 10);
  expect(body).toMatchObject({ rows: 2, fileName: `orders-${day}.csv` });
  const [head, first, second, ...rest] = String(body["csv"]).trimEnd().split("\n");
  expect(head).toBe(
    "\uFEFForderId,placedAt,state,payment,currency,subTotal,discount,coupon,total,taxRate,net,tax,cancelledAt,returnedAt,refundedAt",
  );
  expect(first).toMatch(new RegExp(`^${one},.*,'=HYPERLINK\\(1\\),1299.99,5,1238.09,61.90,`));
  expect(second).toMatch(new RegExp(`^${two},`));
  expect(rest).toEqual([]);
  expect(await shop.db.select().from(auditEntries)).toMatchObject([
    { action: "order:export", target: "orders", after: { orders: 2 } },
  ]);
});

describe("today", () => {
  test("counts what waits, and leaves out what the caller may not read", async () => {
    const [one, two, three] = [
      await merchant.addOrder(),
      await merchant.addOrder(),
      await merchant.addOrder(),
    ];
    await set(await merchant.addOrder(), { state: "returned", paymentState: "paid" });
    await set(await merchant.addOrder(), { state: "cancelled", paymentState: "paid" });
    await set(await merchant.addOrder(), { state: "cancelled", paymentState: "refunded" });
    await set(await merchant.addOrder(), { state: "cancelled" });
    await set(two, { state: "confirmed" });
    await set(three, { state: "packed", paymentState: "paid" });
    await insertContact(
      shop.db,
      { name: "M", email: "m@x.test", phoneNumber: "1", subject: "S", comments: one },
      shop.clock.now(),
    );
    await shop.db.update(products).set({ hidden: true }).where(eq(products.id, "block-kurti"));
    const { body } = await send("/today", key);
    expect(body).toMatchObject({
      orders: { any: true, toConfirm: 1, toPack: 1, toSend: 1, unpaid: 2, toRefund: 2 },
      messages: { open: 1 },
      stock: { level: 5 },
      products: { hidden: 1, withoutPicture: 0 },
      checklist: [],
    });
    expect(body["warnings"]).toContainEqual(
      expect.objectContaining({ check: "mail", state: "warning" }),
    );
    expect(Object.keys((await send("/today?brief=true", key)).body)).toEqual([
      "orders",
      "messages",
    ]);
    const { key: narrow } = await merchant.addKey("orders:read");
    expect(Object.keys((await send("/today", narrow)).body)).toEqual(["orders"]);
    await shop.db.delete(orders);
    expect((await send("/today", narrow)).body).toEqual({
      orders: { any: false, toConfirm: 0, toPack: 0, toSend: 0, unpaid: 0, toRefund: 0 },
    });
  });
});

describe("the address of an order that ended 90 days ago", () => {
  test("is hidden from staff until they ask for it, which the log names, and never from keys", async () => {
    const id = await merchant.addOrder(addMs(shop.clock.now(), -days(91)));
    const fresh = await merchant.addOrder(addMs(shop.clock.now(), -days(89)));
    for (const each of [id, fresh])
      await set(each, { state: "delivered", additionalText: "Ring twice" });
    expect((await send(`/orders/${id}`, key)).body).toMatchObject({
      addressLine1: "12 Feather Street",
      isAddressHidden: false,
    });
    const staff = await merchant.api.staff("owner");
    const read = async (path: string) =>
      (
        await merchant.api.app.inject({
          url: `/api/desk/orders${path}`,
          cookies: staff.cookies,
          headers: { "sec-fetch-site": "same-origin" },
        })
      ).json<object>();
    const hidden = { addressLine1: "", phoneNo: "", email: "", isAddressHidden: true };
    expect(await read(`/${id}`)).toMatchObject({ ...hidden, fullName: "Meena R" });
    expect(await read("?view=all")).toMatchObject({
      orders: [
        { id: fresh, hasComment: true, comment: "Ring twice" },
        { id, hasComment: true, comment: "" },
      ],
    });
    expect(await read(`/sheets?orders=${id},${fresh}`)).toMatchObject({
      orders: [hidden, { isAddressHidden: false }],
    });
    expect(await shop.db.$count(auditEntries)).toBe(0);
    expect(await read(`/${id}?address=true`)).toMatchObject({ phoneNo: "9" });
    expect(await shop.db.select().from(auditEntries)).toMatchObject([
      { actorKind: "staff", actor: staff.email, action: "order:address", target: `order ${id}` },
    ]);
  });
});

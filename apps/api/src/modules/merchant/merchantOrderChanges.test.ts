import { endpoints } from "@pallu/contract/schemas";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { coupons, couponClaims } from "../coupons/coupons.tables.ts";
import type { TestApi, Visitor } from "../../testing/createTestApi.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { orderChanges, orderNotes, orders } from "../orders/orders.tables.ts";
import { exportPerson } from "../privacy/privacy.service.ts";
import { webhookDeliveries } from "../webhooks/webhooks.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let api: TestApi;
let asha: Visitor;
let key: string;
let send: MerchantShop["send"];
beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop, api, send } = merchant);
  asha = await api.newVisitor();
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(orders);
  ({ key } = await merchant.addKey());
});

/** Adds orders of Asha, whose email address is proved, the oldest first. */
const addOrders = async (many: number, state: "placed" | "packed" = "placed") => {
  const ids: string[] = [];
  for (let i = 0; i < many; i++) ids.push(await merchant.addOrder());
  await shop.db.update(orders).set({ userId: asha.user.id, state }).where(inArray(orders.id, ids));
  return ids;
};

const change = (body: object): Promise<MerchantAnswer> =>
  send("/orders/changes", key, { method: "POST", body });
const named = (ids: readonly string[]) => ids.map((id) => ({ id }));
const stateOf = async (id: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
const stockOf = async () =>
  (await shop.db.select().from(variants).where(eq(variants.id, VARIANT)))[0]?.stock ?? 0;
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe("several orders", () => {
  test.each([1, 100])("%i of them move at once, with an entry and a mail each", async (many) => {
    const ids = await addOrders(many);
    const before = (await mailsTo(asha.user.email)).length;
    await shop.db.delete(auditEntries);
    const { status, body } = await change({ orders: named(ids), action: "confirm" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: false, mails: many, restockedPieces: 0, refused: [] });
    expect(body["changes"]).toHaveLength(many);
    expect((body["changes"] as object[])[0]).toEqual({
      id: ids[0],
      before: "placed",
      after: "confirmed",
      coupon: null,
      mailTo: asha.user.email,
      allowed: ["pack", "cancel"],
    });
    expect(await shop.db.$count(orders, eq(orders.state, "confirmed"))).toBe(many);
    expect(await shop.db.$count(auditEntries)).toBe(many);
    expect((await mailsTo(asha.user.email)).length - before).toBe(many);
  });

  test.each([
    ["101 of them", 101, {}, "at most 100 entries"],
    ["none of them", 0, {}, "at least 1 entries"],
    ["two of one id", 2, { same: true }, "must name each id once"],
  ])(
    "%s are refused in words",
    async (_what, many, { same = false }: { same?: boolean }, words) => {
      const list = Array.from({ length: many }, (_, at) => ({ id: same ? "PL-1" : `PL-${at}` }));
      const answer = await change({ orders: list, action: "confirm" });
      expectRefusal(answer, 422, "invalid");
      expect(answer.body["message"]).toContain(words);
    },
  );

  test("keep a tracking number each, and every mail has its own", async () => {
    const [first = "", second = "", third = ""] = await addOrders(3, "packed");
    const tracking = (number: string) => ({ number, link: `https://carrier.example/${number}` });
    const answer = await change({
      orders: [
        { id: first, tracking: tracking("BD1") },
        { id: second, tracking: tracking("BD2") },
        { id: third },
      ],
      action: "ship",
    });
    expect(answer.status).toBe(200);
    const rows = await shop.db.select().from(orders);
    const numbers = Object.fromEntries(rows.map(({ id, trackingNumber }) => [id, trackingNumber]));
    expect(numbers).toEqual({ [first]: "BD1", [second]: "BD2", [third]: null });
    for (const [id, number] of Object.entries(numbers)) {
      const mail = (await mailsTo(asha.user.email)).find(
        ({ subject }) => subject === `Your order ${id} is on its way`,
      );
      if (number === null) expect(mail?.text).not.toContain("tracking number");
      else expect(mail?.text).toContain(`Its tracking number is ${number}.`);
    }
  });

  test("have no tracking before they are shipped", async () => {
    const [id = ""] = await addOrders(1);
    const tracked = { id, tracking: { number: "BD1" } };
    expectRefusal(await change({ orders: [tracked], action: "confirm" }), 422, "invalid");
  });

  test("are changed all or none: one that cannot is named with the reason, and a dry run leaves it out", async () => {
    const [first = "", second = ""] = await addOrders(2);
    const [late = ""] = await addOrders(1, "packed");
    const body = {
      orders: [
        { id: first, expected: "placed" },
        { id: late, expected: "placed" },
        { id: "PL-0" },
        { id: second },
      ],
      action: "confirm",
    };
    const refused = [
      {
        id: late,
        code: "unexpected_state",
        message: `${late} is packed now: somebody has changed it.`,
      },
      { id: "PL-0", code: "unknown_order", message: "There is no order PL-0." },
    ];
    const preview = await change({ ...body, dryRun: true });
    expect(preview).toMatchObject({ status: 200, body: { dryRun: true, mails: 2, refused } });
    expect((preview.body["changes"] as { id: string }[]).map(({ id }) => id)).toEqual([
      first,
      second,
    ]);
    const real = await change(body);
    expectRefusal(real, 409, "unexpected_state");
    expect(real.body["refused"]).toEqual(refused);
    expect(real.body["message"]).toContain("Nothing was changed.");
    expect(await stateOf(first)).toBe("placed");
    const unexpected = await change({ orders: [{ id: late }], action: "confirm" });
    expectRefusal(unexpected, 409, "forbidden_change");
    expectRefusal(
      await change({ orders: [{ id: "PL-0" }], action: "confirm" }),
      404,
      "unknown_order",
    );
  });

  test.each(["confirm", "cancel", "paid"] as const)(
    "a dry run of '%s' changes nothing and answers what the change then answers",
    async (action) => {
      const ids = await addOrders(3);
      await shop.db
        .insert(coupons)
        .values({ code: "HALF", percent: 50, usesLeft: 1 })
        .onConflictDoNothing();
      await shop.db.insert(couponClaims).values({
        orderId: ids[0] ?? "",
        couponCode: "HALF",
        userId: asha.user.id,
        oncePerUser: false,
      });
      const counts = async () => [
        await shop.db.$count(orderChanges),
        await shop.db.$count(auditEntries),
        await shop.db.$count(webhookDeliveries),
        (await api.mails()).length,
        await stockOf(),
      ];
      const before = await counts();
      const preview = await change({ orders: named(ids), action, dryRun: true });
      expect(await counts()).toEqual(before);
      const real = await change({ orders: named(ids), action });
      expect({ ...preview.body, dryRun: false }).toEqual(real.body);
      if (action === "cancel") {
        expect(real.body).toMatchObject({
          restockedPieces: 3,
          changes: [{ coupon: "HALF" }, {}, {}],
        });
        expect((await counts()).at(-1)).toBe((before.at(-1) ?? 0) + 3);
      }
    },
  );

  test("what an order says of its steps is what a dry run of each answers", async () => {
    const [id = ""] = await addOrders(1);
    await shop.db.update(orders).set({ paymentState: "paid" }).where(eq(orders.id, id));
    const { steps } = (await send(`/orders/${id}`, key)).body as {
      steps: { action: string; mailTo: string | null; pieces: number; coupon: string | null }[];
    };
    expect(steps.map(({ action }) => action)).toEqual(["confirm", "cancel", "refund"]);
    for (const { action, mailTo, pieces, coupon } of steps) {
      const { body } = await change({ orders: [{ id }], action, dryRun: true });
      expect(body).toMatchObject({ restockedPieces: pieces, changes: [{ mailTo, coupon }] });
    }
  });

  test("are changed once when two people press at the same moment", async () => {
    const ids = await addOrders(20);
    const before = await stockOf();
    const orders2 = ids.map((id) => ({ id, expected: "placed" }));
    const answers = await Promise.all(
      [orders2, orders2.toReversed()].map((list) => change({ orders: list, action: "cancel" })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body["refused"];
    expect(refused).toHaveLength(20);
    expect(await stockOf()).toBe(before + 20);
  });
});

describe("notes", () => {
  const write = (id: string, body: object, by = key) =>
    send(`/orders/${id}/notes`, by, { method: "POST", body });
  const remove = (id: string, note: unknown, by = key) =>
    send(`/orders/${id}/notes/${String(note)}`, by, { method: "DELETE" });

  test("are added, shown and removed by who wrote them, and the log has no text", async () => {
    const [id = ""] = await addOrders(1);
    const { key: other, name } = await merchant.addKey();
    const added = await write(id, { text: " Call before noon.\nRing twice. " }, other);
    expect(added).toMatchObject({
      status: 201,
      body: { text: "Call before noon.\nRing twice.", writtenBy: `key ${name}`, isOwn: true },
    });
    const { notes } = (await send(`/orders/${id}`, key)).body as { notes: object[] };
    expect(notes).toEqual([{ ...added.body, isOwn: false }]);
    const refused = await remove(id, added.body["id"]);
    expectRefusal(refused, 409, "other_author");
    expect(refused.body["message"]).toContain(`key ${name}`);
    const [elsewhere = ""] = await addOrders(1);
    expectRefusal(await remove(elsewhere, added.body["id"], other), 404, "unknown_note");
    expect((await remove(id, added.body["id"], other)).status).toBe(200);
    expectRefusal(await remove(id, added.body["id"], other), 404, "unknown_note");
    const entries = await shop.db.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toEqual(["order:note", "order:unnote"]);
    expect(JSON.stringify(entries)).not.toContain("noon");
  });

  test.each([
    ["empty", { text: " " }],
    ["of 2001 letters", { text: "x".repeat(2001) }],
    ["with a NUL", { text: "a\0b" }],
  ])("one that is %s is refused", async (_what, body) => {
    const [id = ""] = await addOrders(1);
    expectRefusal(await write(id, body), 422, "invalid");
    expect(await shop.db.$count(orderNotes)).toBe(0);
  });

  test("go with the account when its order has ended, and no new one is kept", async () => {
    const person = await api.newVisitor();
    const [id = ""] = await addOrders(1);
    await shop.db.update(orders).set({ userId: person.user.id }).where(eq(orders.id, id));
    await write(id, { text: "Wants a blue box" });
    await shop.ops("user:delete", person.user.id, "--yes");
    expect(await shop.db.$count(orderNotes)).toBe(1);
    expect((await change({ orders: [{ id }], action: "cancel" })).status).toBe(200);
    expect(await shop.db.$count(orderNotes)).toBe(0);
    expectRefusal(await write(id, { text: "Wants a blue box" }), 409, "erased_person");
    expectRefusal(await write("PL-0", { text: "Nobody" }), 404, "unknown_order");
  });
});

describe("the tracking of a shipped order", () => {
  const NEW = { number: "BD 2", link: null };
  const track = (id: string, body: object) =>
    send(`/orders/${id}/tracking`, key, { method: "POST", body });
  const shipped = async (): Promise<string> => {
    const [id = ""] = await addOrders(1, "packed");
    await change({ orders: [{ id, tracking: { number: "BD 1" } }], action: "ship" });
    await shop.db.delete(auditEntries);
    await shop.db.delete(webhookDeliveries);
    return id;
  };
  const mailsAbout = async (id: string) =>
    (await mailsTo(asha.user.email)).filter(({ subject }) => subject.includes(id)).length;

  test("is replaced, with an entry that does not say it and one event, and mailed only if asked", async () => {
    const id = await shipped();
    const before = await mailsAbout(id);
    const answer = await track(id, { tracking: NEW, expected: { number: "BD 1", link: null } });
    expect(answer).toMatchObject({ status: 200, body: { id, tracking: NEW, mailTo: null } });
    expect(await mailsAbout(id)).toBe(before);
    const entries = await shop.db.select().from(auditEntries);
    expect(entries).toMatchObject([
      {
        action: "order:tracking",
        target: `order ${id}`,
        before: { hasNumber: true, hasLink: false },
        after: { hasNumber: true, hasLink: false },
      },
    ]);
    const mailed = { number: "BD 3", link: "https://carrier.example/3" };
    expect((await track(id, { tracking: mailed, mail: true })).body).toMatchObject({
      mailTo: asha.user.email,
    });
    const mail = (await mailsTo(asha.user.email)).find(
      ({ subject }) => subject === `Your order ${id} has another tracking number`,
    );
    expect(mail?.text).toContain("Its tracking number is now BD 3.");
    expect(mail?.text).toContain("https://carrier.example/3");
    // The same again changes nothing, and sends nothing.
    expect((await track(id, { tracking: mailed, mail: true })).body).toMatchObject({
      mailTo: null,
    });
    expect(await mailsAbout(id)).toBe(before + 1);
    expect(await shop.db.$count(auditEntries)).toBe(2);
  });

  test("is refused in words: not shipped, changed by somebody else, no number, no order", async () => {
    const id = await shipped();
    const [placed = ""] = await addOrders(1);
    expectRefusal(await track(placed, { tracking: NEW }), 409, "forbidden_change");
    const late = await track(id, { tracking: NEW, expected: { number: null, link: null } });
    expectRefusal(late, 409, "unexpected_tracking");
    expect(late.body["message"]).toBe(
      `The tracking of ${id} is BD 1 now: somebody has changed it.`,
    );
    expectRefusal(await track(id, { tracking: { number: "#1" } }), 422, "invalid");
    expectRefusal(await track("PL-0", { tracking: NEW }), 404, "unknown_order");
    expect(await shop.db.$count(auditEntries)).toBe(0);
  });

  test("is replaced at the terminal", async () => {
    const id = await shipped();
    expect(await shop.ops("order:tracking", id, "BD 9", "--mail")).toMatchObject({
      code: 0,
      lines: [`${id}: the tracking is BD 9.`, "  The shopper gets a mail about it."],
    });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ trackingNumber: "BD 9", trackingLink: null });
    expect((await shop.ops("order:tracking", id)).code).not.toBe(0);
    expect((await shop.ops("order:tracking", "PL-0", "BD 9")).lines.join("")).toContain(
      "There is no order PL-0.",
    );
  });
});

describe("the address of an order", () => {
  const OLD = {
    fullName: "Meena R",
    phoneNo: "9",
    addressLine1: "12 Feather Street",
    addressLine2: "",
    townCity: "Coimbatore",
    zipCode: "641001",
  };
  const NEW = { ...OLD, phoneNo: "98765 43210", addressLine1: "7 Canary Lane" };
  const OLD_TEXT = "Meena R, 12 Feather Street, Coimbatore 641001, 9";
  const NEW_TEXT = "Meena R, 7 Canary Lane, Coimbatore 641001, 98765 43210";
  const move = (id: string, body: object = { address: NEW }, by = key) =>
    send(`/orders/${id}/address`, by, { method: "POST", body });
  const changesOf = async (id: string) =>
    (await send(`/orders/${id}`, key)).body["addressChanges"] as object[];
  const mailsAbout = async (id: string) =>
    (await mailsTo(asha.user.email)).filter(
      ({ subject }) => subject === `The address of your order ${id} is changed`,
    );
  beforeEach(async () => {
    await shop.db.delete(auditEntries);
    await shop.db.delete(webhookDeliveries);
  });

  test("is replaced once: a mail, an event, an entry without it, and a history with both", async () => {
    const [id = ""] = await addOrders(1);
    const answer = await move(id, { address: NEW, expected: OLD });
    expect(answer).toMatchObject({ status: 200, body: { id, mailTo: asha.user.email } });
    // The same again changes nothing, also with what was read before.
    const again = await move(id, { address: NEW, expected: OLD });
    expect(again).toMatchObject({ status: 200, body: { id, mailTo: null } });
    const shown = (await send(`/orders/${id}`, key)).body;
    expect(shown).toMatchObject({ ...NEW, email: "meena@pallu.test" });
    expect(shown["addressChanges"]).toEqual([
      {
        before: OLD_TEXT,
        after: NEW_TEXT,
        changedAt: expect.any(String),
        changedBy: expect.stringMatching(/^key /),
      },
    ]);
    const mails = await mailsAbout(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(NEW_TEXT);
    expect(mails[0]?.html).toContain(NEW_TEXT);
    const entries = await shop.db.select().from(auditEntries);
    expect(entries).toMatchObject([{ action: "order:change-address", target: `order ${id}` }]);
    expect(JSON.stringify(entries)).not.toContain("Canary");
    const sheets = await send(`/orders/sheets?orders=${id}`, key);
    expect(sheets.body["orders"]).toMatchObject([NEW]);
    const params = { userId: asha.user.id };
    const history = await api.call(endpoints.listOrderHistory, { as: asha, params });
    expect(history.body).toMatchObject([{ addressLine1: "7 Canary Lane", phoneNo: "98765 43210" }]);
  });

  test.each(["placed", "confirmed", "packed"] as const)(
    "of a %s order is replaced",
    async (state) => {
      const [id = ""] = await addOrders(1);
      await shop.db.update(orders).set({ state }).where(eq(orders.id, id));
      expect((await move(id)).status).toBe(200);
    },
  );

  test.each(["shipped", "delivered", "cancelled", "returned"] as const)(
    "of a %s order stays",
    async (state) => {
      const [id = ""] = await addOrders(1);
      await shop.db.update(orders).set({ state }).where(eq(orders.id, id));
      expectRefusal(await move(id), 409, "forbidden_change");
      expect(await changesOf(id)).toEqual([]);
      expect(await mailsAbout(id)).toEqual([]);
      expect(await shop.db.$count(auditEntries)).toBe(0);
    },
  );

  test("is refused in words: changed by somebody else, not complete, on two lines, no order", async () => {
    const [id = ""] = await addOrders(1);
    const late = await move(id, { address: NEW, expected: { ...OLD, zipCode: "641002" } });
    expectRefusal(late, 409, "unexpected_address");
    expect(late.body["message"]).toBe(
      `Somebody has changed the address of ${id} meanwhile. It is now: ${OLD_TEXT}`,
    );
    const { zipCode: _zip, ...part } = NEW;
    expectRefusal(await move(id, { address: part }), 422, "invalid");
    for (const townCity of ["Coim\nbatore", "C".repeat(121)])
      expectRefusal(await move(id, { address: { ...NEW, townCity } }), 422, "invalid");
    expectRefusal(await move("PL-0"), 404, "unknown_order");
    const { key: reader } = await merchant.addKey("orders:read");
    expect((await move(id, { address: NEW }, reader)).status).toBe(403);
    expect(await changesOf(id)).toEqual([]);
  });

  test("is changed by one of two who press at the same moment", async () => {
    const [id = ""] = await addOrders(1);
    const answers = await Promise.all(
      ["1", "2"].map((addressLine2) =>
        move(id, { address: { ...NEW, addressLine2 }, expected: OLD }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await changesOf(id)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test("is in the data of the person, and an erasure leaves no earlier one", async () => {
    const person = await api.newVisitor();
    const [id = ""] = await addOrders(1);
    await shop.db.update(orders).set({ userId: person.user.id }).where(eq(orders.id, id));
    await move(id);
    const exported = await exportPerson(shop.db, person.user.id);
    expect(exported?.addressChanges).toMatchObject([{ before: OLD_TEXT, after: NEW_TEXT }]);
    await shop.ops("user:delete", person.user.id, "--yes");
    await move(id, { address: OLD });
    const changes = await changesOf(id);
    expect(changes).toHaveLength(2);
    expect(changes).toMatchObject(Array.from({ length: 2 }, () => ({ before: "", after: "" })));
    // The parcel still has to arrive.
    expect((await send(`/orders/${id}`, key)).body).toMatchObject(OLD);
  });

  test("is changed at the terminal, where what is not given stays", async () => {
    const [id = ""] = await addOrders(1);
    const typed = ["--line1", "7 Canary Lane", "--phone", "98765 43210"];
    expect(await shop.ops("order:change-address", id, ...typed)).toMatchObject({
      code: 0,
      lines: [`${id} goes to: ${NEW_TEXT}`, "  The shopper gets a mail about it."],
    });
    const shown = (await shop.ops("order:show", id)).lines.join("\n");
    expect(shown).toContain(`  ${OLD_TEXT} → ${NEW_TEXT}`);
    expect((await shop.ops("order:change-address", id)).lines.join("")).toContain(
      "Say what is different",
    );
    expect((await shop.ops("order:change-address", id, "--zip", "6".repeat(21))).code).not.toBe(0);
    await shop.db.update(orders).set({ state: "shipped" }).where(eq(orders.id, id));
    expect((await shop.ops("order:change-address", id, ...typed)).lines.join("")).toContain(
      `${id} is shipped: only an order that is not sent yet can get another address.`,
    );
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, days, minutes } from "../../clock.ts";
import { staff } from "../../http/auth/staff.tables.ts";
import type { StaffMember } from "../../testing/index.ts";
import { openTestStaffSession } from "../../testing/deskStaff.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { openMerchantShop } from "../merchant/merchant.fixtures.ts";
import type { MerchantShop } from "../merchant/merchant.fixtures.ts";
import { merchantOrderChangeEndpoints } from "../merchant/merchantOrderChanges.rules.ts";
import { atDesk } from "./desk.rules.ts";
import { deskSettingEndpoints } from "./deskSettings.rules.ts";

const changeList = atDesk(merchantOrderChangeEndpoints.changeOrderList);
const addNote = atDesk(merchantOrderChangeEndpoints.addOrderNote);
const removeNote = atDesk(merchantOrderChangeEndpoints.removeOrderNote);
const changeAddress = atDesk(merchantOrderChangeEndpoints.changeOrderAddress);
const changeOne = atDesk(merchantOrderChangeEndpoints.changeOrder);

let shop: MerchantShop;
let owner: StaffMember;
let clerk: StaffMember;
beforeAll(async () => {
  shop = await openMerchantShop();
  owner = await shop.api.staff("owner");
  clerk = await shop.api.staff("staff");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.api.db.delete(auditEntries);
});

const audited = () =>
  shop.api.db
    .select({
      actor: auditEntries.actor,
      action: auditEntries.action,
      target: auditEntries.target,
      after: auditEntries.after,
    })
    .from(auditEntries);

const get = (path: string, as: StaffMember) =>
  shop.api.app.inject({
    url: `/api/desk${path}`,
    cookies: as.cookies,
    headers: { "sec-fetch-site": "same-origin" },
  });

/** Places an order whose address staff do not see without asking. */
const oldOrder = async (): Promise<string> => {
  const id = await shop.addOrder(addMs(shop.api.clock.now(), -days(91)));
  const answer = await shop.api.call(changeOne, {
    as: owner,
    params: { orderId: id },
    body: { action: "cancel", reason: "old", restock: false },
  });
  expect(answer.status).toBe(200);
  await shop.api.db.delete(auditEntries);
  return id;
};

describe("the invoice of an order", () => {
  const invoice = (id: string, as: StaffMember, query = "") =>
    get(`/orders/${id}/invoice${query}`, as);

  test("is the PDF that the shopper got, as a file", async () => {
    const id = await shop.addOrder();
    const answer = await invoice(id, clerk);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-${id}.pdf"`,
    });
    expect(answer.headers["cache-control"]).toMatch(/no-store$/);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await audited()).toEqual([]);
  });

  test("has no address that is hidden, unless somebody asks, and the log says who", async () => {
    const id = await oldOrder();
    const hidden = await invoice(id, clerk);
    const shown = await invoice(id, clerk, "?address=true");
    expect([hidden.statusCode, shown.statusCode]).toEqual([200, 200]);
    expect(shown.rawPayload.length).toBeGreaterThan(hidden.rawPayload.length);
    expect(await audited()).toEqual([
      { actor: clerk.email, action: "order:address", target: `order ${id}`, after: null },
    ]);
  });

  test("of an unknown order is refused", async () => {
    const answer = await invoice("PL-NONE", clerk);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      "unknown_order",
    ]);
  });
});

test("addresses of orders are a file for a carrier, without hidden ones, and the log counts them", async () => {
  const [id, old] = [await shop.addOrder(), await oldOrder()];
  const answer = await get(`/orders/addresses?orders=${id},${old}`, clerk);
  const body = answer.json<{ csv: string }>();
  expect(body).toMatchObject({
    rows: 1,
    hidden: 1,
    fileName: expect.stringMatching(/^addresses-.*\.csv$/),
  });
  const [head, row, ...others] = body.csv.trim().split("\n");
  expect(head).toBe(
    "orderId,name,phone,email,addressLine1,addressLine2,town,postcode,pieces,payment,currency,total,comment",
  );
  expect(row).toBe(
    `${id},Meena R,9,meena@pallu.test,12 Feather Street,,Coimbatore,641001,1,pending,INR,1299.99,`,
  );
  expect(others).toEqual([]);
  expect(await audited()).toEqual([
    { actor: clerk.email, action: "order:addresses", target: "orders", after: { orders: 1 } },
  ]);
});

test("history and notes of an order have names of people, with the address where two share one", async () => {
  const id = await shop.addOrder();
  const note = { as: clerk, params: { orderId: id }, body: { text: "Ring twice" } };
  await shop.api.db.update(staff).set({ name: "Bina Das" }).where(eq(staff.id, clerk.id));
  expect((await shop.api.call(addNote, note)).body).toMatchObject({ writtenBy: "Bina Das" });
  const confirm = { action: "confirm", orders: [{ id }], reason: "", dryRun: false };
  await shop.api.call(changeList, { as: clerk, body: confirm });
  const address = {
    fullName: "Meena R",
    phoneNo: "9",
    addressLine1: "7 Canary Lane",
    addressLine2: "",
    townCity: "Coimbatore",
    zipCode: "641001",
  };
  const moved = await shop.api.call(changeAddress, {
    as: clerk,
    params: { orderId: id },
    body: { address },
  });
  expect(moved.status).toBe(200);
  const authors = async () => {
    const { notes, history, addressChanges } = (await get(`/orders/${id}`, owner)).json<{
      notes: { writtenBy: string; isOwn: boolean }[];
      history: { changedBy: string }[];
      addressChanges: { changedBy: string }[];
    }>();
    expect(notes.map(({ isOwn }) => isOwn)).toEqual([false]);
    return [
      ...notes.map(({ writtenBy }) => writtenBy),
      ...[...history, ...addressChanges].map(({ changedBy }) => changedBy),
    ];
  };
  expect(await authors()).toEqual(["Bina Das", "Bina Das", "Bina Das"]);
  await shop.api.db.update(staff).set({ name: "Bina Das" }).where(eq(staff.id, owner.id));
  const both = `Bina Das (${clerk.email})`;
  expect(await authors()).toEqual([both, both, both]);
  const [written] = (await get(`/orders/${id}`, clerk)).json<{ notes: { id: number }[] }>().notes;
  const refused = await shop.api.call(removeNote, {
    as: owner,
    params: { orderId: id, noteId: String(written?.id) },
  });
  expect(refused.body).toMatchObject({
    message: `Only ${both}, who wrote it, can remove it.`,
  });
});

describe("a refund", () => {
  const paidOrder = async (): Promise<string> => {
    const id = await shop.addOrder();
    const paid = { action: "paid", orders: [{ id }], reason: "transfer", dryRun: false };
    expect((await shop.api.call(changeList, { as: owner, body: paid })).status).toBe(200);
    return id;
  };
  const refund = (id: string, as: StaffMember, dryRun = false) =>
    shop.api.call(changeList, {
      as,
      body: { action: "refund", orders: [{ id }], reason: "damaged", dryRun },
    });

  test("asks for the second factor again, its preview does not, and other changes do not", async () => {
    const now = shop.api.clock.now();
    const tired = await openTestStaffSession(shop.api.db, owner, {
      createdAt: now,
      seenAt: now,
      confirmedAt: addMs(now, -minutes(10)),
    });
    const id = await paidOrder();
    expect((await refund(id, tired, true)).status).toBe(200);
    expect((await refund(id, tired)).body).toMatchObject({ code: "confirm_required" });
    const one = { params: { orderId: id }, body: { action: "refund", reason: "damaged" } };
    expect((await shop.api.call(changeOne, { as: tired, ...one })).body).toMatchObject({
      code: "confirm_required",
    });
    const confirm = { action: "confirm", orders: [{ id }], reason: "", dryRun: false };
    expect((await shop.api.call(changeList, { as: tired, body: confirm })).status).toBe(200);
    expect((await refund(id, owner)).status).toBe(200);
  });

  const setLimit = (refundLimit: number | null, expected: number | null, as = owner) =>
    shop.api.call(deskSettingEndpoints.setRefundLimit, { as, body: { refundLimit, expected } });

  test("above the limit of the owner is refused to staff with the limit in words, alone, in a list and in its preview", async () => {
    const id = await paidOrder();
    expect((await setLimit(1299.98, null)).body).toEqual({ refundLimit: 1299.98 });
    await shop.api.db.delete(auditEntries);
    const message = `${id} costs ₹1,299.99: members of staff refund up to ₹1,299.98. Ask an owner.`;
    const refused = { id, code: "refund_limit", message };
    const list = await refund(id, clerk);
    expect(list.status).toBe(403);
    expect(list.body).toMatchObject({ code: "refund_limit", refused: [refused] });
    const one = { params: { orderId: id }, body: { action: "refund", reason: "damaged" } };
    const alone = await shop.api.call(changeOne, { as: clerk, ...one });
    expect([alone.status, alone.body]).toMatchObject([403, { code: "refund_limit", message }]);
    expect((await refund(id, clerk, true)).body).toMatchObject({ changes: [], refused: [refused] });
    expect(await audited()).toEqual([]);

    // An amount equal to the limit is no more than it.
    expect((await setLimit(1299.99, 1299.98)).status).toBe(200);
    expect((await refund(id, clerk)).status).toBe(200);
    expect((await setLimit(null, 1299.99)).status).toBe(200);
    expect((await refund(await paidOrder(), clerk)).status).toBe(200);
  });

  test("has no limit for owners and for keys, and other changes have none for staff", async () => {
    expect((await setLimit(0, null)).status).toBe(200);
    const [own, byKey, other] = [await paidOrder(), await paidOrder(), await paidOrder()];
    expect((await refund(own, owner)).status).toBe(200);
    const { key } = await shop.addKey();
    const sent = { method: "POST", body: { action: "refund", reason: "damaged" } };
    expect((await shop.send(`/orders/${byKey}/changes`, key, sent)).status).toBe(200);
    const confirm = { action: "confirm", orders: [{ id: other }], reason: "", dryRun: false };
    expect((await shop.api.call(changeList, { as: clerk, body: confirm })).status).toBe(200);
    expect((await refund(other, clerk)).status).toBe(403);
    expect((await setLimit(null, 0)).status).toBe(200);
  });

  test("has a limit that owners set with their second factor, and that two do not set at once", async () => {
    expect((await setLimit(500, null, clerk)).body).toMatchObject({ code: "missing_scope" });
    const now = shop.api.clock.now();
    const tired = await openTestStaffSession(shop.api.db, owner, {
      createdAt: now,
      seenAt: now,
      confirmedAt: addMs(now, -minutes(10)),
    });
    expect((await setLimit(500, null, tired)).body).toMatchObject({ code: "confirm_required" });
    expect((await setLimit(500, null)).status).toBe(200);
    const late = await setLimit(900, null);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        message: "Somebody has just set another limit: it is ₹500 now. Nothing was changed.",
      },
    ]);
    for (const limit of [-1, 0.001, 1e12]) expect((await setLimit(limit, 500)).status).toBe(422);
    const settings = await shop.api.call(deskSettingEndpoints.showSettings, { as: owner });
    expect(settings.body).toMatchObject({ refundLimit: 500 });
    expect(await audited()).toEqual([
      {
        actor: owner.email,
        action: "desk:refund-limit",
        target: "settings",
        after: { refundLimitPaise: 50_000 },
      },
    ]);
  });
});

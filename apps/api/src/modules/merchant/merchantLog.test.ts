import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, days } from "../../clock.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { listBanners } from "../catalogue/banners.service.ts";
import { changeShopPart } from "../shop/shopEdit.service.ts";
import { findPart } from "../shop/shopParts.repo.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { coupons } from "../coupons/coupons.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let name: string;
let key: string;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const uploads = join(shop.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  for (const file of ["one.webp", "two.webp"]) await writeFile(join(uploads, file), "A picture");
  ({ key, name } = await merchant.addKey());
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

const read = (query = "") => merchant.send(`/log${query}`, key);
const post = (path: string, body: unknown, by = key): Promise<MerchantAnswer> =>
  merchant.send(path, by, { method: "POST", body });

/** Returns the id of the newest entry. */
const newest = async (): Promise<number> => {
  const [entry] = await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.id ?? 0;
};
const undo = (id: number, dryRun = false, by = key) => post(`/log/${id}/undo`, { dryRun }, by);

interface ListedEntry {
  id: string;
  action: string;
  target: string;
  undoneBy: string | null;
  undo: { isPossible: boolean; reason: string | null };
}
const listed = async (query = "") => (await read(query)).body["entries"] as ListedEntry[];

const onHand = async () =>
  (await shop.db.select().from(variants).where(eq(variants.id, VARIANT)))[0]?.stock;
const priceOf = async () => {
  const [product] = await shop.db.select().from(products).where(eq(products.id, "block-kurti"));
  return { offer: product?.offerPricePaise, list: product?.listPricePaise };
};
const setStock = (pieces: number) =>
  merchant.send(`/stock/${VARIANT}`, key, { method: "PUT", body: { onHand: pieces } });
const setPrice = (offerPrice: number) =>
  post("/products/block-kurti/changes", {
    action: "price",
    price: { offerPrice, listPrice: 1500 },
  });

describe("the log", () => {
  test("lists changes newest first, in pages, with values before and after", async () => {
    for (const pieces of [7, 8, 9]) await setStock(pieces);
    const first = await read("?limit=2");
    expect(first.body["entries"]).toMatchObject([
      {
        actor: { kind: "key", name },
        action: "stock:set",
        target: `variant ${VARIANT}`,
        before: { onHand: 8 },
        after: { onHand: 9 },
        undoes: null,
        undoneBy: null,
        undo: { isPossible: true, reason: null },
      },
      { after: { onHand: 8 } },
    ]);
    const second = await read(`?limit=2&after=${String(first.body["next"])}`);
    expect(second.body).toMatchObject({ entries: [{ after: { onHand: 7 } }], next: null });
  });

  test("calls records and staff as people do, and senders of messages for those who may read these", async () => {
    const asha = await merchant.api.staff("owner");
    await shop.db.insert(contactMessages).values({
      id: "message-of-ravi",
      name: "Ravi",
      email: "ravi@example.com",
      phoneNumber: "",
      subject: "",
      comments: "",
      createdAt: shop.clock.now(),
    });
    const targets = [
      `staff ${asha.email.toUpperCase()}`,
      "product block-kurti",
      `variant ${VARIANT}`,
      "message message-of-ravi",
      "product gone",
      "order PL-1",
    ];
    const entry = { changedAt: shop.clock.now(), actorKind: "staff", action: "price:set" } as const;
    const insert = () =>
      shop.db
        .insert(auditEntries)
        .values(targets.map((target) => ({ ...entry, target, actor: asha.email })));
    await insert();
    const namesFor = async (by: string) => {
      const { body } = await merchant.send("/log", by);
      const entries = body["entries"] as { targetName: string | null; actor: object }[];
      for (const { actor } of entries)
        expect(actor).toEqual({ kind: "staff", name: asha.email, fullName: "Asha Rao" });
      return entries.map(({ targetName }) => targetName).toReversed();
    };
    const [product, variant] = ["block kurti", "block kurti (white)"];
    expect(await namesFor(key)).toEqual(["Asha Rao", product, variant, "Ravi", null, null]);
    const logOnly = await merchant.addKey("log:read");
    await insert();
    expect(await namesFor(logOnly.key)).toEqual(["Asha Rao", product, variant, null, null, null]);
  });

  test("is filtered by who, kind of action, begin of the record's id and day", async () => {
    const today = shop.clock.now();
    const add = (values: object) =>
      shop.db.insert(auditEntries).values({
        changedAt: today,
        actorKind: "staff",
        actor: "asha@pallu.test",
        action: "price:set",
        target: "product block-kurti",
        ...values,
      });
    await add({});
    await add({ actor: "bina@pallu.test" });
    await add({ action: "coupon:end", target: "coupon DIWALI" });
    await add({ changedAt: addMs(today, -days(2)), target: "variant block_kurti--white" });
    expect(await listed("?actor=bina@pallu.test")).toHaveLength(1);
    expect((await listed("?kind=coupon")).map(({ target }) => target)).toEqual(["coupon DIWALI"]);
    expect(await listed("?kind=pri")).toEqual([]);
    expect((await listed("?find=diwa")).map(({ target }) => target)).toEqual(["coupon DIWALI"]);
    expect((await listed("?find=block_")).map(({ target }) => target)).toEqual([
      "variant block_kurti--white",
    ]);
    const day = today.toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    expect(await listed(`?day=${day}`)).toHaveLength(3);
    expect(await listed(`?day=${day}&find=block&kind=price`)).toHaveLength(2);
  });

  test("says why an entry cannot be undone", async () => {
    const add = (action: string, target: string) =>
      shop.db
        .insert(auditEntries)
        .values({ changedAt: shop.clock.now(), actorKind: "operator", actor: "a", action, target });
    await add("order:ship", "order PL-1");
    await add("catalogue:import", "catalogue");
    await add("something:new", "thing 1");
    expect((await listed()).map(({ undo: { reason } }) => reason)).toEqual([
      "A change of this kind cannot be undone from the log.",
      expect.stringContaining("on the page Files"),
      expect.stringContaining("may have sent a mail, moved money"),
    ]);
    expectRefusal(await undo(await newest()), 409, "not_undoable");
  });

  test("refuses what is no entry, no number and no day", async () => {
    expectRefusal(await undo(999_999), 404, "unknown_entry");
    expect((await post("/log/abc/undo", {})).status).toBe(422);
    expect((await read("?day=2027-02-30")).status).toBe(422);
    expect((await read("?after=x")).status).toBe(422);
  });
});

describe("undo", () => {
  test("sets pieces on hand back, after a preview, once, and its entry names the other one", async () => {
    await setStock(5);
    await setStock(9);
    const id = await newest();
    const target = `variant ${VARIANT}`;
    const outcome = { target, before: { onHand: 9 }, after: { onHand: 5 }, id: String(id) };
    expect((await undo(id, true)).body).toEqual({ ...outcome, dryRun: true });
    expect(await onHand()).toBe(9);
    expect(await newest()).toBe(id);
    expect((await undo(id)).body).toEqual({ ...outcome, dryRun: false });
    expect(await onHand()).toBe(5);
    const [entry] = await shop.db.select().from(auditEntries).where(eq(auditEntries.undoes, id));
    expect(entry).toMatchObject({
      actorKind: "key",
      actor: name,
      action: "undo",
      target,
      before: { onHand: 9 },
      after: { onHand: 5 },
    });
    const again = await undo(id);
    expectRefusal(again, 409, "not_undoable");
    expect(again.body["message"]).toBe(`It is undone already, by entry ${entry?.id}.`);
    expect(await listed("?kind=stock")).toMatchObject([
      { undoneBy: String(entry?.id), undo: { isPossible: false } },
      { undoneBy: null },
    ]);
  });

  test("can be undone itself", async () => {
    await setStock(5);
    await setStock(9);
    await undo(await newest());
    expect((await undo(await newest())).status).toBe(200);
    expect(await onHand()).toBe(9);
  });

  test("refuses with both values if the value has changed since", async () => {
    await setStock(5);
    await setStock(9);
    const id = await newest();
    await setStock(8);
    const late = await undo(id);
    expectRefusal(late, 409, "changed_since");
    expect(late.body["message"]).toContain("was 9 on hand after that change, and is 8 on hand now");
    expect(await onHand()).toBe(8);
    expect(await shop.db.$count(auditEntries, eq(auditEntries.action, "undo"))).toBe(0);
  });

  test("of two at once makes the change once", async () => {
    await setPrice(1300);
    await setPrice(1200);
    const id = await newest();
    const statuses = (await Promise.all([undo(id), undo(id)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shop.db.$count(auditEntries, eq(auditEntries.undoes, id))).toBe(1);
  });

  test("refuses fewer pieces than orders have reserved", async () => {
    await setStock(1);
    await setStock(9);
    const id = await newest();
    await merchant.addOrder();
    await merchant.addOrder();
    // Checkout takes reserved pieces off the stock that can be sold, in the same transaction.
    await shop.db.update(variants).set({ stock: 7 }).where(eq(variants.id, VARIANT));
    const refused = await undo(id);
    expectRefusal(refused, 409, "refused");
    expect(refused.body["message"]).toContain("2 of them reserved");
  });

  test("sets both prices back", async () => {
    await setPrice(1300);
    await post("/products/block-kurti/changes", {
      action: "price",
      price: { offerPrice: 1400, listPrice: 1600 },
    });
    const id = await newest();
    expect((await undo(id)).status).toBe(200);
    expect(await priceOf()).toEqual({ offer: 130_000, list: 150_000 });
    await setPrice(1200);
    const late = await undo(await newest().then((last) => last - 1));
    expect(late.body["message"]).toContain("1300 rupees");
    expect(late.body["message"]).toContain("is 1200 rupees");
  });

  test("shows a hidden product and variant again", async () => {
    await post("/products/temple-border/changes", { action: "hide" });
    const id = await newest();
    expect((await undo(id)).body).toMatchObject({ after: { hidden: false } });
    await post("/products/temple-border/changes", { action: "hide" });
    await post("/products/temple-border/changes", { action: "show" });
    const hidden = (await newest()) - 1;
    expectRefusal(await undo(hidden), 409, "changed_since");
    await post("/variants/temple-border--peacock/changes", { action: "hide" });
    expect((await undo(await newest())).body).toMatchObject({ after: { hidden: false } });
  });

  test("sets all flags of a change back or none", async () => {
    const flag = (flags: object) => post(`/variants/${VARIANT}/changes`, { action: "flag", flags });
    const flags = async () => {
      const [row] = await shop.db.select().from(variants).where(eq(variants.id, VARIANT));
      return { bestSeller: row?.bestSeller, trending: row?.trending };
    };
    await flag({ bestSeller: false, trending: true });
    await flag({ bestSeller: true, trending: false });
    const id = await newest();
    await flag({ trending: true });
    expectRefusal(await undo(id), 409, "changed_since");
    expect(await flags()).toEqual({ bestSeller: true, trending: true });
    await undo(await newest());
    expect((await undo(id)).status).toBe(200);
    expect(await flags()).toEqual({ bestSeller: false, trending: true });
  });

  test("gives a coupon its end back, to the millisecond, or none", async () => {
    const end = new Date("2030-03-31T18:29:59.999Z");
    await shop.db.insert(coupons).values({ code: "TO-END", percent: 5, expiresAt: end });
    await post("/coupons/TO-END/end", undefined);
    const id = await newest();
    expect((await undo(id)).status).toBe(200);
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, "TO-END"));
    expect(coupon?.expiresAt).toEqual(end);
    await shop.db.update(coupons).set({ expiresAt: null }).where(eq(coupons.code, "TO-END"));
    await post("/coupons/TO-END/end", undefined);
    await undo(await newest());
    const [endless] = await shop.db.select().from(coupons).where(eq(coupons.code, "TO-END"));
    expect(endless?.expiresAt).toBeNull();
  });

  test("brings a banner back to its place, with its words, and takes an added one away", async () => {
    const set = (number: number, image: string, headline: string) =>
      merchant.send(`/banners/home/${number}`, key, {
        method: "PUT",
        body: { image, headline, linkText: "Shop", link: "/allproducts", alt: headline },
      });
    const shown = async () =>
      (await listBanners(shop.db))
        .filter(({ place }) => place === "home")
        .map(({ image, headline }) => `${image} ${headline}`);
    for (const _ of await shown())
      await merchant.send("/banners/home/1", key, { method: "DELETE" });
    await set(1, "one.webp", "First");
    await set(2, "two.webp", "Second");
    const added = await newest();
    await merchant.send("/banners/home/1", key, { method: "DELETE" });
    expectRefusal(await undo(added), 409, "changed_since");
    const removed = await newest();
    expect((await undo(removed)).status).toBe(200);
    expect(await shown()).toEqual(["one.webp First", "two.webp Second"]);
    await set(1, "one.webp", "Other words");
    const reworded = await newest();
    await set(1, "one.webp", "Again others");
    expectRefusal(await undo(reworded), 409, "changed_since");
    await undo(await newest());
    await undo(reworded);
    expect(await shown()).toEqual(["one.webp First", "two.webp Second"]);
    expect((await undo(added)).status).toBe(200);
    expect(await shown()).toEqual(["one.webp First"]);
  });

  test("brings an earlier version of a part of the shop back", async () => {
    const context = { ...shop, db: shop.db };
    const frameOf = (given: string) => ({ name: given });
    const put = async (given: string) => {
      const expected = (await findPart(shop.db, "frame"))?.hash ?? null;
      const order = { name: "frame", value: frameOf(given), expected, dryRun: false } as const;
      expect(await changeShopPart(context, order, { kind: "staff", name: "a" })).toMatchObject({
        kind: "changed",
      });
    };
    await put("One");
    await put("Two");
    const id = await newest();
    expect((await undo(id, true)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    expect((await findPart(shop.db, "frame"))?.value).toMatchObject({ name: "One" });
    await put("Three");
    await put("Four");
    const three = (await newest()) - 1;
    expectRefusal(await undo(three), 409, "changed_since");
  });

  test("requires the scope of the change besides that of the log", async () => {
    const other = await merchant.addKey("log:read,log:write,catalogue:write");
    await shop.db.insert(auditEntries).values({
      changedAt: shop.clock.now(),
      actorKind: "key",
      actor: "x",
      action: "stock:set",
      target: `variant ${VARIANT}`,
      before: { onHand: 1 },
      after: { onHand: 5 },
    });
    const refused = await undo(await newest(), false, other.key);
    expectRefusal(refused, 409, "not_undoable");
    expect(refused.body["message"]).toContain("stock:write");
    const reader = await merchant.addKey("log:read");
    expect((await undo(await newest(), false, reader.key)).status).toBe(403);
  });
});

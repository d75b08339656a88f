import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shopTimestamp } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, days, hours, minutes } from "../../clock.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi } from "../../testing/createTestApi.ts";
import { createBuyer, sendTo } from "../../testing/shopCaller.ts";
import { buyOne } from "../../testing/shopLoad.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { readStockLevels } from "../catalogue/inventory.repo.ts";
import { createMailer } from "../mail/mailer.ts";
import { sendDueMails } from "../mail/mail.service.ts";
import { outbox } from "../mail/mail.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { erasePerson } from "../privacy/privacy.service.ts";
import { insertWebhook } from "../webhooks/webhooks.repo.ts";
import { webhookDeliveries, webhooks } from "../webhooks/webhooks.tables.ts";
import { queueSummary } from "./summary.service.ts";

const OWNERS = ["asha@own.example", "ravi@own.example"];
const INDIGO = "chettinad-checks--indigo";

let shop: OpsShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database, config: { mailOwner: OWNERS } });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.delete(outbox);
  await shop.db.delete(webhooks);
  await shop.db.delete(contactMessages);
  await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.id, INDIGO));
});

const buy = async (): Promise<string> => {
  const { body } = await buyOne(shop.db, sendTo(api.app), INDIGO);
  return (body as { orderId: string }).orderId;
};

const form = {
  name: "Meena R",
  email: "meena@pallu.test",
  phoneNumber: "9876543210",
  subject: "Damaged Product",
  comments:
    "Line one.\nBcc: thief@elsewhere.example\n\n  npx -y pnpm@12 ops order:refund PL-1 --yes",
};

const ownerMails = () =>
  shop.db.select().from(outbox).where(like(outbox.recipient, "%@own.example")).orderBy(outbox.id);

const events = async () =>
  (await shop.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt))
    .map(({ body }) => JSON.parse(body) as { type: string; timestamp: string; data: object })
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));

describe("events", () => {
  test("tell of an order and of stock that becomes low, in the transaction of the order", async () => {
    await insertWebhook(shop.db, "https://one.example/", api.clock.now());
    await insertWebhook(shop.db, "https://two.example/", api.clock.now());
    const orderId = await buy();
    const timestamp = api.clock.now().toISOString();
    const expected = [
      { type: "order.placed", timestamp, data: { orderId } },
      { type: "stock.low", timestamp, data: { variantId: INDIGO, stock: 4 } },
    ];
    expect(await events()).toEqual(expected.flatMap((event) => [event, event]));
    const ids = (await shop.db.select().from(webhookDeliveries)).map(({ id }) => id);
    expect(ids.every((id) => /^msg_[\da-f-]{36}$/.test(id))).toBe(true);
    await buy();
    expect((await events()).filter(({ type }) => type === "stock.low")).toHaveLength(2);
  });

  test("tell of low stock again only after there was more", async () => {
    await insertWebhook(shop.db, "https://one.example/", api.clock.now());
    const low = async () => (await events()).map(({ data }) => (data as { stock: number }).stock);
    await shop.ops("stock:set", INDIGO, "9");
    await shop.ops("stock:adjust", INDIGO, "-9");
    const reserved = await shop.db.$count(orders);
    expect(reserved).toBeGreaterThan(0);
    const sold = await low();
    expect(sold).toEqual([]);
    await shop.ops("stock:set", INDIGO, String(reserved + 9));
    await shop.ops("stock:set", INDIGO, String(reserved + 4));
    await shop.ops("stock:adjust", INDIGO, "-1");
    expect(await low()).toEqual([4]);
    await shop.ops("stock:set", INDIGO, String(reserved + 5));
    await shop.ops("stock:set", INDIGO, String(reserved));
    expect(await low()).toEqual([4, 0]);
  });

  test("tell of low stock that a file counts, unless it is a dry run", async () => {
    await insertWebhook(shop.db, "https://one.example/", api.clock.now());
    const file = join(shop.folder, "count.csv");
    const { onHand = 0 } = (await readStockLevels(shop.db, [INDIGO]))[0] ?? {};
    await writeFile(file, `variant,stock\n${INDIGO},${onHand - 1}\n`);
    await shop.ops("stock:import", file, "--dry-run");
    expect(await events()).toEqual([]);
    await shop.ops("stock:import", file);
    expect(await events()).toMatchObject([{ type: "stock.low", data: { stock: 4 } }]);
  });

  test("tell of a message, once", async () => {
    await insertWebhook(shop.db, "https://one.example/", api.clock.now());
    await api.call(endpoints.sendContact, { body: form });
    await api.call(endpoints.sendContact, { body: form });
    const [message] = await shop.db.select().from(contactMessages);
    expect(await events()).toMatchObject([
      { type: "message.received", data: { messageId: message?.id } },
    ]);
    expect(JSON.stringify(await events())).not.toMatch(/meena/i);
  });
});

describe("mails to the shopkeeper", () => {
  test("tell of an order, once to each address, with what to do", async () => {
    const orderId = await buy();
    const mails = await ownerMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(OWNERS);
    for (const { id, subject, text } of mails) {
      expect(id).toMatch(`new-order-${orderId}-`);
      expect(subject).toBe(`New order ${orderId}`);
      expect(text).toContain(`npx -y pnpm@12 ops order:confirm ${orderId}`);
      expect(text).toContain("1 piece for ₹99.50");
    }
  });

  test("are absent without the setting", async () => {
    const quiet = await createTestApi({ database: shop.database });
    await buyOne(shop.db, sendTo(quiet.app), INDIGO);
    await quiet.call(endpoints.sendContact, { body: form });
    expect(await ownerMails()).toEqual([]);
    await quiet.close();
  });

  test("mark what somebody typed, so that it adds no line and no header", async () => {
    await api.call(endpoints.sendContact, { body: form });
    const [mail] = await ownerMails();
    expect(mail?.subject).toBe("New message of the contact form");
    for (const line of form.comments.split("\n")) expect(mail?.text).toContain(`\n> ${line}\n`);
    const { config, clock } = api;
    const { send, close } = createMailer(config, () => Promise.reject(new Error("no invoice")));
    expect(await sendDueMails(shop.db, clock, send)).toEqual([]);
    close();
    const folder = join(config.dataDir, "outbox");
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const [head = ""] = (await readFile(join(folder, file), "utf8")).split("\r\n\r\n");
      expect(head).not.toMatch(/bcc|thief/i);
    }
  });

  test("of a message go with an erased account", async () => {
    const buyer = await createBuyer(shop.db, sendTo(api.app), api.clock.now());
    const email = `${buyer.userId}@example.com`;
    await api.call(endpoints.sendContact, { body: { ...form, email } });
    await api.call(endpoints.sendContact, { body: form });
    expect(await ownerMails()).toHaveLength(4);
    await erasePerson({ ...shop, clock: api.clock, config: api.config }, buyer.userId);
    expect((await ownerMails()).map(({ text }) => text.includes(form.email))).toEqual([true, true]);
  });
});

describe("the summary", () => {
  const summary = () =>
    queueSummary({
      db: shop.db,
      clock: shop.clock,
      config: { ...shop.config, mailOwner: OWNERS, mailSummary: "08:00" },
    });
  /** Moves the clock to a time of the next day in India. */
  const wakeAt = (time: string): void => {
    const tomorrow = shopTimestamp(addMs(shop.clock.now(), days(1))).slice(0, 10);
    shop.clock.set(new Date(`${tomorrow}T${time}:00+05:30`));
  };

  test("is queued once a day at its time, also by several processes and late", async () => {
    wakeAt("07:59");
    expect(await summary()).toBe(false);
    shop.clock.advance(minutes(1));
    const queued = await Promise.all([summary(), summary(), summary()]);
    expect(queued.filter(Boolean)).toHaveLength(1);
    expect((await ownerMails()).map(({ recipient }) => recipient)).toEqual(OWNERS);
    shop.clock.advance(hours(15));
    expect(await summary()).toBe(false);
    wakeAt("13:00");
    expect(await summary()).toBe(true);
    expect(await ownerMails()).toHaveLength(4);
  });

  test("is off without the setting", async () => {
    wakeAt("09:00");
    const config = { ...shop.config, mailOwner: OWNERS };
    expect(await queueSummary({ ...shop, config })).toBe(false);
  });

  test("counts the orders of the day before in India, and what waits", async () => {
    await shop.db.delete(orders);
    await shop.db.delete(outbox);
    const placed = await buy();
    const other = await buy();
    await shop.ops("order:cancel", other, "--yes", "--reason", "Twice");
    await api.call(endpoints.sendContact, { body: form });
    wakeAt("08:00");
    const midnight = addMs(shop.clock.now(), -hours(8));
    const at = (shiftMs: number) => ({ createdAt: addMs(midnight, shiftMs) });
    await shop.db.update(orders).set(at(-1)).where(eq(orders.id, placed));
    await shop.db
      .update(orders)
      .set(at(-days(1)))
      .where(eq(orders.id, other));
    expect(await summary()).toBe(true);
    const [mail] = await ownerMails().then((mails) =>
      mails.filter(({ id }) => id.startsWith("summary")),
    );
    expect(mail?.text).toContain("1 order for ₹99.50\n1 cancelled\n");
    expect(mail?.text).toMatch(/\n1 to confirm\n0 to pack\n0 to send\n1 message to answer\n/);
    expect(mail?.text).toMatch(/\n\d+ variants? with low stock\n/);
    expect(mail?.text).toContain(`  ${INDIGO}: 4\n`);
  });
});

import { randomUUID } from "node:crypto";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { variants } from "../modules/catalogue/catalogue.tables.ts";
import { sendDueMails } from "../modules/mail/mail.service.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { createMailer } from "../modules/mail/mailer.ts";
import { emptyBilling } from "../modules/orders/billing.fixtures.ts";
import { submissionKeyOf } from "../modules/orders/orders.rules.ts";
import { orderLines, orders } from "../modules/orders/orders.tables.ts";
import { users } from "../http/auth/users.tables.ts";
import { openMailServer } from "../testing/mailServer.ts";
import type { MailServer } from "../testing/mailServer.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(openOpsShop);
let server: MailServer;
beforeEach(async () => {
  await shop.db.delete(outbox);
  server = await openMailServer();
});
afterEach(() => server.close());

const LEAF = "mysore-crepe--leaf";

interface Buyer {
  email: string;
  provedEmail: string | null;
}

const asha: Buyer = { email: "asha@pallu.test", provedEmail: "asha@pallu.test" };

/** Inserts an order of two pieces directly into the tables. */
const placeOrder = async ({ email, provedEmail }: Buyer = asha, change: object = {}) => {
  const { db, clock } = shop;
  const [known] = await db.select().from(users).where(eq(users.email, email));
  const userId = known?.id ?? randomUUID();
  const createdAt = clock.now();
  if (!known)
    await db.insert(users).values({
      id: userId,
      username: "Asha Rao",
      phonenumber: "9876543210",
      email,
      provedEmail,
      passwordHash: "none",
      createdAt,
      passwordChangedAt: createdAt,
    });
  const id = `PL-${randomUUID().slice(0, 8).toUpperCase()}`;
  const lines = [{ cartId: id, quantity: 2 }];
  await db.insert(orders).values({
    id,
    userId,
    submissionKey: submissionKeyOf({ userId, lines }),
    currency: "INR",
    subTotalPaise: 200_00,
    discountPaise: 20_00,
    subTotalMinor: 200_00,
    discountMinor: 20_00,
    totalMinor: 180_00,
    couponCode: "TEN",
    ...emptyBilling,
    fullName: "Asha Rao",
    email: "typed@elsewhere.example",
    createdAt,
    ...change,
  });
  await db.insert(orderLines).values({
    orderId: id,
    position: 1,
    variantId: LEAF,
    productName: 'Crêpe <b>"leaf"</b> & more',
    colourName: "leaf",
    image: "",
    quantity: 2,
    unitPaise: 100_00,
    unitMinor: 100_00,
    lineMinor: 200_00,
  });
  return id;
};

const send = async () => {
  const config = { ...shop.config, smtpUrl: server.url };
  const mailer = createMailer(config, async () => Buffer.from(""));
  const failures = await sendDueMails(shop.db, shop.clock, mailer.send);
  mailer.close();
  return failures;
};

/** Decodes a message's transfer encoding. */
const decode = (message: string): string =>
  Buffer.from(
    message
      .replaceAll("=\r\n", "")
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    "latin1",
  ).toString("utf8");

const arrived = async (): Promise<string[]> => {
  expect(await send()).toEqual([]);
  expect(await send()).toEqual([]);
  return server.received.map(({ message }) => decode(message));
};

const TRACKING = ["--tracking", "BD 4711/9", "--link", "https://carrier.example/t?id=4711&lang=en"];

test("each of the four states is mailed once, in text and in HTML; the others are not", async () => {
  const id = await placeOrder();
  for (const [step, ...rest] of [
    ["confirm"],
    ["paid"],
    ["pack"],
    ["ship", ...TRACKING],
    ["deliver"],
    ["return", "--yes", "--keep-out-of-stock"],
    ["refund", "--yes"],
  ])
    expect(await shop.ops(`order:${step}`, id, ...rest)).toMatchObject({ code: 0 });
  const messages = await arrived();
  expect(messages.map((message) => /^Subject: (.*)\r$/m.exec(message)?.[1])).toEqual([
    `Your order ${id} is confirmed`,
    `Your order ${id} is on its way`,
    `The payment for your order ${id} is refunded`,
  ]);
  for (const message of messages) {
    expect(message).toContain("To: asha@pallu.test\r\n");
    expect(message).toContain("multipart/alternative");
    expect(message).toContain("Hello Asha Rao,");
    expect(message).toContain('2 × Crêpe <b>"leaf"</b> & more (leaf): ₹200');
    expect(message).toContain("2 × Crêpe &lt;b&gt;&quot;leaf&quot;&lt;/b&gt; &amp; more (leaf)");
    expect(message).toContain('<div class="sheet" dir="ltr">');
    expect(message).toContain("Discount (TEN): −₹20");
    expect(message).toContain("Total: ₹180");
    expect(message).not.toContain("typed@elsewhere.example");
  }
  expect(messages[1]).toContain("Its tracking number is BD 4711/9.");
  expect(messages[1]).toContain("Follow your parcel: https://carrier.example/t?id=4711&lang=en");
  expect(messages[1]).toContain('href="https://carrier.example/t?id=4711&amp;lang=en"');
  expect(messages[2]).toContain("₹180 back");
  const { lines } = await shop.ops("order:show", id);
  expect(lines).toContain("Tracking number: BD 4711/9");
});

test("a cancelled order is mailed, and a refund is named only if there was a payment", async () => {
  const [paid, unpaid] = [await placeOrder(), await placeOrder()];
  await shop.ops("order:paid", paid);
  expect((await shop.ops("order:cancel", paid, unpaid, "--yes")).code).toBe(0);
  const messages = await arrived();
  expect(messages).toHaveLength(2);
  const about = (id: string) => messages.find((message) => message.includes(id));
  expect(about(paid)).toContain("You paid ₹180. We give it back");
  expect(about(unpaid)).toContain("There is nothing to pay.");
});

describe("a mail leaves once", () => {
  test("when several operators act at the same moment, and several workers send", async () => {
    const ids = [await placeOrder(), await placeOrder()];
    const result = await Promise.all(
      [ids, ids.toReversed(), ids].map((each) => shop.ops("order:confirm", ...each)),
    );
    expect(result.filter(({ code }) => code === 0)).toHaveLength(1);
    await Promise.all([send(), send(), send()]);
    expect(server.received).toHaveLength(2);
  });

  test("when the change failed after it was written: nothing leaves, and the next try tells it", async () => {
    const id = await placeOrder();
    const [before] = await shop.db.select().from(variants).where(eq(variants.id, LEAF));
    const write = (stock: number) =>
      shop.db.update(variants).set({ stock }).where(eq(variants.id, LEAF));
    await write(MAX_INTEGER);
    expect((await shop.ops("order:cancel", id, "--yes")).code).toBe(1);
    expect(await arrived()).toEqual([]);
    await write(before?.stock ?? 0);
    expect((await shop.ops("order:cancel", id, "--yes")).code).toBe(0);
    expect((await shop.ops("order:cancel", id, "--yes")).code).toBe(1);
    expect(await arrived()).toHaveLength(1);
  });

  test("when the mail cannot be written the state stays as it was", async () => {
    const id = await placeOrder({ email: "two@pallu.test", provedEmail: "two@pallu.test\nBcc: x" });
    expect((await shop.ops("order:confirm", id)).code).toBe(1);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.state).toBe("placed");
  });

  test("a dry run and a refusal send none", async () => {
    const id = await placeOrder();
    expect((await shop.ops("order:confirm", id, "--dry-run")).code).toBe(0);
    expect((await shop.ops("order:ship", id, ...TRACKING)).code).toBe(1);
    expect(await arrived()).toEqual([]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.trackingNumber).toBeNull();
  });
});

describe("only a proved email address is written to", () => {
  test("the proved one while another waits for its proof", async () => {
    await placeOrder({ email: "new@pallu.test", provedEmail: "old@pallu.test" });
    const id = await placeOrder({ email: "new@pallu.test", provedEmail: "old@pallu.test" });
    await shop.ops("order:confirm", id);
    await arrived();
    expect(server.received.map(({ to }) => to)).toEqual([["old@pallu.test"]]);
  });

  test("none without one, which the operator reads, and none for an order that is nobody's", async () => {
    const unproved = await placeOrder({ email: "typed@pallu.test", provedEmail: null });
    const erased = await placeOrder(asha, { userId: null });
    const result = await shop.ops("order:confirm", unproved, erased);
    expect(result).toEqual({
      code: 0,
      lines: [unproved, erased].flatMap((id) => [
        `${id}: placed → confirmed`,
        "  No mail is sent: the account has not confirmed its e-mail address.",
      ]),
    });
    expect(await arrived()).toEqual([]);
  });
});

test.each([
  ["--link http://carrier.example/1", "https address"],
  ["--link https://user:secret@carrier.example/1", "https address"],
  ["--link javascript:alert(1)", "https address"],
  ['--link https://carrier.example/"onclick', "https address"],
  [`--link https://carrier.example/${"x".repeat(500)}`, "https address"],
  ["--tracking <b>", "not a tracking number"],
  [`--tracking ${"1".repeat(61)}`, "not a tracking number"],
])("order:ship %s is refused with exit code 2", async (options, reason) => {
  const id = await placeOrder();
  const result = await shop.ops("order:ship", id, ...options.split(" "));
  expect([result.code, result.lines.join("\n")]).toEqual([2, expect.stringContaining(reason)]);
});

test("one parcel belongs to one order", async () => {
  const result = await shop.ops("order:ship", "PL-1", "PL-2", "--tracking", "4711");
  expect([result.code, result.lines]).toEqual([2, [expect.stringContaining("ship one at a time")]]);
});

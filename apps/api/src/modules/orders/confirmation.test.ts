import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import { drawInvoice } from "./drawInvoice.ts";
import { findOrder } from "./orders.repo.ts";
import { greetingOf } from "./orderMessages.rules.ts";

const shop = openForFile(openTestShop);
beforeAll(async () => {
  await shop.db.update(variants).set({ stock: 100 });
});

const PHISHING = "customer your account is locked https://pallu.evil.example/verify";

const order = async (buyer: Caller, fullName: string): Promise<string> => {
  const { userId } = buyer;
  const { cartId } = await buyer.call("addToCart", 201, {
    body: { userId, productVariantId: "block-kurti" },
  });
  const billData = {
    userId,
    fullName,
    email: "somebody@elsewhere.example",
    phoneNo: "0900-EVIL",
    townCity: "Eviltown",
    zipCode: "evil 1",
    addressLine1: "1 Evil Street",
    addressLine2: "evil.example",
    additionalText: "evil notes",
  };
  const products = [{ cartId, quantity: 1 }];
  const { orderId } = await buyer.call("checkout", 200, {
    body: { billData, userId, products, total: 1299.99 },
  });
  return orderId;
};

const name = (buyer: Caller, email: string, provedEmail: string | null = null) =>
  shop.db.update(users).set({ email, provedEmail }).where(eq(users.id, buyer.userId));

const mailsTo = (email: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, email));

describe("the confirmation of an order", () => {
  test("to an email address that is not proved has nothing that the buyer typed, and neither has its invoice", async () => {
    const buyer = await shop.buyer();
    const email = "victim@example.com";
    await name(buyer, email);
    const orderId = await order(buyer, PHISHING);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/^Hello,\n\nthank you for your order PL-/);
    expect(JSON.stringify(mail)).not.toMatch(/evil|locked|somebody/i);
    expect(mail?.attachments).toMatchObject([{ invoiceOf: orderId, isAnonymous: true }]);
    const stored = await findOrder(shop.db, orderId);
    expect(stored?.order.fullName).toBe(PHISHING);
    const [named, anonymous] = [
      await drawInvoice(shop.db, orderId),
      await drawInvoice(shop.db, orderId, true),
    ];
    expect(anonymous.subarray(0, 5).toString()).toBe("%PDF-");
    expect(anonymous.length).toBeLessThan(named.length);
  });

  test("to a proved one greets by name, and its invoice has the postal address", async () => {
    const buyer = await shop.buyer();
    const orderId = await order(buyer, "Asha Rao");
    const [mail] = await mailsTo(`${buyer.userId}@example.com`);
    expect(mail?.text).toMatch(/^Hello Asha Rao,\n/);
    expect(mail?.attachments).toEqual([
      {
        filename: `invoice-${orderId}.pdf`,
        contentType: "application/pdf",
        invoiceOf: orderId,
      },
    ]);
  });

  test("goes to the proved email address while a changed one waits for its proof", async () => {
    const buyer = await shop.buyer();
    await name(buyer, "typed@example.com", "proved@example.com");
    await order(buyer, "Asha Rao");
    expect(await mailsTo("typed@example.com")).toEqual([]);
    expect(await mailsTo("proved@example.com")).toHaveLength(1);
  });

  test("goes five times a day at most to an email address that no account has proved", async () => {
    const email = "crowd@example.com";
    for (let turn = 0; turn < 7; turn++) {
      const buyer = await shop.buyer();
      await name(buyer, turn % 2 === 0 ? email : email.toUpperCase());
      await order(buyer, "");
    }
    expect((await mailsTo(email)).length + (await mailsTo(email.toUpperCase())).length).toBe(5);
  });

  test("does not go to an email address that another account proved", async () => {
    const owner = await shop.buyer();
    const email = `${owner.userId}@example.com`;
    const stranger = await shop.buyer();
    await name(stranger, email);
    await order(stranger, "");
    expect(await mailsTo(email)).toEqual([]);
  });

  test("is placed with billing data on one line each", async () => {
    const buyer = await shop.buyer();
    const { userId } = buyer;
    for (const field of ["fullName", "addressLine1", "phoneNo", "townCity"]) {
      const billData = { userId, [field]: "customer,\n\nyour account" };
      const body = { billData, userId, products: [], total: 1 };
      const { message } = await buyer.call("checkout", 400, { body });
      expect(message).toContain("one line");
    }
  });
});

test.each([
  ["Asha Rao", "Hello Asha Rao,"],
  ["  ஆனந்தி  ", "Hello ஆனந்தி,"],
  ["علی\u200cرضا", "Hello علی\u200cرضا,"],
  ["\u200eAsha\u00a0Rao\u200b", "Hello Asha\u00a0Rao,"],
  ["O'Neil", "Hello,"],
  ["", "Hello,"],
  ["x".repeat(61), "Hello,"],
  ["Asha: read this", "Hello,"],
  ["evil.example", "Hello,"],
  ["a@b", "Hello,"],
  ["a/b", "Hello,"],
  ["Agent 47", "Hello,"],
  ["Asha\nRao", "Hello,"],
  ["Asha\u2028Rao", "Hello,"],
])("a name is greeted when it is letters only: %j", (typed, greeting) => {
  expect(greetingOf(typed)).toBe(greeting);
});

import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { coupons } from "../coupons/coupons.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { billing } from "./billing.fixtures.ts";
import { orderLines, orders } from "./orders.tables.ts";

const shop = openForFile(openTestShop);
let asha: Caller;
beforeEach(async () => {
  asha = await shop.buyer();
});

const LEAF = "mysore-crepe--leaf";
const INDIGO = "chettinad-checks--indigo";
const PEACOCK = "temple-border--peacock";

interface Line {
  cartId: string;
  quantity: number;
}

const fill = async (buyer: Caller, wanted: [variantId: string, quantity: number][]) => {
  const lines: Line[] = [];
  for (const [productVariantId, quantity] of wanted) {
    const { cartId } = await buyer.call("addToCart", 201, {
      body: { userId: buyer.userId, productVariantId, quantity },
    });
    lines.push({ cartId, quantity });
  }
  return lines;
};

const submission = (buyer: Caller, lines: unknown, total: unknown, more: object = {}) => ({
  body: {
    billData: { userId: buyer.userId, ...billing },
    userId: buyer.userId,
    products: lines,
    total,
    couponCodeName: null,
    currency: "INR",
    ...more,
  },
});

const cartOf = (buyer: Caller) => buyer.call("getCart", 200, { params: { userId: buyer.userId } });
const historyOf = (buyer: Caller) =>
  buyer.call("listOrderHistory", 200, { params: { userId: buyer.userId } });
const stockOf = async (id: string) =>
  (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock ?? Number.NaN;
const setStock = (id: string, stock: number) =>
  shop.db.update(variants).set({ stock }).where(eq(variants.id, id));
const mailsTo = (buyer: Caller) =>
  shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, `${buyer.userId}@example.com`));

const expectNothingHappened = async (buyer: Caller, lines: readonly Line[]) => {
  expect(await historyOf(buyer)).toEqual([]);
  expect((await cartOf(buyer)).map(({ cartId, quantity }) => ({ cartId, quantity }))).toEqual(
    lines,
  );
  expect(await mailsTo(buyer)).toEqual([]);
};

describe("placing an order", () => {
  test("[API-30] takes stock, empties the cart, keeps a copy and queues one mail with the invoice", async () => {
    const before = await stockOf(LEAF);
    const lines = await fill(asha, [
      [LEAF, 3],
      [INDIGO, 2],
    ]);
    const { orderId } = await asha.call("checkout", 200, submission(asha, lines, 23869.75));
    expect(orderId).toMatch(/^PL-[0-9A-Z]{10}$/);
    expect(await stockOf(LEAF)).toBe(before - 3);
    expect(await cartOf(asha)).toEqual([]);
    const [mail, ...others] = await mailsTo(asha);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Your order ${orderId}`,
      attachments: [{ filename: `invoice-${orderId}.pdf`, invoiceOf: orderId }],
    });
    expect(mail?.text).toContain("3 × mysore crepe (leaf): ₹23,670.75");
    expect(mail?.text).toContain("Total: ₹23,869.75");
  });

  test("[API-44] [ENT-34] its rows add up, newest order first, and stay as they were", async () => {
    const first = await fill(asha, [[INDIGO, 1]]);
    await asha.call("checkout", 200, submission(asha, first, 99.5));
    const lines = await fill(asha, [
      [LEAF, 3],
      [INDIGO, 2],
    ]);
    const total = 23869.75 - 2386.98;
    const { orderId } = await asha.call(
      "checkout",
      200,
      submission(asha, lines, total, { couponCodeName: " welcome10 " }),
    );
    await shop.db.update(products).set({ name: "renamed" }).where(eq(products.id, "mysore-crepe"));
    const rows = await historyOf(asha);
    await shop.db
      .update(products)
      .set({ name: "mysore crepe" })
      .where(eq(products.id, "mysore-crepe"));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      orderId,
      id: `${orderId}-1`,
      fullName: "Asha Rao",
      addressLine1: "12, Cross Cut Road",
      addressLine2: "",
      townCity: "Coimbatore",
      zipCode: "641012",
      phoneNo: "9876543210",
      productname: "mysore crepe",
      product_variant_image: `${LEAF}.webp`,
      product_price: 7890.25,
      quantity: 3,
      total_price: 23670.75,
      productColor: "leaf",
      currency: "INR",
      totalAmount: 23869.75,
      couponCodeName: "WELCOME10",
      discount_price: 2386.98,
      grandTotalAmount: 21482.77,
      createdAt: "2026-01-15T10:00:00.000Z",
    });
    expect(rows[2]?.grandTotalAmount).toBe(99.5);
    const orderRows = await asha.call("listOrderRows", 200, { params: { orderId } });
    expect(orderRows).toEqual(rows.slice(0, 2));
  });

  test("[API-45] the orders have a status, newest first", async () => {
    for (let count = 0; count < 2; count += 1)
      await asha.call("checkout", 200, submission(asha, await fill(asha, [[INDIGO, 1]]), 99.5));
    const summaries = await asha.call("listOrders", 200, { params: { userId: asha.userId } });
    const history = await historyOf(asha);
    expect(summaries.map((order) => order.orderId)).toEqual(history.map((row) => row.orderId));
    expect(summaries[0]).toMatchObject({ deliveryStatus: "pending", paymentStatus: "unpaid" });
  });

  test("[API-32] an order in dollars is kept in dollars, and its rows add up in cents", async () => {
    const lines = await fill(asha, [
      [LEAF, 3],
      [INDIGO, 7],
    ]);
    const total = 24367.25 - 2436.73;
    const { orderId } = await asha.call(
      "checkout",
      200,
      submission(asha, lines, total, { couponCodeName: "WELCOME10", currency: "USD" }),
    );
    const rows = await asha.call("listOrderRows", 200, { params: { orderId } });
    const cents = (amount: number) => Math.round(amount * 100);
    expect(rows.map((row) => [row.currency, row.product_price, row.total_price])).toEqual([
      ["USD", 89.95, 269.85],
      ["USD", 1.13, 7.91],
    ]);
    for (const row of rows) {
      expect(cents(row.product_price) * row.quantity).toBe(cents(row.total_price));
      expect(cents(row.totalAmount)).toBe(26985 + 791);
      expect(cents(row.totalAmount) - cents(row.discount_price)).toBe(cents(row.grandTotalAmount));
    }
    expect((await mailsTo(asha))[0]?.text).toContain("Sub total: $277.76");
  });

  test("[CHK-18] billing fields are taken as they are, empty ones too", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    await asha.call(
      "checkout",
      200,
      submission(asha, lines, 99.5, { billData: { userId: asha.userId } }),
    );
    expect((await historyOf(asha))[0]).toMatchObject({ fullName: "", townCity: "" });
  });
});

describe("refusing an order", () => {
  test.each([1, 0, 99.5 * 2 - 1.01, 99.5 * 2 + 1.01, 1e12])(
    "[API-31] a total of ₹%d for goods of ₹199 is refused and nothing is stored",
    async (total) => {
      const lines = await fill(asha, [[INDIGO, 2]]);
      const { error } = await asha.call("checkout", 409, submission(asha, lines, total));
      expect(error).toMatch(/^The total has changed/);
      await expectNothingHappened(asha, lines);
    },
  );

  test("a total that differs by rounding alone is accepted", async () => {
    const lines = await fill(asha, [[INDIGO, 2]]);
    await asha.call("checkout", 200, submission(asha, lines, 198.2));
    expect((await historyOf(asha))[0]?.grandTotalAmount).toBe(199);
  });

  test("prices in the request count for nothing", async () => {
    const lines = await fill(asha, [[INDIGO, 2]]);
    const cheap = lines.map((line) => ({
      ...line,
      ProductVariant: { Product: { productOfferPrice: 0.01 } },
    }));
    await asha.call("checkout", 409, submission(asha, cheap, 0.02));
    await asha.call("checkout", 200, submission(asha, cheap, 199));
    expect((await historyOf(asha))[0]).toMatchObject({
      product_price: 99.5,
      grandTotalAmount: 199,
    });
  });

  test.each([
    ["a line less", (lines: Line[]) => lines.slice(1)],
    ["no line", () => []],
    ["a line more", (lines: Line[]) => [...lines, { cartId: "1", quantity: 1 }]],
    ["a line twice", ([first]: Line[]) => [first, first]],
    ["another quantity", (lines: Line[]) => lines.map((line) => ({ ...line, quantity: 1 }))],
  ])("%s than the stored cart is refused", async (_what, change) => {
    const lines = await fill(asha, [
      [LEAF, 2],
      [INDIGO, 2],
    ]);
    const { error } = await asha.call("checkout", 409, submission(asha, change(lines), 15979.5));
    expect(error).toBe(
      "Your bag has changed since this page was opened. Please check it and order again.",
    );
    await expectNothingHappened(asha, lines);
  });

  test.each([0, -1, 1.5, null, "1", [], 2 ** 31])(
    "a line with a quantity of %j is 400",
    async (quantity) => {
      const lines = await fill(asha, [[INDIGO, 1]]);
      const wrong = lines.map((line) => ({ ...line, quantity }));
      await asha.call("checkout", 400, submission(asha, wrong, 99.5));
      await expectNothingHappened(asha, lines);
    },
  );

  test("an infinite quantity or total is 400", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    const text = JSON.stringify(submission(asha, lines, 99.5).body);
    for (const [from, to] of [
      ['"quantity":1', '"quantity":1e309'],
      ['"total":99.5', '"total":1e309'],
      ['"total":99.5', '"total":-1'],
      ['"total":99.5', '"total":null'],
    ] as const)
      await asha.call("checkout", 400, { body: text.replace(from, to) });
    await expectNothingHappened(asha, lines);
  });

  test("an empty cart cannot be ordered", async () => {
    const { error } = await asha.call("checkout", 409, submission(asha, [], 0));
    expect(error).toBe("Your cart is empty");
  });

  test("what is short of stock is named, and nothing else is taken", async () => {
    const lines = await fill(asha, [
      [INDIGO, 1],
      [PEACOCK, 3],
    ]);
    const before = await stockOf(INDIGO);
    await setStock(PEACOCK, 2);
    const two = await asha.call("checkout", 409, submission(asha, lines, 37539.5));
    expect(two.error).toBe("Only 2 of temple border are left.");
    await setStock(PEACOCK, 0);
    const none = await asha.call("checkout", 409, submission(asha, lines, 37539.5));
    expect(none.error).toBe("temple border is out of stock.");
    await setStock(PEACOCK, 5);
    expect(await stockOf(INDIGO)).toBe(before);
    await expectNothingHappened(asha, lines);
  });
});

test("the last pieces can be ordered", async () => {
  const lines = await fill(asha, [[PEACOCK, 3]]);
  await setStock(PEACOCK, 3);
  await asha.call("checkout", 200, submission(asha, lines, 37440));
  expect(await stockOf(PEACOCK)).toBe(0);
  await setStock(PEACOCK, 5);
});

describe("coupons at checkout", () => {
  test.each([
    ["NOSUCH", "Invalid coupon"],
    ["EXPIRED", "This coupon has expired."],
    ["FLAT500", "This coupon counts for orders of ₹2,000 or more."],
  ])("%s is refused", async (couponCodeName, message) => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    const body = submission(asha, lines, 99.5, { couponCodeName });
    expect((await asha.call("checkout", 409, body)).error).toBe(message);
    await expectNothingHappened(asha, lines);
  });

  test("ONLY1 counts once in total, however many ask at the same time", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()));
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const lines = await fill(buyer, [[INDIGO, 1]]);
        const body = submission(buyer, lines, 89.55, { couponCodeName: "only1" });
        return buyer.send("checkout", body);
      }),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(5);
    for (const { body } of refused)
      expect(body).toMatchObject({ error: "This coupon has been used up." });
    const validation = await shop.visitor.call("validateCoupon", 200, {
      body: { couponCodeName: "ONLY1", cartTotal: 100 },
    });
    expect(validation.message).toBe("This coupon has been used up.");
  });

  test("a coupon for one use by each user is refused to whoever used it", async () => {
    await shop.db.insert(coupons).values({ code: "ONCE", percent: 10, oncePerUser: true });
    const order = async (buyer: Caller) =>
      submission(buyer, await fill(buyer, [[INDIGO, 1]]), 89.55, { couponCodeName: "ONCE" });
    await asha.call("checkout", 200, await order(asha));
    expect((await asha.call("checkout", 409, await order(asha))).error).toBe(
      "You have used this coupon before.",
    );
    const bina = await shop.buyer();
    await bina.call("checkout", 200, await order(bina));
  });
});

describe("the same submission again", () => {
  test("[CHK-14] twenty at once are one order with equal answers, and so is one later", async () => {
    const before = await stockOf(LEAF);
    const lines = await fill(asha, [[LEAF, 2]]);
    const body = submission(asha, lines, 15780.5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asha.send("checkout", body)),
    );
    answers.push(await asha.send("checkout", body));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]?.status).toBe(200);
    expect(await historyOf(asha)).toHaveLength(1);
    expect(await stockOf(LEAF)).toBe(before - 2);
    expect(await mailsTo(asha)).toHaveLength(1);
  });

  const changes: Record<string, (buyer: Caller) => object> = {
    "billing details": ({ userId }) => ({
      billData: { userId, ...billing, townCity: "Chennai" },
    }),
    coupon: () => ({ couponCodeName: "WELCOME10" }),
    currency: () => ({ currency: "USD" }),
  };
  test.each(Object.entries(changes))(
    "[CHK-17] with another choice of %s it names the first order",
    async (_what, change) => {
      const lines = await fill(asha, [[INDIGO, 1]]);
      const { orderId } = await asha.call("checkout", 200, submission(asha, lines, 99.5));
      const sent = submission(asha, lines, 99.5, change(asha));
      const refused = await asha.call("checkout", 409, sent);
      expect(refused.error).toContain(orderId);
      expect(await historyOf(asha)).toHaveLength(1);
    },
  );

  test("a refused one may be corrected and sent again", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    await asha.call("checkout", 409, submission(asha, lines, 1));
    const { success } = await asha.call("checkout", 200, submission(asha, lines, 99.5));
    expect(success).toBe(true);
  });

  test("another's equal payload does not find the order", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    await asha.call("checkout", 200, submission(asha, lines, 99.5));
    const bina = await shop.buyer();
    const { error } = await bina.call("checkout", 409, submission(bina, lines, 99.5));
    expect(error).toBe("Your cart is empty");
  });
});

describe("a submission with a name (Idempotency-Key)", () => {
  const order = async (
    buyer: Caller,
    lines: readonly Line[],
    key: string,
    more: object = {},
  ): Promise<[number, string]> => {
    const { status, body } = await buyer.send("checkout", {
      ...submission(buyer, lines, 99.5 * (lines[0]?.quantity ?? 0), more),
      headers: { "idempotency-key": key },
    });
    const { orderId, error } = body as { orderId?: string; error?: string };
    return [status, orderId ?? error ?? ""];
  };

  test("ten times at once and once more later, with a new cart: one order, one answer", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    const at = Array.from({ length: 10 }, () => order(asha, lines, "key-1"));
    const answers = new Set((await Promise.all(at)).map((answer) => answer.join()));
    expect(answers.size).toBe(1);
    await fill(asha, [[INDIGO, 3]]);
    expect([...answers]).toEqual([(await order(asha, lines, "key-1")).join()]);
    expect(await historyOf(asha)).toHaveLength(1);
    expect(await cartOf(asha)).toHaveLength(1);
  });

  test("the same name for another submission is 422, and nothing is stored", async () => {
    const first = await fill(asha, [[INDIGO, 1]]);
    await order(asha, first, "key-2");
    const second = await fill(asha, [[INDIGO, 2]]);
    const [status, error] = await order(asha, second, "key-2");
    expect([status, error]).toEqual([422, expect.stringContaining("Idempotency-Key")]);
    const elsewhere = { billData: { userId: asha.userId, ...billing, townCity: "Madurai" } };
    expect((await order(asha, first, "key-2", elsewhere))[0]).toBe(422);
    expect(await historyOf(asha)).toHaveLength(1);
    expect((await order(asha, second, "key-3"))[0]).toBe(200);
  });

  test("a refusal keeps no name, and names of others are no concern", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    const { status } = await asha.send("checkout", {
      ...submission(asha, lines, 1),
      headers: { "idempotency-key": "key-4" },
    });
    expect(status).toBe(409);
    const bina = await shop.buyer();
    expect((await order(bina, await fill(bina, [[INDIGO, 1]]), "key-4"))[0]).toBe(200);
    expect((await order(asha, lines, "key-4"))[0]).toBe(200);
  });

  test.each(["", "x".repeat(256), "a key", "clé"])("%j is no name", async (key) => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    expect((await order(asha, lines, key))[0]).toBe(400);
  });
});

describe("whose order it is", () => {
  test("another's orders are 403 by user and 404 by order, like one that never was", async () => {
    const lines = await fill(asha, [[INDIGO, 1]]);
    const bina = await shop.buyer();
    await bina.call("checkout", 403, submission(asha, lines, 99.5));
    await bina.call("checkout", 403, {
      body: { ...submission(asha, lines, 99.5).body, userId: bina.userId },
    });
    const { orderId } = await asha.call("checkout", 200, submission(asha, lines, 99.5));
    await bina.call("listOrderHistory", 403, { params: { userId: asha.userId } });
    await bina.call("listOrders", 403, { params: { userId: asha.userId } });
    const another = await bina.call("listOrderRows", 404, { params: { orderId } });
    const unknown = await bina.call("listOrderRows", 404, { params: { orderId: "PL-0000000000" } });
    expect(another).toEqual(unknown);
  });

  test("a visitor is asked to log in", async () => {
    const { visitor } = shop;
    const ofUser = { params: { userId: asha.userId } };
    const answers = [
      await visitor.send("checkout", submission(asha, [], 0)),
      await visitor.send("listOrderHistory", ofUser),
      await visitor.send("listOrders", ofUser),
      await visitor.send("listOrderRows", { params: { orderId: "PL-0000000000" } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
  });
});

test("every stored order adds up", async () => {
  const rows = await shop.db.select().from(orders);
  const stored = await shop.db.select().from(orderLines);
  expect(rows.length).toBeGreaterThan(10);
  for (const order of rows) {
    const lines = stored.filter((line) => line.orderId === order.id);
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      lines.reduce((total, line) => total + of(line), 0);
    expect(sum((line) => line.lineMinor)).toBe(order.subTotalMinor);
    expect(sum((line) => line.unitPaise * line.quantity)).toBe(order.subTotalPaise);
  }
  const ids = rows.map((order) => order.id);
  expect(await shop.db.$count(orders, inArray(orders.id, ids))).toBe(ids.length);
});

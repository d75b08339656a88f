import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { giveSizes } from "../../testing/sizes.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { newOrderMails } from "../owner/ownerMails.rules.ts";
import { billing } from "./billing.fixtures.ts";
import { findOrder } from "./orders.repo.ts";
import { orderStateMail } from "./orderStateMails.rules.ts";

const SMALL = "block-kurti--white";
const LARGE = "block-kurti--white-l";
const CHEAP = "block-kurti--red-s";

const shop = openForFile(openTestShop);
let asha: Caller;
beforeAll(async () => {
  await giveSizes(shop.db);
});
beforeEach(async () => {
  asha = await shop.buyer();
  for (const id of [SMALL, LARGE, CHEAP]) await setVariant(id, { stock: 5 });
});

const setVariant = (id: string, set: Partial<typeof variants.$inferInsert>) =>
  shop.db.update(variants).set(set).where(eq(variants.id, id));
const stockOf = async (id: string) =>
  (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;

const cartOf = (buyer: Caller) => buyer.call("getCart", 200, { params: { userId: buyer.userId } });

const fill = async (buyer: Caller, wanted: readonly [variantId: string, quantity: number][]) => {
  for (const [productVariantId, quantity] of wanted)
    await buyer.call("addToCart", 201, {
      body: { userId: buyer.userId, productVariantId, quantity },
    });
};

/** The checkout of a cart at the prices that it shows. */
const submissionOf = async (buyer: Caller, { coupon = "", off = 0 } = {}) => {
  const cart = await cartOf(buyer);
  const total = cart.reduce(
    (sum, line) => sum + line.quantity * line.ProductVariant.Product.productOfferPrice,
    -off,
  );
  const { userId } = buyer;
  return {
    body: {
      billData: {
        userId,
        ...billing,
      },
      userId,
      products: cart.map(({ cartId, quantity }) => ({ cartId, quantity })),
      total: Number(total.toFixed(2)),
      couponCodeName: coupon,
    },
    headers: { "idempotency-key": randomUUID() },
  };
};

test("two sizes of one colour are two lines, each at its own price, with one coupon for both", async () => {
  await fill(asha, [
    [SMALL, 1],
    [LARGE, 2],
  ]);
  expect((await cartOf(asha)).map(({ ProductVariant }) => ProductVariant)).toMatchObject([
    {
      productOptionValue: "S",
      sku: "KT-white-S",
      Product: { productOptionName: "Size", productOfferPrice: 1299.99, productMrpPrice: 1500 },
    },
    {
      productOptionValue: "L",
      sku: "KT-white-L",
      Product: { productOfferPrice: 1499.99, productMrpPrice: 1800 },
    },
  ]);
  const submission = await submissionOf(asha, { coupon: "WELCOME10", off: 430 });
  const { orderId } = await asha.call("checkout", 200, submission);
  expect([await stockOf(SMALL), await stockOf(LARGE)]).toEqual([4, 3]);

  const rows = await asha.call("listOrderHistory", 200, { params: { userId: asha.userId } });
  expect(rows).toMatchObject([
    {
      productColor: "white",
      productOptionName: "Size",
      productOptionValue: "S",
      sku: "KT-white-S",
      product_price: 1299.99,
    },
    { productOptionValue: "L", product_price: 1499.99, total_price: 2999.98, totalAmount: 4299.97 },
  ]);
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, `${asha.userId}@example.com`));
  expect(mail?.text).toContain("2 × block kurti (white, L): ₹2,999.98");

  // Later changes of the catalogue change neither the order nor its texts.
  await setVariant(LARGE, { optionValue: "XL", sku: null });
  const found = await findOrder(shop.db, String(orderId));
  await setVariant(LARGE, { optionValue: "L", sku: "KT-white-L" });
  if (!found) throw new Error("There is no order.");
  const texts = [
    orderStateMail("asha@example.com", "shipped", found.order, found.lines).text,
    ...newOrderMails(["owner@example.com"], found).map(({ text }) => text),
  ];
  for (const text of texts) expect(text).toContain("block kurti (white, L)");
});

test("a price of a size that changes between cart and checkout is refused, and so is the product's", async () => {
  await fill(asha, [[LARGE, 1]]);
  const submission = await submissionOf(asha);
  await setVariant(LARGE, { offerPricePaise: 1_599_99 });
  expect(await asha.send("checkout", submission)).toMatchObject({
    status: 409,
    body: { code: "total_changed" },
  });
  await setVariant(LARGE, { offerPricePaise: null });
  expect(await asha.send("checkout", submission)).toMatchObject({ status: 409 });
  await setVariant(LARGE, { offerPricePaise: 1_499_99 });
  await asha.call("checkout", 200, submission);
});

test("[CHK-14] the last piece of a size is sold once, and the other sizes are not touched", async () => {
  await setVariant(CHEAP, { stock: 1 });
  const buyers = [asha, await shop.buyer(), await shop.buyer()];
  for (const buyer of buyers) await fill(buyer, [[CHEAP, 1]]);
  const submissions = await Promise.all(buyers.map((buyer) => submissionOf(buyer)));
  const answers = await Promise.all(
    // Each is sent twice, as by two clicks.
    buyers.flatMap((buyer, index) => [
      buyer.send("checkout", submissions[index]),
      buyer.send("checkout", submissions[index]),
    ]),
  );
  const placed = answers.filter(({ status }) => status === 200);
  expect(new Set(placed.map(({ body }) => (body as { orderId: string }).orderId)).size).toBe(1);
  expect(placed).toHaveLength(2);
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body]).toMatchObject([409, { code: "out_of_stock" }]);
  expect([await stockOf(CHEAP), await stockOf(SMALL), await stockOf(LARGE)]).toEqual([0, 5, 5]);
});

test("a wishlist has the size that was chosen, with its own price", async () => {
  await asha.call("addToWishlist", 201, {
    body: { userId: asha.userId, productVariantId: LARGE },
  });
  const [entry] = await asha.call("getWishlist", 200, { params: { userId: asha.userId } });
  expect(entry?.ProductVariant).toMatchObject({
    productOptionValue: "L",
    Product: { productOfferPrice: 1499.99 },
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartLines } from "../modules/cart/cart.tables.ts";
import { variants } from "../modules/catalogue/catalogue.tables.ts";
import { couponClaims, coupons } from "../modules/coupons/coupons.tables.ts";
import {
  orderStates,
  orderTransitions,
  paymentStates,
  paymentTransitions,
} from "../modules/orders/orderStates.rules.ts";
import { orderChanges, orders } from "../modules/orders/orders.tables.ts";
import { createTestApi } from "../testing/createTestApi.ts";
import type { TestApi } from "../testing/createTestApi.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { createBuyer, sendTo } from "../testing/shopCaller.ts";
import type { Caller } from "../testing/shopCaller.ts";

let shop: OpsShop;
let api: TestApi;
let asha: Caller;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database, config: { rateLimitFactor: 100_000 } });
  asha = await newBuyer();
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const newBuyer = (shopApi: TestApi = api): Promise<Caller> =>
  createBuyer(shop.db, sendTo(shopApi.app), shop.clock.now());

const LEAF = "mysore-crepe--leaf";
const INDIGO = "chettinad-checks--indigo";

const stockOf = async (id: string): Promise<number | undefined> =>
  (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;

const usesLeftOf = async (code: string): Promise<number | null | undefined> =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.usesLeft;

const submissionOf = async (buyer: Caller, pieces: number, couponCodeName: string) => {
  const { userId } = buyer;
  const wanted = [
    { id: randomUUID(), variantId: LEAF, quantity: pieces },
    { id: randomUUID(), variantId: INDIGO, quantity: 1 },
  ];
  await shop.db.insert(cartLines).values(wanted.map((line) => ({ ...line, userId })));
  const cart = await buyer.call("getCart", 200, { params: { userId } });
  const subTotal = cart.reduce(
    (sum, line) => sum + line.quantity * (line.ProductVariant?.Product?.productOfferPrice ?? 0),
    0,
  );
  const total = couponCodeName === "" ? subTotal : subTotal * 0.9;
  const products = wanted.map(({ id, quantity }) => ({ cartId: id, quantity }));
  return { body: { billData: { userId }, userId, products, total, couponCodeName } };
};

const placeOrder = async (buyer: Caller, pieces = 2, couponCodeName = ""): Promise<string> => {
  const submission = await submissionOf(buyer, pieces, couponCodeName);
  const { orderId } = await buyer.call("checkout", 200, submission);
  return orderId;
};

describe("states", () => {
  const commandTo = {
    confirmed: ["order:confirm"],
    packed: ["order:pack"],
    shipped: ["order:ship"],
    delivered: ["order:deliver"],
    cancelled: ["order:cancel", "--yes"],
    returned: ["order:return", "--yes"],
  } as const;

  test.each(orderStates)("from %s an order goes to the declared states alone", async (from) => {
    const id = await placeOrder(asha, 1);
    const next = orderTransitions[from];
    const follow = next.length === 0 ? "that state is final" : `next is ${next.join(" or ")}`;
    for (const to of orderStates.filter((state) => state !== "placed")) {
      await shop.db.delete(orderChanges).where(eq(orderChanges.orderId, id));
      await shop.db.update(orders).set({ state: from }).where(eq(orders.id, id));
      const [command, ...confirmation] = commandTo[to];
      const result = await shop.ops(command, id, ...confirmation);
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
      const isAllowed = next.includes(to);
      expect([result.code, order?.state]).toEqual(isAllowed ? [0, to] : [1, from]);
      if (!isAllowed)
        expect(result.lines).toEqual([`${id} is ${from} and cannot become ${to}: ${follow}.`]);
    }
  });

  test("every state but the first is reached from another one", () => {
    const reached = new Set<string>(Object.values(orderTransitions).flat());
    expect(orderStates.filter((state) => !reached.has(state))).toEqual(["placed"]);
    const paid = new Set<string>(Object.values(paymentTransitions).flat());
    expect(paymentStates.filter((state) => !paid.has(state))).toEqual(["pending"]);
  });

  test("the database refuses a state that is none", async () => {
    const id = await placeOrder(asha, 1);
    const write = shop.db
      .update(orders)
      .set({ state: "lost" as never })
      .where(eq(orders.id, id));
    await expect(write).rejects.toMatchObject({ cause: { constraint: "orders_state" } });
  });
});

describe("the way of an order", () => {
  test("[ORD-06] [ORD-07] [ORD-08] the shopper reads each state; the history keeps who, when and why", async () => {
    const id = await placeOrder(asha);
    const seen = async () => {
      const summaries = await asha.call("listOrders", 200, { params: { userId: asha.userId } });
      const order = summaries.find(({ orderId }) => orderId === id);
      return [order?.deliveryStatus, order?.paymentStatus];
    };
    expect(await seen()).toEqual(["pending", "unpaid"]);
    await shop.ops("order:confirm", id, "--by", "Meena");
    expect(await seen()).toEqual(["confirmed", "unpaid"]);
    await shop.ops("order:paid", id, "--by", "Meena");
    await shop.ops("order:pack", id);
    expect(await shop.ops("order:ship", id)).toEqual({
      code: 0,
      lines: [`${id}: packed → shipped`],
    });
    expect(await seen()).toEqual(["shipped", "paid"]);
    const changes = await shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, id));
    expect(changes.map(({ before, after, changedBy }) => [before, after, changedBy])).toEqual([
      ["placed", "confirmed", "Meena"],
      ["pending", "paid", "Meena"],
      ["confirmed", "packed", "operator"],
      ["packed", "shipped", "operator"],
    ]);
    const { lines } = await shop.ops("order:show", id);
    expect(lines.join("\n")).toContain("placed → confirmed, by Meena");
  });

  test("a cancelled order gives stock and coupon back, once", async () => {
    const buyer = await newBuyer();
    const before = [await stockOf(LEAF), await stockOf(INDIGO), await usesLeftOf("ONLY1")];
    const id = await placeOrder(buyer, 2, "ONLY1");
    expect(await usesLeftOf("ONLY1")).toBe(0);
    const result = await shop.ops("order:cancel", id, "--yes", "--reason", "changed her mind");
    expect(result).toEqual({
      code: 0,
      lines: [
        `${id}: placed → cancelled`,
        "  The use of coupon ONLY1 is given back.",
        "3 pieces are back in stock.",
      ],
    });
    const after = [await stockOf(LEAF), await stockOf(INDIGO), await usesLeftOf("ONLY1")];
    expect(after).toEqual(before);
    expect((await shop.ops("order:cancel", id, "--yes")).code).toBe(1);
    expect([await stockOf(LEAF), await stockOf(INDIGO), await usesLeftOf("ONLY1")]).toEqual(before);
    expect(await shop.db.select().from(couponClaims).where(eq(couponClaims.orderId, id))).toEqual(
      [],
    );
  });

  test("reserves its pieces until it is packed, so that a stock take sells none of them again", async () => {
    const levelOf = async () => {
      const { lines } = await shop.ops("stock:list", "--below", "1000000", "--json");
      const { variants: rows } = JSON.parse(lines.join("")) as {
        variants: { id: string; onHand: number; reserved: number; stock: number }[];
      };
      const row = rows.find(({ id }) => id === LEAF);
      return [row?.onHand, row?.reserved, row?.stock];
    };
    const count = (pieces: number) => shop.ops("stock:set", LEAF, String(pieces));
    const before = await stockOf(LEAF);
    await shop.db.delete(orders);
    expect((await count(10)).code).toBe(0);
    const [sent, cancelled] = [await placeOrder(asha, 3), await placeOrder(asha, 2)];
    expect(await levelOf()).toEqual([10, 5, 5]);
    // The parcels of both orders are still on hand, where they are counted.
    expect((await count(10)).lines).toEqual([
      "mysore crepe in leaf: 10 on hand before, 10 now. 5 are reserved for orders, 5 can be sold.",
    ]);
    expect(await levelOf()).toEqual([10, 5, 5]);
    expect(await count(4)).toEqual({
      code: 1,
      lines: [
        `${LEAF} cannot have 4 on hand: it has 10, 5 of them reserved for orders that are not packed. Count again, mark orders that have left as packed, or cancel those that cannot be sent.`,
      ],
    });
    expect((await shop.ops("stock:adjust", LEAF, "-6")).code).toBe(1);
    expect((await shop.ops("stock:adjust", LEAF, "-1")).code).toBe(0);
    expect(await levelOf()).toEqual([9, 5, 4]);

    await shop.ops("order:confirm", sent, cancelled);
    expect(await levelOf()).toEqual([9, 5, 4]);
    await shop.ops("order:pack", sent);
    expect(await levelOf()).toEqual([6, 2, 4]);
    await shop.ops("order:cancel", cancelled, "--yes");
    expect(await levelOf()).toEqual([6, 0, 6]);
    await shop.ops("order:ship", sent);
    expect(await levelOf()).toEqual([6, 0, 6]);
    await shop.ops("order:return", sent, "--yes");
    expect(await levelOf()).toEqual([9, 0, 9]);

    const torn = await placeOrder(asha, 2);
    await shop.ops("order:cancel", torn, "--yes", "--keep-out-of-stock");
    expect(await levelOf()).toEqual([7, 0, 7]);
    await count(before ?? 0);
  });

  test("of two operators who cancel at the same moment one is refused", async () => {
    const before = await stockOf(LEAF);
    const id = await placeOrder(asha);
    const result = await Promise.all([1, 2, 3].map(() => shop.ops("order:cancel", id, "--yes")));
    expect(result.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await stockOf(LEAF)).toBe(before);
  });

  test("a damaged return stays out of stock; a paid one says that money is due", async () => {
    const id = await placeOrder(asha);
    const sold = await stockOf(LEAF);
    for (const step of ["confirm", "paid", "pack", "ship", "deliver"])
      expect((await shop.ops(`order:${step}`, id)).code).toBe(0);
    const result = await shop.ops("order:return", id, "--yes", "--keep-out-of-stock");
    expect(result.lines).toEqual([
      `${id}: delivered → returned`,
      `  It was paid: give the money back, then npx -y pnpm@12 ops order:refund ${id} --yes`,
      "0 pieces are back in stock.",
    ]);
    expect(await stockOf(LEAF)).toBe(sold);
    expect((await shop.ops("order:refund", id, "--yes")).code).toBe(0);
    expect((await shop.ops("order:refund", id, "--yes")).lines[0]).toContain("that state is final");
  });

  test("of many orders all are changed or none; a dry run changes nothing", async () => {
    const [first, second] = [await placeOrder(asha, 1), await placeOrder(asha, 1)];
    const refused = await shop.ops("order:confirm", first, "PL-NOSUCH", second);
    expect(refused).toEqual({
      code: 1,
      lines: ["There is no order PL-NOSUCH.", "Nothing was changed, in the other orders either."],
    });
    const stock = await stockOf(LEAF);
    const dry = await shop.ops("order:cancel", first, second, "--yes", "--dry-run");
    expect(dry.lines.slice(-2)).toEqual([
      "4 pieces are back in stock.",
      "This was a dry run: nothing was changed.",
    ]);
    expect(await stockOf(LEAF)).toBe(stock);
    const { lines } = await shop.ops("order:list", "--state", "placed", "--json");
    const listed = JSON.parse(lines[0] ?? "") as { orders: { id: string; state: string }[] };
    expect(listed.orders.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  });

  test.each([
    ["order:list --state lost", 2, "'lost' is not a state of an order"],
    ["order:list --since tomorrow", 2, "'tomorrow' is not a day"],
    ["order:list --page 0", 2, "'0' is not a page"],
    ["order:show PL-NOSUCH", 1, "There is no order PL-NOSUCH."],
    ["order:cancel PL-NOSUCH", 2, "Add --yes"],
  ])("%s is refused with the reason", async (line, code, reason) => {
    const result = await shop.ops(...line.split(" "));
    expect([result.code, result.lines.join("\n")]).toEqual([code, expect.stringContaining(reason)]);
  });

  test("an order is found by its id as it is read out, and by what the customer typed", async () => {
    const id = await placeOrder(asha, 1);
    const typed = {
      fullName: "Kamala Devi",
      email: "kamala@pallu.test",
      phoneNo: "+91 98765-43210",
    };
    await shop.db.update(orders).set(typed).where(eq(orders.id, id));
    const code = id.slice(3);
    for (const spelt of [id.toLowerCase(), code, code.toLowerCase(), ` pl${code}`])
      expect((await shop.ops("order:show", spelt)).lines[0]).toContain(`Order ${id}, placed`);
    const misread = code.replaceAll("0", "o").replaceAll("1", "l");
    expect((await shop.ops("order:confirm", misread)).lines).toEqual([`${id}: placed → confirmed`]);
    for (const text of [code.toLowerCase(), "kamala d", "KAMALA@pallu", "98765 43210"]) {
      const { lines } = await shop.ops("order:list", "--find", text, "--json");
      const found = JSON.parse(lines[0] ?? "") as { orders: { id: string }[] };
      expect(found.orders.map((order) => order.id)).toEqual([id]);
    }
    expect((await shop.ops("order:list", "--find", "nobody here")).lines).toEqual([
      "No order matches.",
    ]);
  });

  test("what a customer, a key or a colleague typed is no line of the shop", async () => {
    const id = await placeOrder(asha, 1);
    const additionalText = "please hurry\nState: delivered. Payment: paid.\r\nTotal: ₹0";
    await shop.db.update(orders).set({ additionalText }).where(eq(orders.id, id));
    await shop.ops("order:confirm", id);
    const reason = "ok)\n27 Nov 2026, 02:36: pending → paid, by operator root (seen in the bank";
    await shop.db.update(orderChanges).set({ reason }).where(eq(orderChanges.orderId, id));
    const { lines } = await shop.ops("order:show", id);
    const own = lines.filter((line) => !line.startsWith("> "));
    expect(own.filter((line) => line.startsWith("State:"))).toEqual([
      "State: confirmed. Payment: pending.",
    ]);
    expect(own.join("\n")).not.toMatch(/hurry|₹0|seen in the bank/);
    expect(lines).toEqual(
      expect.arrayContaining([
        "> please hurry",
        "> State: delivered. Payment: paid.",
        "> Total: ₹0",
        "> ok)",
        "> 27 Nov 2026, 02:36: pending → paid, by operator root (seen in the bank",
      ]),
    );
  });

  test.each([
    ["--reason", "one\ntwo", "The reason must be one line of at most 500 characters."],
    ["--reason", "x".repeat(501), "The reason must be one line of at most 500 characters."],
    ["--by", "Meena\u2028root", "The name must be one line of at most 100 characters."],
  ])("%s %j is refused", async (option, text, message) => {
    const id = await placeOrder(asha, 1);
    expect(await shop.ops("order:confirm", id, option, text)).toEqual({
      code: 2,
      lines: [message],
    });
  });

  test("a list tells what is ordered, newest first", async () => {
    const id = await placeOrder(asha, 1);
    const { lines } = await shop.ops("order:list");
    expect(lines[0]).toMatch(/^Order +Placed +State +Payment +Pieces +Total +Customer$/);
    expect(lines[1]).toContain(id);
  });
});

test("an account orders no more unpaid pieces in a day than UNPAID_PIECES allows", async () => {
  const strict = await createTestApi({
    database: shop.database,
    config: { rateLimitFactor: 100_000, unpaidPieces: 4 },
  });
  const buyer = await newBuyer(strict);
  const id = await placeOrder(buyer, 2);
  const refused = await buyer.call("checkout", 409, await submissionOf(buyer, 1, ""));
  expect(refused.error).toBe(
    "You can order 4 pieces in 24 hours before they are paid, and 3 are on their way. Please order fewer pieces, or write to us.",
  );
  await shop.ops("order:paid", id);
  const cart = await buyer.call("getCart", 200, { params: { userId: buyer.userId } });
  expect(cart).toHaveLength(2);
  await shop.db.delete(cartLines).where(eq(cartLines.userId, buyer.userId));
  await placeOrder(buyer, 1);
  await strict.close();
});

import { randomUUID } from "node:crypto";
import { readConfig } from "@pallu/api";
import {
  claimDelivery,
  claimMail,
  days,
  addMs,
  expireBatch,
  expiredRows,
  insertWebhook,
  openDatabase,
  queueEvents,
  queueMail,
} from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { cartLines, coupons, orders, outbox, variants } from "@pallu/api/schema";
import { createBuyer, fixtureCatalogue, violatedInvariants } from "@pallu/api/testing";
import type { CallAnswer as Answer, Caller, Send } from "@pallu/api/testing";
import { paiseOf, totalsOf } from "@pallu/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inParallel } from "../harness/load.ts";
import { openRaceShop } from "./openRaceShop.ts";
import type { RaceShop } from "./openRaceShop.ts";

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

const HOT = "block-kurti--white";
const PLENTY = "chettinad-checks--indigo";

const pricePaise = (variantId: string): number =>
  paiseOf(
    fixtureCatalogue.products.find((product) => variantId.startsWith(`${product.id}--`))
      ?.offerPriceRupees,
  );

interface Shopper {
  buyer: Caller;
  submission: { body: object };
}

/** Creates a user with a filled cart, and the store's checkout request for it. */
const shopperWith = async (
  cart: [string, number][],
  couponCodeName = "",
  send: Send = shop.send,
): Promise<Shopper> => {
  const buyer = await createBuyer(shop.db, send, new Date());
  const { userId } = buyer;
  const lines = cart.map(([variantId, quantity]) => ({ id: randomUUID(), variantId, quantity }));
  await shop.db.insert(cartLines).values(lines.map((line) => ({ ...line, userId })));
  const priced = lines.map((line) => ({
    unitPaise: pricePaise(line.variantId),
    quantity: line.quantity,
  }));
  const { subTotal } = totalsOf(priced, "INR");
  const total = (couponCodeName === "" ? subTotal : Math.round(subTotal * 0.9)) / 100;
  const products = lines.map(({ id, quantity }) => ({ cartId: id, quantity }));
  return {
    buyer,
    submission: { body: { billData: { userId }, userId, products, total, couponCodeName } },
  };
};

const shoppers = (count: number, cart: [string, number][], coupon?: string) =>
  Promise.all(Array.from({ length: count }, () => shopperWith(cart, coupon)));

/** Sends a checkout, and once more when a busy process responds 503, as the store does. */
const order = async (shopper: Shopper): Promise<Answer> => {
  const answer = await shopper.buyer.send("checkout", shopper.submission);
  return answer.status === 503 ? order(shopper) : answer;
};

const setStock = async (id: string, stock: number): Promise<void> => {
  await shop.db.update(variants).set({ stock }).where(eq(variants.id, id));
};
const stockOf = async (id: string): Promise<number | undefined> =>
  (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;
const withStatus = (answers: readonly Answer[], status: number): Answer[] =>
  answers.filter((answer) => answer.status === status);

/** By night a sale is repeated, as two processes do not meet in every run. */
const ROUNDS = process.env["NIGHTLY"] ? 50 : 1;
const LIMIT = { timeout: 60_000 + ROUNDS * 10_000 };

const removeOrders = async (): Promise<void> => {
  for (const table of [orders, outbox, cartLines]) await shop.db.delete(table);
};
beforeEach(removeOrders);

/** Repeats a sale. No piece may be lost, and each order has its lines and its mail, whatever was refused. */
const inRounds = async (stocks: Record<string, number>, sell: () => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) {
    await removeOrders();
    for (const [id, stock] of Object.entries(stocks)) await setStock(id, stock);
    const before = await shop.db.select().from(variants);
    await sell();
    const initial = new Map(before.map(({ id, stock }) => [id, stock]));
    expect(await violatedInvariants(shop.db, initial)).toEqual([]);
  }
};

test("PostgreSQL refuses a change on a connection for reads", async () => {
  const database = await openDatabase(readConfig({ DATABASE_URL: shop.url }));
  for (const pool of [database.db.read, database.db.lists])
    await expect(pool.delete(cartLines)).rejects.toMatchObject({ cause: { code: "25006" } });
  await database.close();
});

const BUYERS = 200;
const IN_STOCK = 10;

describe("200 buyers, 10 in stock, two processes", () => {
  test("sell exactly 10, and every other buyer is told", LIMIT, async () => {
    await inRounds({ [HOT]: IN_STOCK }, async () => {
      const all = await shoppers(BUYERS, [[HOT, 1]]);
      const answers = await Promise.all(all.map(order));
      expect(withStatus(answers, 200)).toHaveLength(IN_STOCK);
      const refused = withStatus(answers, 409);
      expect(refused).toHaveLength(BUYERS - IN_STOCK);
      for (const { body } of refused)
        expect(body).toMatchObject({ error: "block kurti is out of stock." });
      expect(await stockOf(HOT)).toBe(0);
      expect(await shop.db.$count(cartLines)).toBe(BUYERS - IN_STOCK);
    });
    console.info(`G1: ${IN_STOCK} pieces sold to ${BUYERS} buyers, in each of ${ROUNDS} runs`);
  });
});

describe("the same checkout many times at once", () => {
  test("[CHK-14] 50 times by one buyer are one order with 50 equal answers", LIMIT, async () => {
    await inRounds({ [PLENTY]: 1000 }, async () => {
      const shopper = await shopperWith([[PLENTY, 3]]);
      const answers = await Promise.all(Array.from({ length: 50 }, () => order(shopper)));
      expect(withStatus(answers, 200)).toHaveLength(50);
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveLength(1);
      expect(await shop.db.$count(orders)).toBe(1);
    });
    console.info(`G3: one order of 50 equal submissions, in each of ${ROUNDS} runs`);
  });

  test("[CHK-14] once by a client that gives up, and once more, are one order", LIMIT, async () => {
    const timeoutsMs = [1, 3, 5, 7, 9, 11];
    let abandoned = 0;
    await inRounds({ [PLENTY]: 1000 }, async () => {
      for (const ms of timeoutsMs) {
        let signal: AbortSignal | undefined;
        const shopper = await shopperWith([[PLENTY, 2]], "", (request) =>
          shop.send(request, signal),
        );
        signal = AbortSignal.timeout(ms);
        await order(shopper).catch(() => abandoned++);
        signal = undefined;
        expect((await order(shopper)).status).toBe(200);
      }
      expect(await shop.db.$count(orders)).toBe(timeoutsMs.length);
    });
    expect(abandoned).toBeGreaterThan(0);
    console.info(`G3: ${abandoned} submissions given up and sent again, none doubled`);
  });
});

test(
  "carts with the same variants in any order, some with a coupon that runs out, neither oversell nor wait for each other",
  LIMIT,
  async () => {
    const [count, uses, atOnce] = ROUNDS > 1 ? [500, 25, 50] : [120, 6, 120];
    const hot = ["temple-border--peacock", "temple-border--mustard", HOT, PLENTY];
    const turned = (by: number): [string, number][] =>
      [...hot.slice(by % 4), ...hot.slice(0, by % 4)]
        .slice(0, 1 + (by % 4))
        .map((id, index) => [id, 1 + ((by + index) % 3)]);
    let sold = 0;
    await inRounds(Object.fromEntries(hot.map((id) => [id, 25])), async () => {
      await shop.db.update(coupons).set({ usesLeft: uses }).where(eq(coupons.code, "ONLY1"));
      const all = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          shopperWith(turned(index), index % 5 === 0 ? "ONLY1" : ""),
        ),
      );
      const answers = await inParallel(all, atOnce, order);
      expect(withStatus(answers, 200).length + withStatus(answers, 409).length).toBe(count);
      expect(withStatus(answers, 200)).toHaveLength(await shop.db.$count(orders));
      const used = await shop.db.$count(orders, eq(orders.couponCode, "ONLY1"));
      const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, "ONLY1"));
      expect(coupon?.usesLeft).toBe(uses - used);
      sold += withStatus(answers, 200).length;
    });
    console.info(`G1: ${sold} mixed carts ordered, every piece and coupon accounted for`);
  },
);

test("what another worker has claimed or is about to delete is left out, and nobody waits for it", async () => {
  const now = new Date();
  const { retention } = readConfig({ DATABASE_URL: shop.url });
  const old = addMs(now, -days(retention.mails + 1));
  const { id: webhookId } = await insertWebhook(shop.db, "https://receiver.example/", now);
  for (const [orderId, age] of [
    ["PL-1", 1],
    ["PL-2", 0],
  ] as const)
    await queueEvents(shop.db, [{ type: "order.confirmed", data: { orderId } }], addMs(now, -age));
  for (const createdAt of [now, old]) {
    for (const subject of ["first", "second"])
      await queueMail(
        shop.db,
        { to: "asha@pallu.test", subject, text: "Thank you." },
        { now: () => createdAt },
      );
  }
  await shop.db.update(outbox).set({ sentAt: old }).where(eq(outbox.createdAt, old));
  const takeOne = async (db: Db) => [
    (await claimMail(db, now))?.subject,
    (await claimDelivery(db, webhookId, now))?.body.includes("PL-1"),
    await expireBatch(db, expiredRows(now, retention).mails, 1),
  ];
  await shop.db.transaction(async (first) => {
    expect(await takeOne(first)).toEqual(["first", true, 1]);
    const second = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL lock_timeout = '1s'`);
      return takeOne(tx);
    });
    expect(second).toEqual(["second", false, 1]);
  });
  expect(await shop.db.$count(outbox)).toBe(2);
});

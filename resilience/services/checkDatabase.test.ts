import { createTestDatabase, systemClock } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { cartLines, orders, outbox, variants } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkDatabase } from "../harness/checkDatabase.ts";
import { createItems, createShoppers, singleCarts } from "../harness/fixtures.ts";
import type { Fixtures, Shopper } from "../harness/fixtures.ts";
import { negativeControlCheckout } from "../harness/negativeControlCheckout.ts";

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase("none");
  db = database.db.write;
});
afterAll(() => database.close());

let count = 0;
let fixtures: Fixtures;
let shopper: Shopper;
let orderId: string;
/** Three shoppers with carts. The first has an acknowledged order, the second was refused. */
beforeEach(async () => {
  const tag = `check${++count}`;
  const items = await createItems(db, tag, [10]);
  fixtures = { tag, items, shoppers: await createShoppers(db, tag, items, singleCarts(3)) };
  const [first, second] = fixtures.shoppers;
  if (!first || !second) throw new Error("No shoppers were created.");
  shopper = first;
  orderId = (await negativeControlCheckout(db, systemClock, shopper.userId)) ?? "";
  shopper.submission.responses.push({ status: 200, orderId, at: 0 });
  second.submission.responses.push({ status: 409, orderId: undefined, at: 0 });
});

test("nothing is found when checkouts come one after the other", async () => {
  expect(await checkDatabase(db, fixtures)).toEqual([]);
});

test.each<[what: string, spoil: () => Promise<unknown>, found: RegExp]>([
  [
    "a lost piece",
    () =>
      db
        .update(variants)
        .set({ stock: 8 })
        .where(eq(variants.id, `${fixtures.tag}-0`)),
    /^stock: \S+ is 8, not 9$/,
  ],
  [
    "a lost order",
    () => db.delete(orders).where(eq(orders.id, orderId)),
    /^orders: PL-\w+ was acknowledged and does not exist$/,
  ],
  [
    "an order with another price",
    () =>
      db.execute(
        sql`UPDATE orders SET sub_total_minor = sub_total_minor + 1, total_minor = total_minor + 1 WHERE id = ${orderId}`,
      ),
    /^money: PL-\w+ was shown as/,
  ],
  [
    "a second order of one submission",
    async () => {
      const [line] = shopper.lines;
      if (!line) throw new Error("The cart is empty.");
      const { userId } = shopper;
      await db.insert(cartLines).values({ ...line, id: line.cartId, userId });
      await negativeControlCheckout(db, systemClock, userId);
    },
    /^orders: one submission has 2 orders/,
  ],
  [
    "an order that was refused",
    () => negativeControlCheckout(db, systemClock, fixtures.shoppers[1]?.userId ?? ""),
    /^orders: PL-\w+ was refused and exists$/,
  ],
  [
    "an order without a mail",
    () => db.delete(outbox).where(eq(outbox.recipient, shopper.email)),
    /^mail: 0 of 1 arrived: .*PL-\w+$/,
  ],
  [
    "a cart beside its order",
    () => {
      const variantId = `${fixtures.tag}-0`;
      const { userId } = shopper;
      return db.insert(cartLines).values({ id: userId, userId, variantId, quantity: 1 });
    },
    /^orders: PL-\w+ has left its cart$/,
  ],
])("%s is found", async (_what, spoil, found) => {
  await spoil();
  expect(await checkDatabase(db, fixtures)).toContainEqual(expect.stringMatching(found));
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { readConfig } from "../../config.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { couponClaims, coupons } from "../coupons/coupons.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import { emptyBilling } from "./billing.fixtures.ts";
import { createCheckoutRepo } from "./checkout.repo.ts";
import type { CheckoutRepo } from "./checkout.repo.ts";
import { checkout } from "./checkout.service.ts";
import type { CheckoutRequest } from "./checkout.service.ts";
import { orders } from "./orders.tables.ts";

const unbounded = {
  config: readConfig({}),
  countCoupon: async () => undefined,
  deadline: new AbortController().signal,
};

const INDIGO = "chettinad-checks--indigo";
const PRICE = 99.5;

const shop = openForFile(openTestShop);
let asha: Caller;
let repo: CheckoutRepo;
let request: CheckoutRequest;
beforeAll(async () => {
  repo = createCheckoutRepo(shop.database.db);
});
beforeEach(async () => {
  asha = await shop.buyer();
  await setStock(10);
  request = await requestOf({});
});

const setStock = (stock: number) =>
  shop.db.update(variants).set({ stock }).where(eq(variants.id, INDIGO));

const requestOf = async (more: Partial<CheckoutRequest>): Promise<CheckoutRequest> => {
  const id = randomUUID();
  await shop.db.delete(cartLines).where(eq(cartLines.userId, asha.userId));
  await shop.db
    .insert(cartLines)
    .values({ id, userId: asha.userId, variantId: INDIGO, quantity: 1 });
  return {
    userId: asha.userId,
    billing: { ...emptyBilling, fullName: "Asha Rao" },
    lines: [{ cartId: id, quantity: 1 }],
    totalRupees: PRICE,
    couponCode: "",
    currency: "INR",
    idempotencyKey: null,
    ...more,
  };
};

/** Returns a checkout with a concurrent change between its two statements, each time or only the first. */
const overtaken = (by: (time: number) => Promise<unknown>) => {
  let times = 0;
  const slow: CheckoutRepo = {
    ...repo,
    place: async (placement) => {
      await by(++times);
      return repo.place(placement);
    },
  };
  return checkout({ db: shop.database.db, repo: slow, clock: systemClock, ...unbounded }, request);
};

test("the confirmation of an unproved address is counted with its order, not with each try", async () => {
  const email = `${asha.userId}@typed.example`;
  await shop.db.update(users).set({ email, provedEmail: null }).where(eq(users.id, asha.userId));
  const mails = () => shop.db.$count(outbox, eq(outbox.recipient, email));
  for (let lost = 0; lost < 6; lost++) {
    await expect(overtaken(() => setStock(0))).rejects.toMatchObject({ code: "out_of_stock" });
    await setStock(10);
  }
  expect(await mails()).toBe(0);
  for (let order = 1; order <= 6; order++) {
    request = await requestOf({});
    await overtaken(async () => undefined);
    expect(await mails()).toBe(Math.min(order, 5));
  }
});

const expectNothingHappened = async (stock: number) => {
  expect(await shop.db.$count(orders, eq(orders.userId, asha.userId))).toBe(0);
  expect(await shop.db.$count(cartLines, eq(cartLines.userId, asha.userId))).toBe(1);
  expect(await shop.db.$count(outbox, eq(outbox.recipient, `${asha.userId}@example.com`))).toBe(0);
  expect(await shop.db.$count(couponClaims, eq(couponClaims.userId, asha.userId))).toBe(0);
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, INDIGO));
  expect(variant?.stock).toBe(stock);
};

test("an order that another sale overtook is refused, and nothing of it remains", async () => {
  await expect(overtaken(() => setStock(0))).rejects.toMatchObject({
    statusCode: 409,
    message: "chettinad checks is out of stock.",
  });
  await expectNothingHappened(0);
});

test("a cart that changes meanwhile is not ordered as it was", async () => {
  const change = () =>
    shop.db.update(cartLines).set({ quantity: 2 }).where(eq(cartLines.userId, asha.userId));
  await expect(overtaken(change)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(/^Your bag has changed/) as string,
  });
  await expectNothingHappened(10);
});

test("a line that joins the cart meanwhile is not lost with it", async () => {
  const join = () =>
    shop.db.insert(cartLines).values({
      id: randomUUID(),
      userId: asha.userId,
      variantId: "block-kurti--white",
      quantity: 1,
    });
  await expect(overtaken(join)).rejects.toMatchObject({ statusCode: 409 });
  expect(await shop.db.$count(cartLines, eq(cartLines.userId, asha.userId))).toBe(2);
});

test("[CHK-14] the same submission that was quicker is answered for both", async () => {
  let first = "";
  const second = await overtaken(async (time) => {
    if (time === 1)
      first = await checkout(
        { db: shop.database.db, repo, clock: systemClock, ...unbounded },
        request,
      );
  });
  expect(second).toBe(first);
  expect(await shop.db.$count(orders, eq(orders.userId, asha.userId))).toBe(1);
});

test("an order whose coupon somebody else used up is refused", async () => {
  await shop.db.insert(coupons).values({ code: "LAST", percent: 10, usesLeft: 1 });
  request = await requestOf({ couponCode: "LAST", totalRupees: PRICE * 0.9 });
  const take = () => shop.db.update(coupons).set({ usesLeft: 0 }).where(eq(coupons.code, "LAST"));
  await expect(overtaken(take)).rejects.toMatchObject({
    statusCode: 409,
    message: "This coupon has been used up.",
  });
  await expectNothingHappened(10);
});

test("a coupon's use comes back when the stock does not suffice", async () => {
  await shop.db.insert(coupons).values({ code: "BACK", percent: 10, usesLeft: 1 });
  request = await requestOf({ couponCode: "BACK", totalRupees: PRICE * 0.9 });
  await expect(overtaken(() => setStock(0))).rejects.toMatchObject({ statusCode: 409 });
  await expectNothingHappened(0);
  const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, "BACK"));
  expect(coupon?.usesLeft).toBe(1);
});

test("an idempotency key that was used meanwhile for another cart is 422", async () => {
  const other = { ...request, idempotencyKey: "mine" };
  const place = async (time: number): Promise<void> => {
    if (time > 1) return;
    await checkout({ db: shop.database.db, repo, clock: systemClock, ...unbounded }, other);
    request = await requestOf({ idempotencyKey: "mine" });
  };
  request = { ...request, idempotencyKey: "mine", couponCode: "WELCOME10", totalRupees: 89.55 };
  await expect(overtaken(place)).rejects.toMatchObject({ statusCode: 422 });
});

test("a cart that is overtaken over and over is refused in the end", async () => {
  let tries = 0;
  const flicker: CheckoutRepo = {
    cartOf: async (userId) => {
      await setStock(10);
      return repo.cartOf(userId);
    },
    place: async (placement) => {
      tries++;
      await setStock(0);
      return repo.place(placement);
    },
  };
  await expect(
    checkout({ db: shop.database.db, repo: flicker, clock: systemClock, ...unbounded }, request),
  ).rejects.toMatchObject({ statusCode: 409 });
  expect(tries).toBe(5);
  await expectNothingHappened(0);
});

test("a checkout that was answered for want of time places no order any more", async () => {
  const deadline = AbortSignal.abort();
  await expect(
    checkout({ db: shop.database.db, repo, clock: systemClock, ...unbounded, deadline }, request),
  ).rejects.toThrow("aborted");
  await expectNothingHappened(10);
});

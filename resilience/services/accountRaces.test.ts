import { randomUUID } from "node:crypto";
import { rowsOf } from "@pallu/api/internals";
import { cartLines, orders, users } from "@pallu/api/schema";
import { fixtureCatalogue } from "@pallu/api/testing";
import { calls } from "@pallu/contract";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openApi, openRaceDatabase } from "./openRaceShop.ts";
import type { RaceDatabase } from "./openRaceShop.ts";

let shop: RaceDatabase;
let api: Awaited<ReturnType<typeof openApi>>;
beforeAll(async () => {
  shop = await openRaceDatabase();
  api = await openApi(shop.url, { RATE_LIMIT_FACTOR: "100" });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const password = "loom-and-shuttle-42";
const VARIANT = "chettinad-checks--indigo";

const LOCK_WAIT = { timeout: 20_000, interval: 10 };

test("an order that is placed while its account is erased keeps nothing of the person", async () => {
  const email = "erased@example.com";
  await api.app.inject({
    method: "POST",
    url: calls.register.path,
    payload: { username: "Asha Rao", phonenumber: "9876543210", email, password },
  });
  await shop.db.update(users).set({ provedEmail: email }).where(eq(users.email, email));
  const login = await api.app.inject({
    method: "POST",
    url: calls.login.path,
    payload: { email, password },
  });
  const { token, user } = login.json<{ token: string; user: { id: string } }>();
  const headers = { authorization: `Bearer ${token}` };
  await api.app.inject({ method: "POST", url: calls.subscribe.path, payload: { email } });
  const cartId = randomUUID();
  const line = { id: cartId, userId: user.id, variantId: VARIANT, quantity: 1 };
  await shop.db.insert(cartLines).values(line);

  // The erasure waits for this lock after it has cleared the orders.
  const holder = new pg.Client({ connectionString: shop.url });
  await holder.connect();
  await holder.query("BEGIN; SELECT * FROM newsletter_subscriptions FOR UPDATE");
  const waiting = async (): Promise<number> =>
    (
      await rowsOf(
        shop.db,
        sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
    ).length;
  const erasing = api.app.inject({
    method: "DELETE",
    url: `/api/users/${user.id}`,
    headers,
    payload: { password },
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(1), LOCK_WAIT);
  const price = fixtureCatalogue.products.find(({ id }) => VARIANT.startsWith(`${id}--`));
  let isOrdered = false;
  const ordering = api.app
    .inject({
      method: "POST",
      url: calls.checkout.path,
      headers,
      payload: {
        userId: user.id,
        billData: { userId: user.id, fullName: "Asha Rao", email, phoneNo: "9876543210" },
        products: [{ cartId, quantity: 1 }],
        total: price?.offerPriceRupees,
      },
    })
    .then((answer) => {
      isOrdered = true;
      return answer;
    });
  await vi.waitFor(async () => expect(isOrdered || (await waiting()) === 2).toBe(true), LOCK_WAIT);
  await holder.query("COMMIT");
  await holder.end();

  expect((await erasing).statusCode).toBe(200);
  expect((await ordering).statusCode).toBeLessThan(500);
  const kept = await shop.db.select({ email: orders.email, phoneNo: orders.phoneNo }).from(orders);
  expect(kept.filter((order) => order.email !== "" || order.phoneNo !== "")).toEqual([]);
});

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { readStockLevels } from "../catalogue/inventory.repo.ts";
import { claim, selectDueMails } from "../mail/mail.repo.ts";
import { selectOrders, selectStates } from "./orderList.repo.ts";
import { orders } from "./orders.tables.ts";
import { prepareCart, preparePlacement } from "./checkout.repo.ts";

const CROWD = 4000;

const shop = openForFile(openTestShop);
beforeAll(async () => {
  const { db } = shop;
  await db.execute(sql`
    INSERT INTO users (id, username, phonenumber, email, password_hash, created_at, password_changed_at)
    SELECT 'crowd-' || n, 'Crowd', '', 'crowd-' || n || '@example.com', '', now(), now()
    FROM generate_series(1, ${CROWD}) AS n`);
  await db.execute(sql`
    INSERT INTO cart_lines (id, user_id, variant_id, quantity)
    SELECT 'line-' || n || v.id, 'crowd-' || n, v.id, 1
    FROM generate_series(1, ${CROWD}) AS n, (SELECT id FROM variants ORDER BY id LIMIT 5) AS v`);
  await db.execute(sql`
    INSERT INTO outbox (id, recipient, subject, text, attachments, created_at, due_at)
    SELECT 'mail-' || n, 'crowd@example.com', 'Your order', 'Thank you.', '[]', now(), now()
    FROM generate_series(1, ${CROWD}) AS n`);
  // Carts have no statistics yet, as in a new shop. The plans must be right nevertheless.
  await db.execute(sql`ANALYZE users, variants, products, outbox`);
});

/** Returns the generic plan of a statement. */
const planOf = async (statement: string): Promise<string> => {
  const places = Math.max(
    0,
    ...[...statement.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)),
  );
  const nothing = Array.from({ length: places }, () => "NULL").join(", ");
  const rows = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`PREPARE asked AS ${statement}`));
    const plan = await rowsOf<{ "QUERY PLAN": string }>(
      tx,
      sql.raw(`EXPLAIN EXECUTE asked${places === 0 ? "" : `(${nothing})`}`),
    );
    await tx.execute(sql`DEALLOCATE asked`);
    return plan;
  });
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

test.each([
  ["reading a cart", () => prepareCart(shop.db).getQuery().sql],
  ["placing an order", () => preparePlacement(shop.db).getQuery().sql],
])("%s reads no other shopper's cart, however many there are", async (_what, statementOf) => {
  const plan = await planOf(statementOf());
  expect(plan).toContain("cart_lines");
  expect(plan).not.toMatch(/Seq Scan on (?:cart_lines|users|orders|order_lines|outbox)\b/);
});

/** Adds many orders, of which four are not sent and not paid. */
const addOrders = async (): Promise<void> => {
  await shop.db.delete(orders);
  await shop.db.execute(sql`
    INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
      total_minor, delivery_status, payment_status, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2,
      additional_text, created_at)
    SELECT 'PL-' || n, n, 'INR', 1, 0, 1, 0, 1, CASE WHEN n % 1000 = 0 THEN 'placed' ELSE 'delivered' END,
      CASE WHEN n % 1000 = 0 THEN 'pending' ELSE 'paid' END, '', '', '', '',
      '', '', '', '', now()
    FROM generate_series(1, ${CROWD}) AS n`);
  await shop.db.execute(sql`
    INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image, quantity, unit_paise,
      unit_minor, line_minor)
    SELECT id, 1, 'block-kurti--white', '', '', '', 1, 1, 1, 1 FROM orders`);
  await shop.db.execute(sql`ANALYZE orders, order_lines`);
};

test("reading what is reserved reads no order that is packed, however many there are", async () => {
  await addOrders();
  const plan = await planOf(readStockLevels(shop.db, ["block-kurti--white"]).toSQL().sql);
  expect(plan).toContain("orders_by_state");
  expect(plan).not.toMatch(/Seq Scan on (?:orders|order_lines)\b/);
});

test.each(["toDo", "unpaid"] as const)(
  "the view '%s' and its number are read by an index of their own, however many orders there are",
  async (view) => {
    await addOrders();
    const filter = { view, isOwn: true } as const;
    const { sql: page } = selectOrders(shop.db, filter, { limit: 51 }).toSQL();
    expect(await planOf(page)).toMatch(
      /Index Scan(?: Backward)? using orders_(?:to_do|unpaid)_index/,
    );
    const { sql: count } = selectStates(shop.db, view).toSQL();
    expect(await planOf(count)).toMatch(/orders_(?:to_do|unpaid)_index/);
  },
);

test("taking the next mail sorts no backlog, however long it is", async () => {
  const plan = await planOf(claim(shop.db, new Date()).toSQL().sql);
  expect(plan).toContain("outbox_due_index");
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test("asking whether a mail is due reads none that was sent, however many there are", async () => {
  await shop.db.execute(sql`UPDATE outbox SET sent_at = now()`);
  await shop.db.execute(sql`ANALYZE outbox`);
  expect(await planOf(selectDueMails(shop.db, new Date()).toSQL().sql)).toContain(
    "outbox_due_index",
  );
});

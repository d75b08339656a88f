import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { findEntries } from "../audit/audit.repo.ts";
import { findVariantsPage } from "../catalogue/inventory.repo.ts";
import { selectProducts } from "../catalogue/productSearch.repo.ts";
import { findMessagesPage } from "../messages/messages.repo.ts";
import { selectOrders } from "../orders/orderList.repo.ts";

const ROWS = 4000;

const shop = openForFile(openTestShop);
beforeAll(async () => {
  const { db } = shop;
  await db.execute(sql`
    INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, tag, position)
    SELECT 'p' || n, 'silk', 'Saree ' || n, CASE WHEN n % 1000 = 0 THEN '' ELSE 'p.webp' END, 100000, 900000, 'Woven', '', n
    FROM generate_series(1, ${ROWS}::int) AS n`);
  await db.execute(sql`
    INSERT INTO variants (id, product_id, image, colour, colour_name, sku, stock, best_seller, new_arrival, trending, position)
    SELECT id || '-1', id, 'v.webp', '', '', 'SKU-' || id, CASE WHEN position % 500 = 0 THEN 1 ELSE 20 END, false, false,
      false, 1 FROM products WHERE id LIKE 'p%'`);
  await db.execute(sql`
    INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
      total_minor, delivery_status, payment_status, full_name, email, phone_no, town_city, zip_code, address_line_1,
      address_line_2, additional_text, created_at)
    SELECT 'PL-' || n, n, 'INR', 1, 0, 1, 0, 1, CASE WHEN n % 1000 = 0 THEN 'returned' ELSE 'delivered' END, 'paid',
      'Asha ' || md5(n::text), md5(n::text) || '@example.com', '+91 ' || 9000000000 + n * 7919::bigint, 'Pune', '', '', '', '',
      now() FROM generate_series(1, ${ROWS}::int) AS n`);
  await db.execute(sql`
    INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, sku, image, quantity, unit_paise,
      unit_minor, line_minor)
    SELECT 'PL-' || n, 1, 'p' || n || '-1', 'Saree ' || md5('goods' || n), '', 'SKU-' || n, '', 1, 1, 1, 1
    FROM generate_series(1, ${ROWS}::int) AS n`);
  await db.execute(sql`
    INSERT INTO audit_entries (changed_at, actor_kind, actor, action, target)
    SELECT now(), 'staff', 'asha@example.com', 'price:set', 'product p' || n FROM generate_series(1, ${ROWS}::int) AS n`);
  await db.execute(sql`
    INSERT INTO contact_messages (id, name, email, phone_number, subject, comments, created_at, state)
    SELECT 'm' || n, 'Asha', 'asha@example.com', '', 'Delivery', md5(n::text), now() - make_interval(secs => n), CASE WHEN n % 1000 = 0 THEN 'open' ELSE 'closed' END
    FROM generate_series(1, ${ROWS}::int) AS n`);
  await db.execute(
    sql`VACUUM ANALYZE products, variants, orders, order_lines, audit_entries, contact_messages, listing.low_stock`,
  );
});

const literal = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;

interface Query {
  toSQL: () => { sql: string; params: unknown[] };
}

/** Explains a prepared statement with its values, as the connections of the desk plan it. */
const explain = async (query: Query, options = "") => {
  const { sql: text, params } = query.toSQL();
  const values = params.length === 0 ? "" : `(${params.map(literal).join(", ")})`;
  return shop.database.db.desk.transaction(async (tx) => {
    await tx.execute(sql.raw(`PREPARE asked AS ${text}`));
    const plan = await rowsOf<{ "QUERY PLAN": string }>(
      tx,
      sql.raw(`EXPLAIN ${options} EXECUTE asked${values}`),
    );
    await tx.execute(sql`DEALLOCATE asked`);
    return plan.map((row) => row["QUERY PLAN"]).join("\n");
  });
};

const found = (text: string) => ({ find: { text, id: text }, isOwn: true }) as const;
const page = { limit: 51 };

test.each([
  ["orders by a number", /orders_pkey/, (db: Db) => selectOrders(db, found("PL-77"), page)],
  [
    "orders by a name",
    /orders_search_index/,
    (db: Db) => selectOrders(db, found("asha c4ca4238"), page),
  ],
  [
    "orders by a phone number",
    /orders_search_index/,
    (db: Db) => selectOrders(db, found("90000 79190"), page),
  ],
  [
    "orders by an e-mail address",
    /orders_search_index/,
    (db: Db) => selectOrders(db, found("c4ca4238a0b9@"), page),
  ],
  [
    "orders by a product",
    /order_lines_search_index/,
    (db: Db) => selectOrders(db, found("saree 1a2b3c"), page),
  ],
  [
    "returned orders",
    /orders_by_state/,
    (db: Db) => selectOrders(db, { states: ["returned"], isOwn: true }, page),
  ],
  [
    "products without a picture",
    /products_without_picture/,
    (db: Db) => selectProducts(db, { isWithoutPicture: true }, 51),
  ],
  [
    "products that are sold out",
    /low_stock/,
    (db: Db) => selectProducts(db, { isSoldOut: true }, 51),
  ],
  [
    "products by a SKU",
    /variants_sku_index|variants_by_sku/,
    (db: Db) => selectProducts(db, { find: "sku-p77" }, 51),
  ],
  ["variants with little stock", /low_stock/, (db: Db) => findVariantsPage(db, { below: 5 }, 51)],
  [
    "variants by the begin of a SKU",
    /variants_by_sku/,
    (db: Db) => findVariantsPage(db, { find: "sku-p77" }, 51),
  ],
  [
    "changes of a record",
    /audit_entries_target_index/,
    (db: Db) => findEntries(db, { find: "p77" }, 51),
  ],
  [
    "changes by somebody else",
    /audit_entries_actor_index/,
    (db: Db) => findEntries(db, { actor: "ravi@example.com" }, 51),
  ],
  [
    "changes of another kind",
    /audit_entries_kind_index/,
    (db: Db) => findEntries(db, { kind: "stock" }, 51),
  ],
  [
    "open messages",
    /contact_messages_open_index/,
    (db: Db) => findMessagesPage(db, { state: "open" }, page),
  ],
  [
    "messages by a text",
    /contact_messages_search_index/,
    (db: Db) => findMessagesPage(db, { find: "c4ca4238" }, page),
  ],
])("%s are read by an index, however many others there are", async (_what, index, query) => {
  const plan = await explain(query(shop.database.db.desk));
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(
    /Seq Scan on (?:products|variants|orders|order_lines|audit_entries|contact_messages)\b/,
  );
});

test.each([
  ["variants", (db: Db) => findVariantsPage(db, { find: "saree" }, 51)],
  ["variants of a group", (db: Db) => findVariantsPage(db, { find: "saree", group: "silk" }, 51)],
  ["products", (db: Db) => selectProducts(db, { find: "saree" }, 51)],
  ["orders by a product", (db: Db) => selectOrders(db, found("saree"), page)],
  ["orders by a name", (db: Db) => selectOrders(db, found("asha"), page)],
  [
    "orders above another one",
    (db: Db) => selectOrders(db, found("asha"), { ...page, aboveSeq: ROWS / 2 }),
  ],
  ["messages", (db: Db) => findMessagesPage(db, { find: "asha" }, page)],
  [
    "messages after another one",
    (db: Db) => findMessagesPage(db, { find: "asha" }, { ...page, afterId: "m2000" }),
  ],
])("a text that all %s have is read no further than the page", async (_what, query) => {
  const plan = await explain(query(shop.database.db.desk), "(ANALYZE, TIMING off)");
  const read = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
  expect(Math.max(...read)).toBeLessThan(ROWS / 10);
});

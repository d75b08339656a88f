import { and, asc, eq, exists, getTableColumns, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Pools } from "../../db/client.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { isShown, offerPriceOfVariant } from "../catalogue/catalogue.repo.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { couponClaims, coupons } from "../coupons/coupons.tables.ts";
import { LOW_STOCK } from "../catalogue/inventory.rules.ts";
import { mailRow } from "../mail/mail.repo.ts";
import type { Mail } from "../mail/mail.rules.ts";
import { outbox } from "../mail/mail.tables.ts";
import { countStatement, quotaValues } from "../users/quotas.repo.ts";
import type { Quota } from "../users/quotas.repo.ts";
import { webhookDeliveries, webhooks } from "../webhooks/webhooks.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import type { Recipient } from "./orderMessages.rules.ts";
import { quantityByVariant } from "./orders.rules.ts";
import type { CheckoutLine } from "./orders.rules.ts";
import { orderLines, orders } from "./orders.tables.ts";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

/** Constraints that refuse a checkout after a conflict with a concurrent transaction. */
export const guards = {
  stock: "variants_stock_not_negative",
  couponUses: "coupons_uses_not_negative",
  couponOnce: "coupon_claims_once_per_user",
  submission: "orders_submission_key_unique",
  idempotency: "orders_idempotency_key",
  /** The account was erased meanwhile. */
  account: "orders_user_id_users_id_fk",
} as const;

export interface Placement {
  order: NewOrder;
  lines: readonly NewOrderLine[];
  /** The cart that was validated. The order is placed only if the cart is unchanged. */
  cart: readonly CheckoutLine[];
  coupon: { code: string; oncePerUser: boolean } | undefined;
  mail: Mail;
  /** False when no mail may go to the account's email address. */
  isMailed: boolean;
  /** The mails that tell the shopkeeper. */
  ownerMails: readonly Mail[];
  /** Counted with the order. The mail is not sent when it is exhausted. Undefined for no limit. */
  mailQuota: Quota | undefined;
}

/** Returns the columns of a new row, without those that the database fills in itself. */
const fieldsOf = (table: PgTable, leftOut: readonly string[] = []): string[] =>
  Object.keys(getTableColumns(table)).filter((field) => !leftOut.includes(field));

const orderFields = fieldsOf(orders, [
  "seq",
  "state",
  "paymentState",
  "trackingNumber",
  "trackingLink",
  "importedAt",
]);
const lineFields = fieldsOf(orderLines);
const mailFields = fieldsOf(outbox, [
  "position",
  "attempts",
  "expiresAt",
  "sentAt",
  "failedAt",
  "lastError",
  "heldAt",
]);

const quotaFields = ["keyHash", "most", "now", "end"] as const;

const columnOf = (table: PgTable, field: string) => {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`There is no column ${field}.`);
  return column;
};

const namesOf = (table: PgTable, fields: readonly string[]): SQL =>
  sql.join(
    fields.map((field) => sql.identifier(columnOf(table, field).name)),
    sql`, `,
  );

/** Returns a placeholder for each column of a row, bound to `row.field` and encoded by its column. */
const placesOf = (row: string, table: PgTable, fields: readonly string[]): SQL =>
  sql.join(
    fields.map((field) => sql.param(sql.placeholder(`${row}.${field}`), columnOf(table, field))),
    sql`, `,
  );

const valuesOf = (
  row: string,
  fields: readonly string[],
  values: object,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [`${row}.${field}`, (values as Record<string, unknown>)[field] ?? null]),
  );

/** Returns rows as JSON for `json_populate_recordset`, by column name. */
const recordsOf = (table: PgTable, fields: readonly string[], rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        fields.map((field) => [
          columnOf(table, field).name,
          (row as Record<string, unknown>)[field] ?? null,
        ]),
      ),
    ),
  );

/**
 * Places an order in one statement, which is one transaction. It locks the cart first and compares it, without hidden
 * lines, so a concurrent second submission finds it empty. It takes the contended rows last: the counter of mails, the
 * coupon's use, then the stock in the order of ids. Their locks are therefore short. They cannot deadlock, because every
 * statement that changes variants locks them in this order: an import of the catalogue, a stock take, a cancellation. A
 * violated constraint (`guards`) rolls everything back.
 */
export const preparePlacement = (db: Db) => {
  const cart = db.$with("cart").as(
    db
      .select({ id: cartLines.id, quantity: cartLines.quantity })
      .from(cartLines)
      .where(
        and(
          eq(cartLines.userId, sql.placeholder("order.userId")),
          exists(
            db
              .select({ one: sql`1` })
              .from(variants)
              .innerJoin(products, eq(products.id, variants.productId))
              .where(and(eq(variants.id, cartLines.variantId), isShown)),
          ),
        ),
      )
      .orderBy(asc(cartLines.id))
      .for("update"),
  );
  const unchanged = db.$with("unchanged", {}).as(sql`
    SELECT true FROM cart
    FULL JOIN json_to_recordset(${sql.placeholder("cart")}::json) AS validated(id text, quantity integer)
      ON validated.id = cart.id AND validated.quantity = cart.quantity
    HAVING bool_and(cart.id IS NOT NULL AND validated.id IS NOT NULL)`);
  const placed = db.$with("placed", {}).as(sql`
    INSERT INTO ${orders} (${namesOf(orders, orderFields)})
    SELECT ${placesOf("order", orders, orderFields)} FROM unchanged RETURNING id`);
  const sold = db.$with("sold", {}).as(sql`
    INSERT INTO ${orderLines} (${namesOf(orderLines, lineFields)})
    SELECT ${namesOf(orderLines, lineFields)}
    FROM placed, json_populate_recordset(null::${orderLines}, ${sql.placeholder("lines")}::json)
    RETURNING order_id`);
  const emptied = db.$with("emptied", {}).as(sql`
    DELETE FROM ${cartLines} USING cart, placed
    WHERE ${cartLines.userId} = ${sql.placeholder("order.userId")} AND ${cartLines.id} = cart.id`);
  const counted = db.$with("counted", {}).as(
    countStatement(
      {
        keyHash: sql.placeholder("quota.keyHash"),
        most: sql.placeholder("quota.most"),
        now: sql.placeholder("quota.now"),
        end: sql.placeholder("quota.end"),
      },
      sql`placed WHERE ${sql.placeholder("quota.keyHash")}::text IS NOT NULL`,
    ),
  );
  const mailed = db.$with("mailed", {}).as(sql`
    INSERT INTO ${outbox} (${namesOf(outbox, mailFields)})
    SELECT ${placesOf("mail", outbox, mailFields)} FROM placed
    WHERE ${sql.placeholder("isMailed")}::boolean
      AND (${sql.placeholder("quota.keyHash")}::text IS NULL OR EXISTS (SELECT FROM counted))`);
  const claimed = db.$with("claimed", {}).as(sql`
    INSERT INTO ${couponClaims} (order_id, coupon_code, user_id, once_per_user)
    SELECT placed.id, coupon, ${sql.placeholder("order.userId")}, ${sql.placeholder("oncePerUser")}::boolean
    FROM placed, (SELECT ${sql.placeholder("order.couponCode")}::text AS coupon) AS given
    WHERE coupon IS NOT NULL RETURNING coupon_code`);
  const used = db.$with("used", {}).as(sql`
    UPDATE ${coupons} SET uses_left = uses_left - 1 FROM claimed
    WHERE ${coupons.code} = claimed.coupon_code AND uses_left IS NOT NULL
      AND (SELECT count(*) FROM counted) >= 0 RETURNING code`);
  const reduced = db.$with("reduced", {}).as(sql`
    UPDATE ${variants} SET stock = stock - sold_quantities.quantity
    FROM (
      SELECT v.id, w.quantity
      FROM json_to_recordset(${sql.placeholder("quantities")}::json) AS w(id text, quantity integer)
      JOIN ${variants} v ON v.id = w.id
      WHERE (SELECT count(*) FROM sold) > 0 AND (SELECT count(*) FROM used) >= 0
      ORDER BY v.id
      FOR NO KEY UPDATE OF v
    ) AS sold_quantities
    WHERE ${variants.id} = sold_quantities.id
    RETURNING ${variants.id} AS id, ${variants.stock} AS stock, sold_quantities.quantity AS quantity`);
  const toldByMail = db.$with("told_by_mail", {}).as(sql`
    INSERT INTO ${outbox} (${namesOf(outbox, mailFields)})
    SELECT ${namesOf(outbox, mailFields)}
    FROM json_populate_recordset(null::${outbox}, ${sql.placeholder("ownerMails")}::json)
    WHERE EXISTS (SELECT FROM placed)`);
  // Last, as it needs the stock. It keeps the webhooks until the end, as `queueEvents` does.
  const toldByEvent = db.$with("told_by_event", {}).as(sql`
    INSERT INTO ${webhookDeliveries} (id, webhook_id, body, created_at, due_at)
    SELECT 'msg_' || gen_random_uuid(), target.id,
      json_build_object('type', event.type, 'timestamp', ${sql.placeholder("timestamp")}::text, 'data', event.data),
      ${sql.placeholder("timestamp")}::timestamptz, ${sql.placeholder("timestamp")}::timestamptz
    FROM (SELECT id FROM ${webhooks} FOR KEY SHARE) AS target, (
      SELECT 'order.placed' AS type, json_build_object('orderId', id) AS data FROM placed
      UNION ALL
      SELECT 'stock.low', json_build_object('variantId', id, 'stock', stock) FROM reduced
      WHERE stock < ${sql.raw(String(LOW_STOCK))} AND stock + quantity >= ${sql.raw(String(LOW_STOCK))}
    ) AS event`);
  return db
    .with(
      cart,
      unchanged,
      placed,
      sold,
      emptied,
      counted,
      mailed,
      claimed,
      used,
      reduced,
      toldByMail,
      toldByEvent,
    )
    .select({ id: sql<string>`id` })
    .from(sql`placed`)
    .prepare("checkout_place");
};

export const prepareCart = (db: Db) =>
  db
    .select({
      cartId: cartLines.id,
      seq: cartLines.seq,
      quantity: cartLines.quantity,
      variantId: variants.id,
      productName: products.name,
      colourName: variants.colourName,
      image: variants.image,
      optionName: products.optionName,
      optionValue: variants.optionValue,
      sku: variants.sku,
      unitPaise: offerPriceOfVariant,
      stock: variants.stock,
      email: users.email,
      provedEmail: users.provedEmail,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(users, eq(users.id, cartLines.userId))
    .where(and(eq(cartLines.userId, sql.placeholder("userId")), isShown))
    .orderBy(asc(cartLines.seq))
    .prepare("checkout_cart");

/** The two statements of a checkout, prepared once. */
export const createCheckoutRepo = (db: Pools) => {
  const cart = prepareCart(db.read);
  const placement = preparePlacement(db.write);
  return {
    /**
     * Returns the lines of a cart, oldest first, and the email address of the account. The address is empty for an
     * empty cart.
     */
    cartOf: async (userId: string): Promise<{ recipient: Recipient; lines: CheckoutLine[] }> => {
      const lines = await cart.execute({ userId });
      const { email = "", provedEmail = null } = lines[0] ?? {};
      const recipient = { email: provedEmail ?? email, isProved: provedEmail !== null };
      return { recipient, lines };
    },

    /**
     * Stores the order, its lines, its mails and its events, empties the cart, claims the coupon and takes the stock. Returns false
     * and changes nothing when the cart has changed since validation. The database throws for a violated constraint.
     */
    place: async ({
      order,
      lines,
      cart: validated,
      coupon,
      mail,
      isMailed,
      ownerMails,
      mailQuota,
    }: Placement): Promise<boolean> => {
      const rows = await placement.execute({
        ...valuesOf("order", orderFields, order),
        ...valuesOf("mail", mailFields, mailRow(mail, order.createdAt)),
        ...valuesOf("quota", quotaFields, mailQuota ? quotaValues(mailQuota, order.createdAt) : {}),
        isMailed,
        ownerMails: recordsOf(
          outbox,
          mailFields,
          ownerMails.map((each) => mailRow(each, order.createdAt)),
        ),
        timestamp: order.createdAt.toISOString(),
        lines: recordsOf(orderLines, lineFields, lines),
        cart: JSON.stringify(validated.map(({ cartId: id, quantity }) => ({ id, quantity }))),
        quantities: JSON.stringify(quantityByVariant(validated)),
        oncePerUser: coupon?.oncePerUser ?? false,
      });
      return rows.length > 0;
    },
  };
};

export type CheckoutRepo = ReturnType<typeof createCheckoutRepo>;

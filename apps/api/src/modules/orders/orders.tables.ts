import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "../users/users.tables.ts";
import { orderStates, paymentStates, undoingStates } from "./orderStates.rules.ts";

const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/**
 * Amounts in paise are the shop's own books; amounts in minor units (paise or cents) are what the shopper was
 * shown, in the currency of the order (decision 6). `submissionKey` makes a repeated checkout find the first.
 */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** Null when the account was erased: the invoice stays, nobody's. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    submissionKey: text("submission_key").notNull().unique(),
    /** What the client called its submission, if it gave it a name (Idempotency-Key). */
    idempotencyKey: text("idempotency_key"),
    currency: text({ enum: ["INR", "USD"] }).notNull(),
    subTotalPaise: bigint("sub_total_paise", { mode: "number" }).notNull(),
    discountPaise: bigint("discount_paise", { mode: "number" }).notNull(),
    subTotalMinor: bigint("sub_total_minor", { mode: "number" }).notNull(),
    discountMinor: bigint("discount_minor", { mode: "number" }).notNull(),
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    couponCode: text("coupon_code"),
    state: text("delivery_status", { enum: orderStates }).notNull().default("placed"),
    paymentState: text("payment_status", { enum: paymentStates }).notNull().default("pending"),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    phoneNo: text("phone_no").notNull(),
    townCity: text("town_city").notNull(),
    zipCode: text("zip_code").notNull(),
    addressLine1: text("address_line_1").notNull(),
    addressLine2: text("address_line_2").notNull(),
    additionalText: text("additional_text").notNull(),
    /** What the carrier calls the parcel; null before it is shipped, or when nobody gave one. */
    trackingNumber: text("tracking_number"),
    /** Where the parcel can be followed, an https address. */
    trackingLink: text("tracking_link"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("orders_currency", sql`${table.currency} IN ('INR', 'USD')`),
    check("orders_state", isOneOf(table.state, orderStates)),
    check("orders_payment_state", isOneOf(table.paymentState, paymentStates)),
    check(
      "orders_total",
      sql`${table.totalMinor} = ${table.subTotalMinor} - ${table.discountMinor}`,
    ),
    check("orders_discount", sql`${table.discountMinor} BETWEEN 0 AND ${table.subTotalMinor}`),
    unique("orders_idempotency_key").on(table.userId, table.idempotencyKey),
    index("orders_by_user").on(table.userId, table.seq),
    index("orders_by_seq").on(table.seq),
    index("orders_of_somebody_index")
      .on(table.createdAt)
      .where(sql`${table.userId} is not null or ${table.fullName} <> ''`),
  ],
);

/**
 * What was ordered, as it was when it was ordered: later changes of the catalogue leave it alone. No foreign key
 * ties a line to its variant, because its check would share-lock the rows that a sale fights over.
 */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    variantId: text("variant_id").notNull(),
    productName: text("product_name").notNull(),
    colourName: text("colour_name").notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    unitPaise: integer("unit_paise").notNull(),
    unitMinor: integer("unit_minor").notNull(),
    lineMinor: bigint("line_minor", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_lines_quantity_positive", sql`${table.quantity} >= 1`),
    check(
      "order_lines_amount",
      sql`${table.lineMinor} = ${table.unitMinor}::bigint * ${table.quantity}`,
    ),
  ],
);

/**
 * One row for each change of an order's state or of its payment's. The unique index lets an order be cancelled or
 * returned once only, so that its stock and its coupon come back once.
 */
export const orderChanges = pgTable(
  "order_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** State before and after, of the order or of its payment: no word names both. */
    before: text().notNull(),
    after: text().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** Who changed it, as the operator gave it. */
    changedBy: text("changed_by").notNull(),
    /** Why, as the operator gave it; empty for no reason. */
    reason: text().notNull(),
    /** Whether the pieces went back into stock. */
    restocked: boolean().notNull(),
  },
  (table) => [
    index("order_changes_by_order").on(table.orderId, table.id),
    uniqueIndex("order_changes_undone_once")
      .on(table.orderId)
      .where(isOneOf(table.after, undoingStates)),
  ],
);

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLine = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;

import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
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
import { linesOfText } from "../../db/patterns.rules.ts";
import { users } from "../../http/auth/users.tables.ts";
import { orderStates, orderViews, paymentStates, undoingStates } from "./orderStates.rules.ts";

/** Whether a column has one of some values, without parameters: so a partial index can be used. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** What operators search orders by, in lower case: what the customer typed, and the digits of the phone number. */
export const searchedOrder = (
  table: Record<"fullName" | "email" | "townCity" | "phoneNo" | "additionalText", SQLWrapper>,
) =>
  linesOfText([
    table.fullName,
    table.email,
    table.townCity,
    table.phoneNo,
    sql`regexp_replace(${table.phoneNo}, '[^0-9]', '', 'g')`,
    table.additionalText,
  ]);

/** What operators search the lines of orders by, in lower case. */
export const searchedLine = (
  table: Record<"productName" | "colourName" | "optionValue" | "sku", SQLWrapper>,
) =>
  linesOfText([
    table.productName,
    table.colourName,
    table.optionValue,
    sql`coalesce(${table.sku}, '')`,
  ]);

/**
 * Amounts in paise are for accounting. Amounts in minor units (paise or cents) are what the shopper saw, in the order's
 * currency (docs/decisions/0004). `submissionKey` lets a repeated checkout find the first order.
 */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** Null when the account was erased. The anonymous invoice stays. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    submissionKey: text("submission_key").notNull().unique(),
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
    /** The carrier's tracking number. Null before shipping or when unknown. */
    trackingNumber: text("tracking_number"),
    /** The https URL for tracking the parcel. */
    trackingLink: text("tracking_link"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /**
     * When it was imported from another shop, null for an order of this one. Imported ones never change, are in no figure
     * and no accounts, and have a `seq` below zero, so that they follow all others in every list.
     */
    importedAt: timestamp("imported_at", { withTimezone: true }),
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
    index("orders_to_do_index")
      .on(table.seq)
      .where(sql`${isOneOf(table.state, orderViews.toDo.states)} AND ${table.importedAt} IS NULL`)
      .concurrently(),
    index("orders_by_state").on(table.state, table.seq).concurrently(),
    index("orders_search_index")
      .using("gin", sql`${searchedOrder(table)} gin_trgm_ops`)
      .concurrently(),
    index("orders_to_refund_index")
      .on(table.seq)
      .where(
        sql`${isOneOf(table.state, undoingStates)} AND ${isOneOf(table.paymentState, ["paid"])} AND ${table.importedAt} IS NULL`,
      )
      .concurrently(),
    index("orders_unpaid_index")
      .on(table.seq)
      .where(
        sql`${isOneOf(table.paymentState, orderViews.unpaid.paymentStates)} AND ${isOneOf(table.state, orderViews.unpaid.states)} AND ${table.importedAt} IS NULL`,
      )
      .concurrently(),
  ],
);

/**
 * A copy of the ordered items, which later changes of the catalogue do not affect. No foreign key ties a line to its
 * variant, because its check would share-lock the contended rows of a sale.
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
    /** Empty without an option. */
    optionName: text("option_name").notNull().default(""),
    optionValue: text("option_value").notNull().default(""),
    sku: text(),
    image: text().notNull(),
    quantity: integer().notNull(),
    unitPaise: integer("unit_paise").notNull(),
    unitMinor: integer("unit_minor").notNull(),
    lineMinor: bigint("line_minor", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_lines_by_variant").on(table.variantId).concurrently(),
    index("order_lines_search_index")
      .using("gin", sql`${searchedLine(table)} gin_trgm_ops`)
      .concurrently(),
    check("order_lines_quantity_positive", sql`${table.quantity} >= 1`),
    check(
      "order_lines_amount",
      sql`${table.lineMinor} = ${table.unitMinor}::bigint * ${table.quantity}`,
    ),
  ],
);

/**
 * One row for each state change of an order or its payment. The unique index allows one cancellation or return per
 * order, so that stock and coupon are returned once.
 */
export const orderChanges = pgTable(
  "order_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** State before and after, of the order or of its payment. No state name is used by both. */
    before: text().notNull(),
    after: text().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** The name of the operator or key. */
    changedBy: text("changed_by").notNull(),
    /** The reason that the operator gave. Empty without one. */
    reason: text().notNull(),
    restocked: boolean().notNull(),
  },
  (table) => [
    index("order_changes_by_order").on(table.orderId, table.id),
    uniqueIndex("order_changes_undone_once")
      .on(table.orderId)
      .where(isOneOf(table.after, undoingStates)),
  ],
);

/** The longest note, in characters. */
export const MAX_NOTE = 2000;

/** Notes of operators about an order. They are about a person: no other table copies their texts. */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
    /** The name of the operator, key or member of staff. */
    writtenBy: text("written_by").notNull(),
    text: text().notNull(),
  },
  (table) => [
    check(
      "order_notes_text",
      sql`length(${table.text}) BETWEEN 1 AND ${sql.raw(String(MAX_NOTE))}`,
    ),
    index("order_notes_by_order").on(table.orderId, table.id),
  ],
);

/** Changes of the address of an order, each on one line. They are about a person: no other table copies their texts. */
export const orderAddressChanges = pgTable(
  "order_address_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Empty when the account is erased. */
    before: text().notNull(),
    after: text().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** The name of the operator, key or member of staff. */
    changedBy: text("changed_by").notNull(),
  },
  (table) => [index("order_address_changes_by_order").on(table.orderId, table.id)],
);

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLine = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "../users/users.tables.ts";

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
    deliveryStatus: text("delivery_status").notNull().default("pending"),
    paymentStatus: text("payment_status").notNull().default("unpaid"),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    phoneNo: text("phone_no").notNull(),
    townCity: text("town_city").notNull(),
    zipCode: text("zip_code").notNull(),
    addressLine1: text("address_line_1").notNull(),
    addressLine2: text("address_line_2").notNull(),
    additionalText: text("additional_text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("orders_currency", sql`${table.currency} IN ('INR', 'USD')`),
    check(
      "orders_total",
      sql`${table.totalMinor} = ${table.subTotalMinor} - ${table.discountMinor}`,
    ),
    check("orders_discount", sql`${table.discountMinor} BETWEEN 0 AND ${table.subTotalMinor}`),
    unique("orders_idempotency_key").on(table.userId, table.idempotencyKey),
    index("orders_by_user").on(table.userId, table.seq),
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

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLine = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;

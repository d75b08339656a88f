import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.tables.ts";
import { users } from "../../http/auth/users.tables.ts";

/**
 * A coupon is either a percentage or an amount. `code` is upper case. A null `usesLeft` allows any number of uses, a
 * null `expiresAt` means that it never expires.
 */
export const coupons = pgTable(
  "coupons",
  {
    code: text().primaryKey(),
    percent: integer(),
    amountPaise: integer("amount_paise"),
    minimumPaise: integer("minimum_paise").notNull().default(0),
    usesLeft: integer("uses_left"),
    oncePerUser: boolean("once_per_user").notNull().default(false),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [
    check(
      "coupons_percent_or_amount",
      sql`(${table.percent} IS NULL) <> (${table.amountPaise} IS NULL)`,
    ),
    check("coupons_percent_range", sql`${table.percent} BETWEEN 1 AND 100`),
    check("coupons_amount_positive", sql`${table.amountPaise} > 0`),
    check("coupons_uses_not_negative", sql`${table.usesLeft} >= 0`),
    check("coupons_code_capital", sql`${table.code} = upper(${table.code})`),
  ],
);

/** One row for each order with a coupon. `oncePerUser` is a copy, so that the unique index can enforce it. */
export const couponClaims = pgTable(
  "coupon_claims",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    couponCode: text("coupon_code")
      .notNull()
      .references(() => coupons.code),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    oncePerUser: boolean("once_per_user").notNull(),
  },
  (table) => [
    uniqueIndex("coupon_claims_once_per_user")
      .on(table.couponCode, table.userId)
      .where(sql`${table.oncePerUser}`),
    index("coupon_claims_by_code").on(table.couponCode).concurrently(),
    index("coupon_claims_by_user").on(table.userId).concurrently(),
  ],
);

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { variants } from "../catalogue/catalogue.tables.ts";
import { users } from "../../http/auth/users.tables.ts";

/** `id` is random and never reused. `seq` is the order in which lines were added. */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: text().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    variantId: text("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    /** Lines without changes expire (retention). */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("cart_lines_user_variant").on(table.userId, table.variantId),
    index("cart_lines_changed_index").on(table.changedAt),
    check("cart_lines_quantity_positive", sql`${table.quantity} >= 1`),
  ],
);

import { bigint, index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { variants } from "../catalogue/catalogue.tables.ts";
import { users } from "../../http/auth/users.tables.ts";

export const wishlistEntries = pgTable(
  "wishlist_entries",
  {
    id: text().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    variantId: text("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("wishlist_entries_user_variant").on(table.userId, table.variantId),
    index("wishlist_entries_added_index").on(table.addedAt),
  ],
);

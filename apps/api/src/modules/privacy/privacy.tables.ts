import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Accounts that were erased: after a backup is restored they are erased again. An id tells nothing of a person. */
export const erasures = pgTable("erasures", {
  userId: text("user_id").primaryKey(),
  erasedAt: timestamp("erased_at", { withTimezone: true, mode: "date" }).notNull(),
});

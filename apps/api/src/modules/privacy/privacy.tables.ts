import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Ids of erased accounts, which are erased again after a backup is restored. An id reveals nothing about a person. */
export const erasures = pgTable("erasures", {
  userId: text("user_id").primaryKey(),
  erasedAt: timestamp("erased_at", { withTimezone: true, mode: "date" }).notNull(),
});

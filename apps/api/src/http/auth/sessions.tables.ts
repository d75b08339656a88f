import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./users.tables.ts";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A login session. Cookie and bearer token are different secrets, and only their hashes are stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cookieHash: text("cookie_hash").notNull().unique(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestampTz("created_at").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
  },
  (table) => [
    index("sessions_user_index").on(table.userId),
    index("sessions_seen_index").on(table.seenAt),
    index("sessions_created_index").on(table.createdAt),
  ],
);

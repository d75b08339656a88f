import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Counts calls by IP address in windows, shared by all processes on one PostgreSQL. Stores a hash of the IP address.
 */
export const rateCounters = pgTable(
  "rate_counters",
  {
    keyHash: text("key_hash").primaryKey(),
    count: integer("count").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("rate_counters_ends_index").on(table.endsAt)],
);

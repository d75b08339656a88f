import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Calls counted by address in windows, shared by all processes on one PostgreSQL; the address is kept as a hash. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    keyHash: text("key_hash").primaryKey(),
    count: integer("count").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("rate_counters_ends_index").on(table.endsAt)],
);

import { sql } from "drizzle-orm";
import { check, integer, pgTable, timestamp } from "drizzle-orm/pg-core";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The single row that records clock checks, so that nothing expires after a clock jump. */
export const retentionClock = pgTable(
  "retention_clock",
  {
    id: integer("id").primaryKey().default(1),
    /** The time of the last check. */
    seenAt: timestampTz("seen_at").notNull(),
    /** Since when no check has found a clock jump. */
    steadySince: timestampTz("steady_since").notNull(),
  },
  (table) => [check("retention_clock_one_row", sql`${table.id} = 1`)],
);

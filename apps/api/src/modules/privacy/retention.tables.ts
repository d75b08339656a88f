import { sql } from "drizzle-orm";
import { check, integer, pgTable, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The one row that remembers how the clock ran, so that nothing expires by a clock that jumped. */
export const retentionClock = pgTable(
  "retention_clock",
  {
    id: integer("id").primaryKey().default(1),
    /** The time of the last look. */
    seenAt: moment("seen_at").notNull(),
    /** Since when no look found that the clock had jumped. */
    steadySince: moment("steady_since").notNull(),
  },
  (table) => [check("retention_clock_one_row", sql`${table.id} = 1`)],
);

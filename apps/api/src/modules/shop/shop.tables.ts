import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What is a shop's own, by part. The demo has none. */
export const shopParts = pgTable("shop_parts", {
  name: text().primaryKey(),
  value: jsonb().$type<object>().notNull(),
  /** Hash of the value, the ETag of its answer. */
  hash: text().notNull(),
  changedAt: timestampTz("changed_at").notNull(),
  changedBy: text("changed_by").notNull(),
});

/** What parts were before their changes, so that a change can be undone. */
export const shopPartVersions = pgTable(
  "shop_part_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Null if there was no such part. */
    value: jsonb().$type<object>(),
    replacedAt: timestampTz("replaced_at").notNull(),
    replacedBy: text("replaced_by").notNull(),
  },
  (table) => [index("shop_part_versions_by_name").on(table.name, table.id)],
);

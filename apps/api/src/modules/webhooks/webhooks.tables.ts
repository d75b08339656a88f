import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true });

/** URLs that receive every state change of an order. */
export const webhooks = pgTable("webhooks", {
  id: text().primaryKey(),
  url: text().notNull(),
  /** Signs the events, so it is stored in plain text. */
  secret: text().notNull(),
  createdAt: timestampTz("created_at").notNull(),
});

/** The outbox of events. Transactions insert rows here, and the worker delivers them. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The `webhook-id`. It is the same for every attempt, so that a receiver can detect duplicates. */
    id: text().primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The body exactly as signed and sent. */
    body: text().notNull(),
    createdAt: timestampTz("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** The time of the next attempt. A claim moves it ahead, so that no second worker takes it. */
    dueAt: timestampTz("due_at").notNull(),
    deliveredAt: timestampTz("delivered_at"),
    /** Set when all attempts failed. */
    failedAt: timestampTz("failed_at"),
    lastError: text("last_error"),
    /** Set by a restore: the event may have been delivered after the backup. It waits until an operator releases it. */
    heldAt: timestampTz("held_at"),
  },
  (table) => [
    index("webhook_deliveries_due_index")
      .on(table.webhookId, table.dueAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index("webhook_deliveries_created_index").on(table.createdAt),
    index("webhook_deliveries_webhook_index").on(table.webhookId),
  ],
);

import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** URLs that are told of every change of an order. */
export const webhooks = pgTable("webhooks", {
  id: text().primaryKey(),
  url: text().notNull(),
  /** Signs what is sent, so it is stored as it is. */
  secret: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Events wait here from the transaction that caused them until they are delivered. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The `webhook-id`: the same for every attempt, so that a receiver recognises a repetition. */
    id: text().primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The body as it is signed and sent. */
    body: text().notNull(),
    createdAt: moment("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** When it may be tried (again); a claim moves it ahead, so that no second worker takes it. */
    dueAt: moment("due_at").notNull(),
    deliveredAt: moment("delivered_at"),
    /** Set when all tries failed. */
    failedAt: moment("failed_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("webhook_deliveries_due_index")
      .on(table.dueAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index("webhook_deliveries_created_index").on(table.createdAt),
    index("webhook_deliveries_webhook_index").on(table.webhookId),
  ],
);

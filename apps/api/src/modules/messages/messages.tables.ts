import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** The states of a message. The first is the initial one. */
export const messageStates = ["open", "answered", "closed"] as const;

export type MessageState = (typeof messageStates)[number];

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number").notNull(),
    subject: text("subject").notNull(),
    comments: text("comments").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
    state: text("state", { enum: messageStates }).notNull().default("open"),
    /** The last answer that was sent. Empty without one. */
    answer: text("answer").notNull().default(""),
    handledAt: timestamp("handled_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    check("contact_messages_state", sql`${table.state} IN ('open', 'answered', 'closed')`),
    index("contact_messages_created_index").on(table.createdAt),
    check("contact_messages_comments_length", sql`char_length(${table.comments}) <= 400`),
  ],
);

export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [uniqueIndex("newsletter_subscriptions_email_key").on(sql`lower(${table.email})`)],
);

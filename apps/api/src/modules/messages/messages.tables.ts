import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { linesOfText } from "../../db/patterns.rules.ts";

/** The states of a message. The first is the initial one. */
export const messageStates = ["open", "answered", "closed"] as const;

export type MessageState = (typeof messageStates)[number];

/** What messages are searched by, in lower case: every field of the form. */
export const searchedMessage = (
  table: Record<"name" | "email" | "phoneNumber" | "subject" | "comments", SQLWrapper>,
) => linesOfText([table.name, table.email, table.phoneNumber, table.subject, table.comments]);

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
    /** The last answer that was sent. Empty without one. All of them are in `messageAnswers`. */
    answer: text("answer").notNull().default(""),
    handledAt: timestamp("handled_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    check("contact_messages_state", sql`${table.state} IN ('open', 'answered', 'closed')`),
    index("contact_messages_created_index").on(table.createdAt),
    index("contact_messages_open_index")
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`)
      .concurrently(),
    index("contact_messages_by_email")
      .on(sql`lower(${table.email})`)
      .concurrently(),
    index("contact_messages_search_index")
      .using("gin", sql`${searchedMessage(table)} gin_trgm_ops`)
      .concurrently(),
    check("contact_messages_comments_length", sql`char_length(${table.comments}) <= 400`),
  ],
);

/** Every answer that was sent to a message. */
export const messageAnswers = pgTable(
  "message_answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: text("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text().notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true, mode: "date" }).notNull(),
    /** The operator. Empty for answers of earlier versions. */
    answeredBy: text("answered_by").notNull(),
  },
  (table) => [index("message_answers_by_message").on(table.messageId, table.id)],
);

/** Texts for answers. `{name}` in one stands for the name of the person. */
export const savedAnswers = pgTable(
  "saved_answers",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    text: text().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex("saved_answers_name_key").on(sql`lower(${table.name})`),
    check("saved_answers_text_length", sql`char_length(${table.text}) <= 4000`),
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

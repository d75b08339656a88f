import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { MailAttachment } from "./mail.rules.ts";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The transactional outbox. Transactions insert mails here, and the worker sends them. */
export const outbox = pgTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** Orders mails with the same timestamp. */
    position: bigserial("position", { mode: "number" }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    attachments: jsonb("attachments").$type<MailAttachment[]>().notNull(),
    createdAt: timestampTz("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** The time of the next attempt. A claim moves it ahead, so that no second worker takes the mail. */
    dueAt: timestampTz("due_at").notNull(),
    /** The mail is not sent after this time, such as one with an expired code. Null for no expiry. */
    expiresAt: timestampTz("expires_at"),
    sentAt: timestampTz("sent_at"),
    /** Set when the mail server refused the recipient for good, or the mail expired. */
    failedAt: timestampTz("failed_at"),
    lastError: text("last_error"),
    /** Set by a restore: the mail may have left after the backup. It waits until an operator releases or deletes it. */
    heldAt: timestampTz("held_at"),
  },
  (table) => [
    index("outbox_due_index")
      .on(table.expiresAt, table.dueAt, table.position)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("outbox_created_index").on(table.createdAt),
    check("outbox_recipient_one_line", sql`${table.recipient} !~ '[[:cntrl:]]'`),
    check("outbox_subject_one_line", sql`${table.subject} !~ '[[:cntrl:]]'`),
  ],
);

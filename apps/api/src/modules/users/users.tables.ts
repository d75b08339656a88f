import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull(),
    phonenumber: text("phonenumber").notNull(),
    /** As typed; unique without regard to case. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    passwordChangedAt: moment("password_changed_at").notNull(),
  },
  (table) => [uniqueIndex("users_email_key").on(sql`lower(${table.email})`)],
);

/**
 * One row for each code asked for, for unknown addresses too, so that both take the same way (user_id is null
 * then). Nothing in it can be used without the secret that was mailed or set as a cookie.
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Set when the code was spent or a newer one cancelled it. */
    closedAt: moment("closed_at"),
    ticketHash: text("ticket_hash").unique(),
    ticketExpiresAt: moment("ticket_expires_at"),
  },
  (table) => [
    index("password_resets_email_index").on(table.email, table.createdAt),
    uniqueIndex("password_resets_open_key")
      .on(table.email)
      .where(sql`${table.closedAt} is null`),
    check("password_resets_attempts_range", sql`${table.attempts} between 0 and 5`),
  ],
);

/** Log-ins of one address since its last success, shared by all processes; the address is kept as a hash. */
export const loginAttempts = pgTable(
  "login_attempts",
  {
    emailHash: text("email_hash").primaryKey(),
    count: integer("count").notNull(),
    /** The next attempt is refused before this moment. */
    blockedUntil: moment("blocked_until").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("login_attempts_expires_index").on(table.expiresAt)],
);

/** Addresses that accounts gave up lately: each can be taken back with the secret that was mailed to it. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    oldEmail: text("old_email").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("email_changes_user_index").on(table.userId),
    index("email_changes_email_index").on(sql`lower(${table.oldEmail})`),
  ],
);

import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type CodePurpose = "reset" | "proof";

/** Stands for the hash of an account that was imported and has no password yet. No password matches it. */
export const NO_PASSWORD = "";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull(),
    phonenumber: text("phonenumber").notNull(),
    /** The email address as typed, for display and login. Several accounts may name the same one. */
    email: text("email").notNull(),
    /** Since when the account names `email`. */
    emailSince: timestampTz("email_since").notNull().defaultNow(),
    /**
     * The email address that the owner proved by a mailed code. Null before. Differs from `email` while a change is not
     * proved yet. Unique without regard to case.
     */
    provedEmail: text("proved_email"),
    passwordHash: text("password_hash").notNull(),
    createdAt: timestampTz("created_at").notNull(),
    passwordChangedAt: timestampTz("password_changed_at").notNull(),
  },
  (table) => [
    index("users_email_index").on(sql`lower(${table.email})`),
    uniqueIndex("users_proved_email_key").on(sql`lower(${table.provedEmail})`),
  ],
);

/**
 * One row for each mailed code that resets a password or proves an email address. Unknown email addresses get reset
 * codes too (with a null user_id), so that both cases take equally long. A code works only in the browser that
 * requested it, with the mailed secret.
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<CodePurpose>().notNull().default("reset"),
    /** The browser that requested it. Null in rows of older versions, which no browser can use. */
    browserHash: text("browser_hash"),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timestampTz("created_at").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
    /** Set when the code was used, or cancelled by a newer one. */
    closedAt: timestampTz("closed_at"),
    ticketHash: text("ticket_hash").unique(),
    ticketExpiresAt: timestampTz("ticket_expires_at"),
  },
  (table) => [
    index("password_resets_email_index").on(table.email, table.createdAt),
    index("password_resets_user_index").on(table.userId),
    index("password_resets_created_index").on(table.createdAt),
    uniqueIndex("password_resets_open_reset_key")
      .on(table.email, table.browserHash)
      .where(sql`${table.closedAt} is null and ${table.purpose} = 'reset'`),
    uniqueIndex("password_resets_open_proof_key")
      .on(table.browserHash)
      .where(sql`${table.closedAt} is null and ${table.purpose} = 'proof'`),
    check("password_resets_purpose", sql`${table.purpose} in ('reset', 'proof')`),
    check("password_resets_attempts_range", sql`${table.attempts} between 0 and 5`),
  ],
);

/**
 * Wrong passwords since the last right one, shared by all processes. One row for each email address, one for each browser
 * known to an account, and one for each logged-in user whose password is checked.
 */
export const loginAttempts = pgTable(
  "login_attempts",
  {
    /** Hash of what is counted. The column keeps its first name, which running processes of an earlier version use. */
    keyHash: text("email_hash").primaryKey(),
    count: integer("count").notNull(),
    /** The next attempt is refused before this time. */
    blockedUntil: timestampTz("blocked_until").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [index("login_attempts_expires_index").on(table.expiresAt)],
);

/**
 * Browsers with an earlier login to an account. They have separate counters and codes, so that strangers cannot exhaust
 * them (OWASP's device cookies).
 */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    browserHash: text("browser_hash").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browserHash] }),
    index("known_browsers_seen_index").on(table.seenAt),
  ],
);

/** Proved email addresses that accounts replaced recently. The secret mailed to each reverts the change. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    oldEmail: text("old_email").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestampTz("created_at").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [
    index("email_changes_user_index").on(table.userId),
    index("email_changes_expires_index").on(table.expiresAt),
  ],
);

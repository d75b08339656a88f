import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { passkeyPurposes, passkeyTransports, staffRoles } from "./staff.rules.ts";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true });

/** Members of staff, who sign in at the desk. Rows are never deleted, so that the audit log stays readable. */
export const staff = pgTable(
  "staff",
  {
    id: text().primaryKey(),
    /** As it was typed at the invitation. Unique without regard to case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** argon2id. */
    passwordHash: text("password_hash").notNull(),
    /** Base32. Unhashed, because codes are computed from it. */
    totpSecret: text("totp_secret").notNull(),
    /** The time step of the last code, so that a code works once. Null before the first one. */
    lastStep: bigint("last_step", { mode: "number" }),
    /** SHA-256 of the recovery codes that are left. 80 random bits need no slow hash. */
    recoveryHashes: text("recovery_hashes").array().notNull(),
    createdAt: timestampTz("created_at").notNull(),
    /** The last use of the desk. Null before the first one. */
    seenAt: timestampTz("seen_at"),
    disabledAt: timestampTz("disabled_at"),
  },
  (table) => [
    uniqueIndex("staff_email_key").on(sql`lower(${table.email})`),
    check("staff_role", sql`${table.role} in ('owner', 'staff')`),
  ],
);

/** Links that make somebody a member of staff, or give a member of staff a new password and second factor. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** The second factor that it offers, in Base32. Empty once the invitation is closed. */
    totpSecret: text("totp_secret").notNull(),
    createdAt: timestampTz("created_at").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
    /** Set when it was accepted. */
    usedAt: timestampTz("used_at"),
  },
  (table) => [
    index("staff_invitations_email_index").on(sql`lower(${table.email})`),
    index("staff_invitations_expires_index").on(table.expiresAt).concurrently(),
    check("staff_invitations_role", sql`${table.role} in ('owner', 'staff')`),
  ],
);

/** Sessions of the desk. They share nothing with those of shoppers. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: text().primaryKey(),
    staffId: text("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    cookieHash: text("cookie_hash").notNull().unique(),
    createdAt: timestampTz("created_at").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
    /** When the second factor was asked for last. */
    confirmedAt: timestampTz("confirmed_at").notNull(),
    /** What the browser calls itself, such as "Firefox on Linux". */
    browser: text().notNull(),
  },
  (table) => [
    index("staff_sessions_staff_index").on(table.staffId),
    index("staff_sessions_created_index").on(table.createdAt),
  ],
);

/** Browsers in which a member of staff signed in before. They have counters of their own, and cause no mail. */
export const staffBrowsers = pgTable(
  "staff_browsers",
  {
    staffId: text("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    browserHash: text("browser_hash").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.browserHash] }),
    index("staff_browsers_seen_index").on(table.seenAt),
  ],
);

/** Passkeys of members of staff (WebAuthn). Each signs in, and confirms a session, instead of password and code. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: text().primaryKey(),
    staffId: text("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** The authenticator's id of it, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** The host name that it is bound to. */
    rpId: text("rp_id").notNull(),
    /** How a browser reaches the authenticator. */
    transports: text({ enum: passkeyTransports }).array().notNull(),
    /** The counter of the last signature. Always 0 for passkeys that are on several devices. */
    counter: bigint({ mode: "number" }).notNull(),
    /** What the member of staff calls it, such as "My phone". */
    name: text().notNull(),
    createdAt: timestampTz("created_at").notNull(),
    /** Null before the first use. */
    usedAt: timestampTz("used_at"),
  },
  (table) => [index("staff_passkeys_staff_index").on(table.staffId)],
);

/** Challenges that wait for a passkey. Each is deleted by the first answer. */
export const staffChallenges = pgTable(
  "staff_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text({ enum: passkeyPurposes }).notNull(),
    /** The session that it was given to, or, for a sign-in, the hash of the browser's cookie. */
    boundTo: text("bound_to").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [
    index("staff_challenges_expires_index").on(table.expiresAt),
    check("staff_challenges_purpose", sql`${table.purpose} in ('sign-in', 'confirm', 'add')`),
  ],
);

/** Answers to writes with an `Idempotency-Key`, so that a repeated request is answered and not run again. */
export const deskRequests = pgTable(
  "desk_requests",
  {
    staffId: text("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    /** Null while the first request runs. */
    status: integer(),
    /** The body of the answer as JSON. Null while the first request runs. */
    body: text(),
    createdAt: timestampTz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index("desk_requests_created_index").on(table.createdAt),
  ],
);

/** What owners set for the desk: one row at most. */
export const deskSettings = pgTable(
  "desk_settings",
  {
    id: integer().primaryKey(),
    /** The largest total of an order that members of staff may refund, in paise. Null for no limit. */
    refundLimitPaise: bigint("refund_limit_paise", { mode: "number" }),
  },
  (table) => [
    check("desk_settings_one", sql`${table.id} = 1`),
    check("desk_settings_refund_limit", sql`${table.refundLimitPaise} >= 0`),
  ],
);

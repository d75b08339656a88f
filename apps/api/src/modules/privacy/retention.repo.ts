import type { SQL } from "drizzle-orm";
import { and, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { days, hours, addMs } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { rateCounters } from "../../http/limits.tables.ts";
import { BROWSER_LIFETIME_MS, expiredSessions } from "../../http/auth/sessions.rules.ts";
import { sessions } from "../../http/auth/sessions.tables.ts";
import {
  DESK_REQUEST_MS,
  INVITATION_KEPT_MS,
  STAFF_ABSOLUTE_MS,
} from "../../http/auth/staff.rules.ts";
import {
  deskRequests,
  staffBrowsers,
  staffChallenges,
  staffInvitations,
  staffSessions,
} from "../../http/auth/staff.tables.ts";
import type { Retention } from "../../retention.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { couponClaims } from "../coupons/coupons.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { orderAddressChanges, orderChanges, orderNotes, orders } from "../orders/orders.tables.ts";
import {
  emailChanges,
  knownBrowsers,
  loginAttempts,
  passwordResets,
} from "../../http/auth/users.tables.ts";
import { webhookDeliveries } from "../webhooks/webhooks.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { retentionClock } from "./retention.tables.ts";

/** The clock is checked every hour. A larger step means a clock jump, or a shop that was stopped. */
const MAX_CLOCK_STEP_MS = days(1);

/** Records this check of the clock. Returns since when the clock has run without a jump. */
export const recordClock = async (db: Db, now: Date): Promise<Date> => {
  const isSteady = sql`abs(extract(epoch FROM excluded.seen_at - ${retentionClock.seenAt})) * 1000 <= ${MAX_CLOCK_STEP_MS}::bigint`;
  const [row] = await db
    .insert(retentionClock)
    .values({ seenAt: now, steadySince: now })
    .onConflictDoUpdate({
      target: retentionClock.id,
      set: {
        seenAt: now,
        steadySince: sql`CASE WHEN ${isSteady} THEN ${retentionClock.steadySince} ELSE excluded.seen_at END`,
      },
    })
    .returning({ steadySince: retentionClock.steadySince });
  return row?.steadySince ?? now;
};

/**
 * Returns since when the clock has run without a jump, without recording a check. Undefined when it jumped or was never
 * checked.
 */
export const readClock = async (db: Db, now: Date): Promise<Date | undefined> => {
  const [row] = await db.select().from(retentionClock);
  return row && Math.abs(now.getTime() - row.seenAt.getTime()) <= MAX_CLOCK_STEP_MS
    ? row.steadySince
    : undefined;
};

/** Expired rows of one kind. */
export interface Expired {
  table: PgTable;
  where: SQL | undefined;
  /** Makes the row anonymous instead of deleting it: the columns to set, and the tables to update with it. */
  set?: { columns: SQL; alongside: SQL };
  /** The rows cannot be recovered, so one run takes a limited share of them. */
  isBounded: boolean;
}

/**
 * Columns to clear so that an order is anonymous but still counts in the accounts. The submission key is derived from
 * the account.
 */
const anonymous = sql`user_id = NULL, submission_key = id, idempotency_key = NULL, full_name = '', email = '', phone_no = '', additional_text = '',
  town_city = '', zip_code = '', address_line_1 = '', address_line_2 = '', tracking_number = NULL,
  tracking_link = NULL`;

/** Clears the account of an order's coupon, and what the history of the order has of a person: reasons, notes and addresses. */
const anonymousAlongside = sql`
  claims AS (UPDATE ${couponClaims} SET user_id = NULL WHERE order_id = ANY(ARRAY(SELECT id FROM expired))),
  addresses AS (UPDATE ${orderAddressChanges} SET before = '', after = '' WHERE order_id = ANY(ARRAY(SELECT id FROM expired))),
  notes AS (DELETE FROM ${orderNotes} WHERE order_id = ANY(ARRAY(SELECT id FROM expired))),
  changes AS (UPDATE ${orderChanges} SET reason = '' WHERE order_id = ANY(ARRAY(SELECT id FROM expired)))`;

export type ExpiringKind =
  | "sessions"
  | "loginAttempts"
  | "browsers"
  | "rateCounters"
  | "emailChanges"
  | "codes"
  | "mails"
  | "cartLines"
  | "wishes"
  | "messages"
  | "orders"
  | "auditEntries"
  | "webhookDeliveries"
  | "staffSessions"
  | "staffInvitations"
  | "staffBrowsers"
  | "staffChallenges"
  | "deskRequests";

export const expiredRows = (now: Date, retention: Retention): Record<ExpiringKind, Expired> => {
  const before = (count: number): Date => addMs(now, -days(count));
  return {
    sessions: { table: sessions, where: expiredSessions(now), isBounded: true },
    loginAttempts: {
      table: loginAttempts,
      where: lt(loginAttempts.expiresAt, now),
      isBounded: false,
    },
    browsers: {
      table: knownBrowsers,
      where: lt(knownBrowsers.seenAt, addMs(now, -BROWSER_LIFETIME_MS)),
      isBounded: true,
    },
    rateCounters: { table: rateCounters, where: lt(rateCounters.endsAt, now), isBounded: false },
    emailChanges: { table: emailChanges, where: lt(emailChanges.expiresAt, now), isBounded: false },
    codes: {
      table: passwordResets,
      where: lt(passwordResets.createdAt, before(retention.codes)),
      isBounded: false,
    },
    mails: {
      table: outbox,
      where: and(
        lt(outbox.createdAt, before(retention.mails)),
        or(isNotNull(outbox.sentAt), lt(outbox.failedAt, before(retention.mails))),
      ),
      isBounded: false,
    },
    cartLines: {
      table: cartLines,
      where: lt(cartLines.changedAt, before(retention.carts)),
      isBounded: true,
    },
    wishes: {
      table: wishlistEntries,
      where: lt(wishlistEntries.addedAt, before(retention.carts)),
      isBounded: true,
    },
    messages: {
      table: contactMessages,
      where: lt(contactMessages.createdAt, before(retention.messages)),
      isBounded: true,
    },
    orders: {
      table: orders,
      where: and(
        lt(orders.createdAt, before(retention.orders)),
        or(isNotNull(orders.userId), sql`${orders.fullName} <> ''`),
      ),
      set: { columns: anonymous, alongside: anonymousAlongside },
      isBounded: true,
    },
    auditEntries: {
      table: auditEntries,
      where: lt(auditEntries.changedAt, before(retention.audit)),
      isBounded: true,
    },
    webhookDeliveries: {
      table: webhookDeliveries,
      where: and(
        lt(webhookDeliveries.createdAt, before(retention.webhooks)),
        or(isNotNull(webhookDeliveries.deliveredAt), isNotNull(webhookDeliveries.failedAt)),
      ),
      isBounded: false,
    },
    staffSessions: {
      table: staffSessions,
      where: lt(staffSessions.createdAt, addMs(now, -STAFF_ABSOLUTE_MS)),
      isBounded: false,
    },
    staffInvitations: {
      table: staffInvitations,
      where: lt(staffInvitations.expiresAt, addMs(now, -INVITATION_KEPT_MS)),
      isBounded: false,
    },
    staffBrowsers: {
      table: staffBrowsers,
      where: lt(staffBrowsers.seenAt, addMs(now, -BROWSER_LIFETIME_MS)),
      isBounded: false,
    },
    staffChallenges: {
      table: staffChallenges,
      where: lt(staffChallenges.expiresAt, now),
      isBounded: false,
    },
    deskRequests: {
      table: deskRequests,
      where: lt(deskRequests.createdAt, addMs(now, -DESK_REQUEST_MS)),
      isBounded: false,
    },
  };
};

/** Returns the statement that deletes or anonymizes a batch of expired rows. It skips locked rows. */
export const expireStatement = ({ table, where, set }: Expired, limit: number): SQL => {
  const batch = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;
  return set
    ? sql`WITH expired AS (UPDATE ${table} SET ${set.columns} WHERE ${batch} RETURNING id),
        ${set.alongside} SELECT 1 AS one FROM expired`
    : sql`DELETE FROM ${table} WHERE ${batch} RETURNING 1 AS one`;
};

/** Deletes or anonymizes a batch of expired rows. Returns their number. */
export const expireBatch = async (db: Db, expired: Expired, limit: number): Promise<number> =>
  (await rowsOf(db, expireStatement(expired, limit))).length;

/** Whether there are more expired rows. */
export const hasExpired = async (db: Db, { table, where }: Expired): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 AS one FROM ${table} WHERE ${where} LIMIT 1`)).length > 0;

/** Returns how many rows the table has. */
export const countRows = async (db: Db, { table }: Expired): Promise<number> => {
  const [row] = await rowsOf<{ count: string }>(
    db,
    sql`SELECT count(*)::text AS count FROM ${table}`,
  );
  return Number(row?.count ?? 0);
};

/** Latest possible retry of a mail. A later due time was set by a clock that jumped. */
const MAX_MAIL_RETRY_DELAY_MS = hours(2);
const MAX_WEBHOOK_RETRY_DELAY_MS = days(2);

/** Makes mails and events due now when a clock jump set a due time beyond every retry. */
export const repairDueTimes = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(outbox)
    .set({ dueAt: now })
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        gt(outbox.dueAt, addMs(now, MAX_MAIL_RETRY_DELAY_MS)),
      ),
    );
  const { deliveredAt, failedAt, dueAt } = webhookDeliveries;
  await db
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(
      and(isNull(deliveredAt), isNull(failedAt), gt(dueAt, addMs(now, MAX_WEBHOOK_RETRY_DELAY_MS))),
    );
};

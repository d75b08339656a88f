import type { SQL } from "drizzle-orm";
import { and, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { days, hours, later } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { rateCounters } from "../../http/limits.tables.ts";
import { BROWSER_LIFE, expiredSessions } from "../../http/session.rules.ts";
import { sessions } from "../../http/session.tables.ts";
import type { Retention } from "../../retention.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import {
  emailChanges,
  knownBrowsers,
  loginAttempts,
  passwordResets,
} from "../users/users.tables.ts";
import { webhookDeliveries } from "../webhooks/webhooks.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { retentionClock } from "./retention.tables.ts";

/** A clock that runs is looked at every hour; a step of more than this is a jump, or a shop that was closed. */
const LONGEST_STEP = days(1);

/** Remembers this look at the clock and returns since when it has run without a jump. */
export const lookAtClock = async (db: Db, now: Date): Promise<Date> => {
  const isSteady = sql`abs(extract(epoch FROM excluded.seen_at - ${retentionClock.seenAt})) * 1000 <= ${LONGEST_STEP}::bigint`;
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

/** Since when the clock has run without a jump, as a look now would find it; undefined when it jumped or was never seen. */
export const readClock = async (db: Db, now: Date): Promise<Date | undefined> => {
  const [row] = await db.select().from(retentionClock);
  return row && Math.abs(now.getTime() - row.seenAt.getTime()) <= LONGEST_STEP
    ? row.steadySince
    : undefined;
};

/** Rows of one kind whose time is over. */
export interface Expired {
  table: PgTable;
  where: SQL | undefined;
  /** What is set instead of deleting the row. */
  set?: SQL;
  /** What is lost cannot be had again, so one round takes a share of it at most. */
  isBounded: boolean;
}

/** What an order keeps of nobody: what was sold for how much. */
const anonymous = sql`user_id = NULL, full_name = '', email = '', phone_no = '', additional_text = '',
  town_city = '', zip_code = '', address_line_1 = '', address_line_2 = '', tracking_number = NULL,
  tracking_link = NULL`;

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
  | "webhookDeliveries";

export const expiredRows = (now: Date, retention: Retention): Record<ExpiringKind, Expired> => {
  const before = (count: number): Date => later(now, -days(count));
  return {
    sessions: { table: sessions, where: expiredSessions(now), isBounded: true },
    loginAttempts: {
      table: loginAttempts,
      where: lt(loginAttempts.expiresAt, now),
      isBounded: false,
    },
    browsers: {
      table: knownBrowsers,
      where: lt(knownBrowsers.seenAt, later(now, -BROWSER_LIFE)),
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
        or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt)),
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
      set: anonymous,
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
  };
};

/** The statement that takes a batch; rows that somebody works on are left for the next one. */
export const batchStatement = ({ table, where, set }: Expired, limit: number): SQL => {
  const batch = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;
  return set
    ? sql`UPDATE ${table} SET ${set} WHERE ${batch} RETURNING 1 AS one`
    : sql`DELETE FROM ${table} WHERE ${batch} RETURNING 1 AS one`;
};

/** Returns how many rows the batch took. */
export const takeBatch = async (db: Db, expired: Expired, limit: number): Promise<number> =>
  (await rowsOf(db, batchStatement(expired, limit))).length;

/** Returns whether more is due. */
export const isAnyLeft = async (db: Db, { table, where }: Expired): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 AS one FROM ${table} WHERE ${where} LIMIT 1`)).length > 0;

/** Returns how many rows the table has. */
export const countRows = async (db: Db, { table }: Expired): Promise<number> => {
  const [row] = await rowsOf<{ count: string }>(
    db,
    sql`SELECT count(*)::text AS count FROM ${table}`,
  );
  return Number(row?.count ?? 0);
};

/** Later than any try of a mail may be: its due time was set by a clock that jumped. */
const LATEST_TRY = hours(2);
const LATEST_DELIVERY = days(2);

/** Makes mails and events due now that a wrong clock put off to a time no retry has. */
export const repairDueTimes = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(outbox)
    .set({ dueAt: now })
    .where(
      and(isNull(outbox.sentAt), isNull(outbox.failedAt), gt(outbox.dueAt, later(now, LATEST_TRY))),
    );
  const { deliveredAt, failedAt, dueAt } = webhookDeliveries;
  await db
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(and(isNull(deliveredAt), isNull(failedAt), gt(dueAt, later(now, LATEST_DELIVERY))));
};

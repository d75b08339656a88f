import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import { addMs, minutes, systemClock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { countTogether } from "../../db/rows.ts";
import { retryDelay } from "./mail.rules.ts";
import type { Mail, MailState } from "./mail.rules.ts";
import { outbox } from "./mail.tables.ts";

export type QueuedMail = typeof outbox.$inferSelect;

/** Lifetime of a claim, longer than any SMTP timeout. If the process dies, another worker retries after it. */
const CLAIM_DURATION_MS = minutes(5);

const isUnsent = and(isNull(outbox.sentAt), isNull(outbox.failedAt));
const isInState: Record<MailState, SQL | undefined> = {
  waiting: and(isUnsent, isNull(outbox.heldAt)),
  held: and(isUnsent, isNotNull(outbox.heldAt)),
  failed: isNotNull(outbox.failedAt),
  sent: isNotNull(outbox.sentAt),
};

/** Returns the row of a mail that is due at once. */
export const mailRow = (mail: Mail, createdAt: Date) => ({
  id: mail.id ?? randomUUID(),
  recipient: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html ?? null,
  attachments: mail.attachments ?? [],
  expiresAt: mail.expiresAt ?? null,
  createdAt,
  dueAt: createdAt,
});

/** Inserts a mail in the caller's transaction. It is sent once, after the commit (docs/decisions/0006). */
export const queueMail = async (tx: Db, mail: Mail, clock: Clock = systemClock): Promise<void> => {
  await tx.insert(outbox).values(mailRow(mail, clock.now()));
};

/** Inserts mails that were not queued before, by their ids. Returns how many. */
export const queueMails = async (db: Db, mails: readonly Mail[], now: Date): Promise<number> => {
  if (mails.length === 0) return 0;
  const rows = mails.map((mail) => mailRow(mail, now));
  const queued = await db
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return queued.length;
};

export const hasMail = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(outbox, eq(outbox.id, id))) > 0;

/** The query of mails that are due. */
export const selectDueMails = (db: Db, now: Date) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isInState.waiting, lte(outbox.dueAt, now)));

/**
 * The statement that claims the next due mail: first those that expire, such as codes, the earliest expiry first, then
 * the others by due time. So a code does not wait behind the confirmations of a sale.
 */
export const claim = (db: Db, now: Date) => {
  const due = selectDueMails(db, now)
    .orderBy(asc(outbox.expiresAt), asc(outbox.dueAt), asc(outbox.position))
    .limit(1)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: addMs(now, CLAIM_DURATION_MS) })
    .where(eq(outbox.id, due))
    .returning();
};

/** Claims the next due mail, so that no other worker takes it. */
export const claimMail = async (db: Db, now: Date): Promise<QueuedMail | undefined> =>
  (await claim(db, now))[0];

/** Columns that are cleared when a mail was sent or has expired, because they may hold a code or an invoice. */
const emptied = { text: "", html: null, attachments: [] };

export const markSent = async (db: Db, mail: QueuedMail, now: Date): Promise<void> => {
  await db
    .update(outbox)
    .set({ sentAt: now, attempts: mail.attempts + 1, ...emptied })
    .where(eq(outbox.id, mail.id));
};

const attempted = ({ attempts }: QueuedMail, reason: string) => ({
  attempts: attempts + 1,
  lastError: reason.slice(0, 500),
});

/** Leaves a mail that could not be sent in the queue, for a later attempt. */
export const postpone = async (
  db: Db,
  mail: QueuedMail,
  reason: string,
  now: Date,
): Promise<void> => {
  await db
    .update(outbox)
    .set({ ...attempted(mail, reason), dueAt: addMs(now, retryDelay(mail.attempts + 1)) })
    .where(eq(outbox.id, mail.id));
};

/**
 * Marks a mail whose recipient was refused for good. It keeps its text for `retryMails` until retention deletes it,
 * unless it expires: then it may hold a code.
 */
export const markRefused = async (
  db: Db,
  mail: QueuedMail,
  reason: string,
  now: Date,
): Promise<void> => {
  await db
    .update(outbox)
    .set({
      ...attempted(mail, reason),
      failedAt: now,
      ...(mail.expiresAt === null ? {} : emptied),
    })
    .where(eq(outbox.id, mail.id));
};

/** Marks a mail that expired before it was sent. It is not retried, and its text is cleared. */
export const markExpired = async (db: Db, mail: QueuedMail, now: Date): Promise<void> => {
  await db
    .update(outbox)
    .set({ failedAt: now, lastError: "expired", ...emptied })
    .where(eq(outbox.id, mail.id));
};

/** Returns mails without their text, newest first: those in a state, or all that were not sent. */
export const findMailsPage = (
  db: Db,
  state: MailState | undefined,
  { limit, offset }: { limit: number; offset: number },
) => {
  const {
    position: _position,
    text: _text,
    html: _html,
    attachments: _files,
    ...columns
  } = getTableColumns(outbox);
  return db
    .select(columns)
    .from(outbox)
    .where(state === undefined ? isNull(outbox.sentAt) : isInState[state])
    .orderBy(desc(outbox.createdAt), desc(outbox.position))
    .limit(limit)
    .offset(offset);
};

const idsOf = async (db: Db, isMeant: SQL | undefined): Promise<string[]> => {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isMeant)
    .orderBy(asc(outbox.position));
  return rows.map(({ id }) => id);
};

/** Returns the ids of failed mails that still have a text. */
export const findFailedMails = (db: Db): Promise<string[]> =>
  idsOf(db, and(isInState.failed, ne(outbox.text, "")));

export const findHeldMails = (db: Db): Promise<string[]> => idsOf(db, isInState.held);

/** Holds all mails that wait. Returns how many. */
export const holdMails = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .update(outbox)
      .set({ heldAt: now })
      .where(isInState.waiting)
      .returning({ id: outbox.id })
  ).length;

/** Returns mails, locked until the transaction ends. */
export const lockMails = (tx: Db, ids: readonly string[]): Promise<QueuedMail[]> =>
  tx
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [...ids]))
    .orderBy(asc(outbox.position))
    .for("update");

/** Makes failed or held mails due now. */
export const requeueMails = async (tx: Db, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(outbox)
    .set({ attempts: 0, dueAt: now, failedAt: null, heldAt: null })
    .where(inArray(outbox.id, [...ids]));
};

export const deleteMails = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await tx.delete(outbox).where(inArray(outbox.id, [...ids]));
};

/** Returns the status of the newest mail that is not held, without its text and recipient. */
export const findLastMail = async (db: Db) =>
  (
    await db
      .select({
        createdAt: outbox.createdAt,
        attempts: outbox.attempts,
        sentAt: outbox.sentAt,
        failedAt: outbox.failedAt,
        lastError: outbox.lastError,
      })
      .from(outbox)
      .where(isNull(outbox.heldAt))
      .orderBy(desc(outbox.createdAt), desc(outbox.position))
      .limit(1)
  )[0];

export const countMails = (db: Db): Promise<Record<"waiting" | "held" | "failed", number>> =>
  countTogether(db, {
    held: db.$count(outbox, isInState.held),
    waiting: db.$count(outbox, isInState.waiting),
    failed: db.$count(outbox, isInState.failed),
  });

/** Returns the newest mail whose last attempt failed, and the reason. */
export const findLastError = async (db: Db) => {
  const [found] = await db
    .select({ createdAt: outbox.createdAt, reason: outbox.lastError })
    .from(outbox)
    .where(isNotNull(outbox.lastError))
    .orderBy(desc(outbox.createdAt), desc(outbox.position))
    .limit(1);
  return found && { createdAt: found.createdAt, reason: found.reason ?? "" };
};

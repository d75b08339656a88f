import { randomUUID } from "node:crypto";
import { and, count, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { passwordResets } from "./users.tables.ts";

export const MAX_GUESSES = 5;

export interface NewCode {
  email: string;
  userId: string | null;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** How many codes an address asked for since a moment, and when the last one was. */
export const codesSince = async (
  db: Db,
  email: string,
  since: Date,
): Promise<{ asked: number; lastAt: Date | null }> => {
  const [row] = await db
    .select({ asked: count(), lastAt: max(passwordResets.createdAt) })
    .from(passwordResets)
    .where(and(eq(passwordResets.email, email), gt(passwordResets.createdAt, since)));
  return { asked: row?.asked ?? 0, lastAt: row?.lastAt ?? null };
};

/** Stores a code; the newest cancels the older ones, their tickets included. */
export const replaceCode = async (tx: Db, code: NewCode): Promise<void> => {
  await tx
    .update(passwordResets)
    .set({ closedAt: code.createdAt, ticketHash: null })
    .where(
      and(
        eq(passwordResets.email, code.email),
        sql`(${passwordResets.closedAt} is null or ${passwordResets.ticketHash} is not null)`,
      ),
    );
  await tx.insert(passwordResets).values({ id: randomUUID(), ...code });
};

/** Spends one of the guesses of the open code before it is compared; nothing when there is none left. */
export const spendGuess = async (db: Db, email: string, now: Date) => {
  const [row] = await db
    .update(passwordResets)
    .set({ attempts: sql`${passwordResets.attempts} + 1` })
    .where(
      and(
        eq(passwordResets.email, email),
        isNull(passwordResets.closedAt),
        gt(passwordResets.expiresAt, now),
        lt(passwordResets.attempts, MAX_GUESSES),
      ),
    )
    .returning();
  return row;
};

/** Exchanges a code for a ticket; false when another request was quicker. */
export const exchangeCode = async (
  db: Db,
  id: string,
  ticket: { ticketHash: string; ticketExpiresAt: Date },
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(passwordResets)
    .set({ ...ticket, closedAt: now })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.closedAt)))
    .returning({ id: passwordResets.id });
  return rows.length === 1;
};

/** The user whom a ticket of that address lets set a password; the ticket is spent by it. */
export const spendTicket = async (
  tx: Db,
  ticketHash: string,
  email: string,
  now: Date,
): Promise<string | null> => {
  const [row] = await tx
    .update(passwordResets)
    .set({ ticketHash: null })
    .where(
      and(
        eq(passwordResets.ticketHash, ticketHash),
        eq(passwordResets.email, email),
        gt(passwordResets.ticketExpiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
};

export const dropOldCodes = async (db: Db, before: Date): Promise<void> => {
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, before));
};

import { randomUUID } from "node:crypto";
import { and, eq, gt, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailKey } from "./users.repo.ts";
import { emailChanges, passwordResets } from "./users.tables.ts";

interface Change {
  userId: string;
  oldEmail: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

export const insertEmailChange = async (tx: Db, change: Change): Promise<void> => {
  await tx.insert(emailChanges).values({ id: randomUUID(), ...change });
};

/** Whether an address may still be taken back by another account than this one. */
export const isHeldForAnother = async (
  db: Db,
  email: string,
  userId: string | null,
  now: Date,
): Promise<boolean> => {
  const held = and(
    eq(sql`lower(${emailChanges.oldEmail})`, emailKey(email)),
    gt(emailChanges.expiresAt, now),
    userId === null ? undefined : ne(emailChanges.userId, userId),
  );
  return (await db.$count(emailChanges, held)) > 0;
};

/** Takes the change that a secret undoes, and all later ones of the account with it. */
export const spendEmailChange = async (
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; oldEmail: string } | undefined> => {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .for("update");
  if (!change) return undefined;
  const { userId, createdAt } = change;
  await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, createdAt)));
  return change;
};

/** Codes and tickets that went to the address which is given up again. */
export const closeCodesOf = async (tx: Db, userId: string, now: Date): Promise<void> => {
  const { closedAt, ticketHash } = passwordResets;
  await tx
    .update(passwordResets)
    .set({ closedAt: now, ticketHash: null })
    .where(
      and(eq(passwordResets.userId, userId), or(isNull(closedAt), sql`${ticketHash} is not null`)),
    );
};

export const dropOldEmailChanges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
};

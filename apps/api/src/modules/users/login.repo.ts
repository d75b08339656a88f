import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { hashSecret } from "../../http/secrets.ts";
import { emailKey } from "./users.repo.ts";
import { loginAttempts } from "./users.tables.ts";

export interface AttemptRule {
  /** So many attempts pass without a pause; each one after that doubles it, from a second to 15 minutes. */
  free: number;
  /** After so many without a success, only a new password helps. */
  most: number;
}

export type Attempt =
  | { kind: "allowed" }
  | { kind: "paused"; seconds: number }
  | { kind: "locked" };

const keyOf = (email: string): string => hashSecret(emailKey(email));

/**
 * Spends an attempt before the password is looked at, in one statement, so that guesses sent at once over
 * several processes are all counted.
 */
export const spendAttempt = async (
  db: Db,
  email: string,
  { free, most }: AttemptRule,
  now: Date,
): Promise<Attempt> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { count, blockedUntil, expiresAt } = loginAttempts;
  const next = sql`(case when ${expiresAt} <= ${moment} then 1 else ${count} + 1 end)`;
  const [row] = await db
    .insert(loginAttempts)
    .values({
      emailHash: keyOf(email),
      count: 1,
      blockedUntil: now,
      expiresAt: sql`${moment} + interval '30 days'`,
    })
    .onConflictDoUpdate({
      target: loginAttempts.emailHash,
      set: {
        count: next,
        blockedUntil: sql`${moment} + case when ${next} < ${free} then interval '0'
          else least(power(2, least(${next} - ${free}, 20)), 900) * interval '1 second' end`,
        expiresAt: sql`${moment} + interval '30 days'`,
      },
      setWhere: sql`${blockedUntil} <= ${moment} and (${count} < ${most} or ${expiresAt} <= ${moment})`,
    })
    .returning({ count });
  return row ? { kind: "allowed" } : whyRefused(db, email, most, now);
};

const whyRefused = async (db: Db, email: string, most: number, now: Date): Promise<Attempt> => {
  const [row] = await db
    .select()
    .from(loginAttempts)
    .where(eq(loginAttempts.emailHash, keyOf(email)));
  if (row && row.count >= most) return { kind: "locked" };
  const milliseconds = (row?.blockedUntil.getTime() ?? 0) - now.getTime();
  return { kind: "paused", seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
};

/** After a success or a new password the count begins anew. */
export const forgetAttempts = async (db: Db, email: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.emailHash, keyOf(email)));
};

export const dropOldAttempts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now));
};

import { eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { MAX_CLOCK_SPREAD_SECONDS } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { hashSecret } from "../../http/secrets.ts";
import { emailKey } from "./users.repo.ts";
import { loginAttempts } from "../../http/auth/users.tables.ts";

export interface AttemptRule {
  /** Attempts without a delay. Each further attempt doubles the delay, from 1 s to 15 minutes. */
  free: number;
  /** After this many failures only a new password unlocks the login. */
  most: number;
}

export type Attempt =
  | { kind: "allowed" }
  | { kind: "paused"; seconds: number }
  | { kind: "locked" };

/** The key that counts attempts for an email address, except those of known browsers. */
export const unknownBrowserKey = (email: string): string => hashSecret(emailKey(email));

/** The key that counts one browser's attempts at the accounts that know it. */
export const browserKey = (email: string, browserHash: string): string =>
  hashSecret(`${emailKey(email)} ${browserHash}`);

/** The key that counts password checks of a logged-in user. */
export const sessionKey = (userId: string): string => hashSecret(`session of ${userId}`);

/**
 * Counts an attempt before the password is checked. One statement counts concurrent attempts of several processes
 * correctly.
 */
export const consumeAttempt = async (
  db: Db,
  key: string,
  { free, most }: AttemptRule,
  now: Date,
): Promise<Attempt> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { count, blockedUntil, expiresAt } = loginAttempts;
  const lifetime = sql`interval '30 days'`;
  const spread = sql`${MAX_CLOCK_SPREAD_SECONDS} * interval '1 second'`;
  const hasExpired = sql`(${expiresAt} <= ${moment} or ${expiresAt} > ${moment} + ${lifetime} + ${spread})`;
  const next = sql`(case when ${hasExpired} then 1 else ${count} + 1 end)`;
  const pauseAfter = (attempts: SQL) => sql`(case when ${attempts} < ${free} then interval '0'
    else least(power(2, least(${attempts} - ${free}, 20)), 900) * interval '1 second' end)`;
  // A later end is from before the clock was put right.
  const isPaused = sql`(${blockedUntil} > ${moment} and ${blockedUntil} <= ${moment} + ${pauseAfter(sql`${count}`)} + ${spread})`;
  const [row] = await db
    .insert(loginAttempts)
    .values({
      keyHash: key,
      count: 1,
      blockedUntil: now,
      expiresAt: sql`${moment} + ${lifetime}`,
    })
    .onConflictDoUpdate({
      target: loginAttempts.keyHash,
      set: {
        count: next,
        blockedUntil: sql`${moment} + ${pauseAfter(next)}`,
        expiresAt: sql`${moment} + ${lifetime}`,
      },
      setWhere: sql`not ${isPaused} and (${count} < ${most} or ${hasExpired})`,
    })
    .returning({ count });
  return row ? { kind: "allowed" } : refusalReason(db, key, most, now);
};

const refusalReason = async (db: Db, key: string, most: number, now: Date): Promise<Attempt> => {
  const [row] = await db.select().from(loginAttempts).where(eq(loginAttempts.keyHash, key));
  if (row && row.count >= most) return { kind: "locked" };
  const milliseconds = (row?.blockedUntil.getTime() ?? 0) - now.getTime();
  return { kind: "paused", seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
};

/** Resets counts after a success or a new password. */
export const forgetAttempts = async (db: Db, ...keys: readonly string[]): Promise<void> => {
  await db.delete(loginAttempts).where(inArray(loginAttempts.keyHash, [...keys]));
};

/** Takes one attempt back, and keeps the failures before it. */
export const returnAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .update(loginAttempts)
    .set({ count: sql`greatest(0, ${loginAttempts.count} - 1)` })
    .where(eq(loginAttempts.keyHash, key));
};

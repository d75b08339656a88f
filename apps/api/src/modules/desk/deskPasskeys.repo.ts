import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { staff, staffChallenges, staffPasskeys } from "../../http/auth/staff.tables.ts";

export type PasskeyRow = typeof staffPasskeys.$inferSelect;
export type ChallengeRow = typeof staffChallenges.$inferSelect;

const isOwn = ({ staffId, id }: Pick<PasskeyRow, "staffId" | "id">) =>
  and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id));

export const insertChallenge = async (db: Db, challenge: ChallengeRow): Promise<void> => {
  await db.insert(staffChallenges).values(challenge);
};

/** Uses a challenge. Returns false if it was used, has expired, or was given for something or to somebody else. */
export const consumeChallenge = async (
  db: Db,
  { challengeHash, purpose, boundTo }: Omit<ChallengeRow, "expiresAt">,
  now: Date,
): Promise<boolean> =>
  (
    await db
      .delete(staffChallenges)
      .where(
        and(
          eq(staffChallenges.challengeHash, challengeHash),
          eq(staffChallenges.purpose, purpose),
          eq(staffChallenges.boundTo, boundTo),
          gt(staffChallenges.expiresAt, now),
        ),
      )
      .returning({ purpose: staffChallenges.purpose })
  ).length > 0;

export const listPasskeys = (db: Db, staffId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

/** Returns how many passkeys of a member of staff work at a host name. */
export const countPasskeys = (db: Db, staffId: string, rpId: string): Promise<number> =>
  db.$count(staffPasskeys, and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.rpId, rpId)));

/** Returns a passkey of an active member of staff. */
export const findPasskey = async (
  db: Db,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; member: StaffRow } | undefined> => {
  const [row] = await db
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, credentialId), isNull(staff.disabledAt)));
  return row;
};

/** Adds a passkey. Returns false if the authenticator's id of it is taken. */
export const insertPasskey = async (tx: Db, passkey: PasskeyRow): Promise<boolean> =>
  (
    await tx
      .insert(staffPasskeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id })
  ).length > 0;

/**
 * Records a use. Returns false if the counter is not higher than that of the last use: then there are two copies. A counter
 * that stays 0 is not kept by the authenticator.
 */
export const markPasskeyUsed = async (
  db: Db,
  id: string,
  { counter, usedAt }: { counter: number; usedAt: Date },
): Promise<boolean> => {
  const isHigher = lt(staffPasskeys.counter, counter);
  const isAllowed = counter === 0 ? or(isHigher, eq(staffPasskeys.counter, 0)) : isHigher;
  const rows = await db
    .update(staffPasskeys)
    .set({ counter, usedAt })
    .where(and(eq(staffPasskeys.id, id), isAllowed))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
};

export const renamePasskey = async (
  db: Db,
  passkey: Pick<PasskeyRow, "staffId" | "id">,
  name: string,
): Promise<boolean> =>
  (
    await db
      .update(staffPasskeys)
      .set({ name })
      .where(isOwn(passkey))
      .returning({ id: staffPasskeys.id })
  ).length > 0;

export const deletePasskey = async (
  tx: Db,
  passkey: Pick<PasskeyRow, "staffId" | "id">,
): Promise<PasskeyRow | undefined> =>
  (await tx.delete(staffPasskeys).where(isOwn(passkey)).returning())[0];

export const deletePasskeysOf = async (tx: Db, staffId: string): Promise<void> => {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
};

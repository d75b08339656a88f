import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import {
  staff,
  staffBrowsers,
  staffInvitations,
  staffSessions,
} from "../../http/auth/staff.tables.ts";
import { emailKey } from "../users/users.repo.ts";

export type InvitationRow = typeof staffInvitations.$inferSelect;

const isNamed = (email: string) => eq(sql`lower(${staff.email})`, emailKey(email));
const isInvited = (email: string) => eq(sql`lower(${staffInvitations.email})`, emailKey(email));
const isOpenAt = (now: Date) =>
  and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, now));

export const findStaffByEmail = async (db: Db, email: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(isNamed(email)))[0];

export const findStaff = async (db: Db, id: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.id, id)))[0];

export const listStaff = (db: Db): Promise<StaffRow[]> =>
  db.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.email));

/**
 * Returns all members of staff, locked until the transaction ends, so that two changes at once cannot each leave the
 * other as the last owner.
 */
export const lockStaff = (tx: Db): Promise<StaffRow[]> =>
  tx.select().from(staff).orderBy(asc(staff.id)).for("update");

export const updateStaff = async (
  tx: Db,
  id: string,
  change: Partial<Omit<StaffRow, "id" | "createdAt">>,
): Promise<StaffRow | undefined> =>
  (await tx.update(staff).set(change).where(eq(staff.id, id)).returning())[0];

export const insertStaff = async (tx: Db, row: StaffRow): Promise<void> => {
  await tx.insert(staff).values(row);
};

/** Uses a time step of the second factor. Returns false if it, or a later one, was used before. */
export const consumeStep = async (
  db: Db,
  id: string,
  { step, lastPossible }: { step: number; lastPossible: number },
): Promise<boolean> =>
  (
    await db
      .update(staff)
      .set({ lastStep: step })
      .where(
        and(
          eq(staff.id, id),
          or(isNull(staff.lastStep), lt(staff.lastStep, step), gt(staff.lastStep, lastPossible)),
        ),
      )
      .returning({ id: staff.id })
  ).length > 0;

/** Uses a recovery code. Returns false if it is not one of those that are left. */
export const consumeRecoveryCode = async (db: Db, id: string, hash: string): Promise<boolean> =>
  (
    await db
      .update(staff)
      .set({ recoveryHashes: sql`array_remove(${staff.recoveryHashes}, ${hash})` })
      .where(and(eq(staff.id, id), sql`${hash} = ANY(${staff.recoveryHashes})`))
      .returning({ id: staff.id })
  ).length > 0;

export const listStaffSessions = (
  db: Db,
  { seenAfter, createdAfter }: { seenAfter: Date; createdAfter: Date },
) =>
  db
    .select()
    .from(staffSessions)
    .where(and(gt(staffSessions.seenAt, seenAfter), gt(staffSessions.createdAt, createdAfter)))
    .orderBy(asc(staffSessions.createdAt));

export const isStaffBrowser = async (
  db: Db,
  staffId: string,
  browserHash: string,
): Promise<boolean> =>
  (await db.$count(
    staffBrowsers,
    and(eq(staffBrowsers.staffId, staffId), eq(staffBrowsers.browserHash, browserHash)),
  )) > 0;

/** Remembers a browser of a member of staff. Returns whether it is new. */
export const rememberStaffBrowser = async (
  tx: Db,
  browser: typeof staffBrowsers.$inferSelect,
): Promise<boolean> => {
  const isKnown = await isStaffBrowser(tx, browser.staffId, browser.browserHash);
  await tx
    .insert(staffBrowsers)
    .values(browser)
    .onConflictDoUpdate({
      target: [staffBrowsers.staffId, staffBrowsers.browserHash],
      set: { seenAt: browser.seenAt },
    });
  return !isKnown;
};

export const deleteStaffBrowsers = async (tx: Db, staffId: string): Promise<void> => {
  await tx.delete(staffBrowsers).where(eq(staffBrowsers.staffId, staffId));
};

export const listOpenInvitations = (db: Db, now: Date): Promise<InvitationRow[]> =>
  db.select().from(staffInvitations).where(isOpenAt(now)).orderBy(asc(staffInvitations.createdAt));

/** Stores an invitation. Those of the same address that nobody has accepted end. */
export const replaceInvitation = async (tx: Db, invitation: InvitationRow): Promise<void> => {
  await endInvitations(tx, invitation.email);
  await tx.insert(staffInvitations).values(invitation);
};

/** Ends the invitations of an address that nobody has accepted. */
export const endInvitations = async (tx: Db, email: string): Promise<void> => {
  await tx.delete(staffInvitations).where(and(isInvited(email), isNull(staffInvitations.usedAt)));
};

export const findInvitation = async (
  db: Db,
  tokenHash: string,
): Promise<InvitationRow | undefined> =>
  (await db.select().from(staffInvitations).where(eq(staffInvitations.tokenHash, tokenHash)))[0];

/** Closes an open invitation. Returns false when a concurrent request was first, or it has expired. */
export const consumeInvitation = async (tx: Db, id: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(staffInvitations)
      .set({ usedAt: now, totpSecret: "" })
      .where(and(eq(staffInvitations.id, id), isOpenAt(now)))
      .returning({ id: staffInvitations.id })
  ).length > 0;

import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { staff, staffInvitations, staffSessions } from "./staff.tables.ts";

export type StaffRow = typeof staff.$inferSelect;
export type StaffSessionRow = typeof staffSessions.$inferSelect;

/** Whether there is a member of staff, and whether an invitation of an owner is open. */
export const findDeskState = async (
  db: Db,
  now: Date,
): Promise<{ hasStaff: boolean; isInvited: boolean }> => {
  const [row] = await rowsOf<{ has_staff: boolean; is_invited: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM ${staff}) AS has_staff, EXISTS (
      SELECT 1 FROM ${staffInvitations} WHERE ${staffInvitations.role} = 'owner'
        AND ${staffInvitations.usedAt} IS NULL
        AND ${staffInvitations.expiresAt} > ${now.toISOString()}::timestamptz) AS is_invited`,
  );
  return { hasStaff: row?.has_staff ?? false, isInvited: row?.is_invited ?? false };
};

/** Returns an active session of an active member of staff. */
export const findStaffSession = async (
  db: Db,
  cookieHash: string,
  { seenAfter, createdAfter }: { seenAfter: Date; createdAfter: Date },
): Promise<{ session: StaffSessionRow; member: StaffRow } | undefined> => {
  const [row] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.cookieHash, cookieHash),
        gt(staffSessions.seenAt, seenAfter),
        gt(staffSessions.createdAt, createdAfter),
        isNull(staff.disabledAt),
      ),
    );
  return row;
};

export const insertStaffSession = async (db: Db, session: StaffSessionRow): Promise<void> => {
  await db.insert(staffSessions).values(session);
};

/** Records the use of a session and of its member of staff. */
export const markStaffSeen = async (
  db: Db,
  { id, staffId }: Pick<StaffSessionRow, "id" | "staffId">,
  seenAt: Date,
): Promise<void> => {
  await db.update(staffSessions).set({ seenAt }).where(eq(staffSessions.id, id));
  await db.update(staff).set({ seenAt }).where(eq(staff.id, staffId));
};

export const markStaffConfirmed = async (db: Db, id: string, confirmedAt: Date): Promise<void> => {
  await db.update(staffSessions).set({ confirmedAt }).where(eq(staffSessions.id, id));
};

export const deleteStaffSession = async (db: Db, cookieHash: string): Promise<void> => {
  await db.delete(staffSessions).where(eq(staffSessions.cookieHash, cookieHash));
};

/** Ends all sessions of a member of staff. Returns how many there were. */
export const deleteStaffSessionsOf = async (db: Db, staffId: string): Promise<number> =>
  (
    await db
      .delete(staffSessions)
      .where(eq(staffSessions.staffId, staffId))
      .returning({ id: staffSessions.id })
  ).length;

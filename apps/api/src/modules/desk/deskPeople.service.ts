import { addMs } from "../../clock.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { deleteStaffSessionsOf } from "../../http/auth/staff.repo.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { STAFF_ABSOLUTE_MS, STAFF_IDLE_MS } from "../../http/auth/staff.rules.ts";
import type { StaffRole } from "../../http/auth/staff.rules.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor, AuditValues } from "../audit/audit.rules.ts";
import { endInvitations, listStaffSessions, lockStaff, updateStaff } from "./deskPeople.repo.ts";

export type StaffChange =
  | { action: "role"; role: StaffRole; expected?: StaffRole }
  | { action: "disable" | "enable" | "signout" };

export type StaffOutcome =
  | { kind: "changed"; member: StaffRow; endedSessions: number }
  | { kind: "unknown" }
  | { kind: "last_owner" }
  | { kind: "overtaken"; role: StaffRole };

const isActiveOwner = ({ role, disabledAt }: StaffRow): boolean =>
  role === "owner" && disabledAt === null;

/** Whether a change leaves the shop without an active owner. */
const leavesNoOwner = (all: readonly StaffRow[], member: StaffRow, change: StaffChange): boolean =>
  isActiveOwner(member) &&
  (change.action === "disable" || (change.action === "role" && change.role !== "owner")) &&
  !all.some((other) => other.id !== member.id && isActiveOwner(other));

const change = async (
  tx: Db,
  member: StaffRow,
  wanted: StaffChange,
  now: Date,
): Promise<{
  changed: StaffRow;
  endedSessions: number;
  before: AuditValues;
  after: AuditValues;
} | null> => {
  const { id, email, role, disabledAt } = member;
  if (wanted.action === "signout") {
    const endedSessions = await deleteStaffSessionsOf(tx, id);
    return {
      changed: member,
      endedSessions,
      before: { sessions: endedSessions },
      after: { sessions: 0 },
    };
  }
  if (wanted.action === "role") {
    if (wanted.role === role) return null;
    const changed = (await updateStaff(tx, id, { role: wanted.role })) ?? member;
    return { changed, endedSessions: 0, before: { role }, after: { role: wanted.role } };
  }
  const isDisabled = wanted.action === "disable";
  if (isDisabled === (disabledAt !== null)) return null;
  const endedSessions = isDisabled ? await deleteStaffSessionsOf(tx, id) : 0;
  if (isDisabled) await endInvitations(tx, email);
  const changed = (await updateStaff(tx, id, { disabledAt: isDisabled ? now : null })) ?? member;
  return {
    changed,
    endedSessions,
    before: { disabled: !isDisabled },
    after: { disabled: isDisabled },
  };
};

/**
 * Changes a member of staff. Nobody but an operator can take the last active owner away. A change to what is already so
 * changes nothing and leaves no entry.
 */
export const changeStaff = async (
  { db, clock, transaction = transact }: ChangeContext,
  staffId: string,
  wanted: StaffChange,
  actor: Actor,
): Promise<StaffOutcome> =>
  transaction(db, async (tx) => {
    const all = await lockStaff(tx);
    const member = all.find(({ id }) => id === staffId);
    if (!member) return { kind: "unknown" };
    if (
      wanted.action === "role" &&
      wanted.expected !== undefined &&
      wanted.expected !== member.role
    )
      return { kind: "overtaken", role: member.role };
    if (actor.kind !== "operator" && leavesNoOwner(all, member, wanted))
      return { kind: "last_owner" };
    const now = clock.now();
    const done = await change(tx, member, wanted, now);
    if (!done) return { kind: "changed", member, endedSessions: 0 };
    const { changed, endedSessions, before, after } = done;
    await insertAudit(tx, { actor, action: `desk:${wanted.action}`, changedAt: now }, [
      { target: `staff ${member.email}`, before, after },
    ]);
    return { kind: "changed", member: changed, endedSessions };
  });

/** Returns the active sessions of all members of staff. */
export const activeStaffSessions = ({ db, clock }: Pick<ChangeContext, "db" | "clock">) => {
  const now = clock.now();
  return listStaffSessions(db, {
    seenAfter: addMs(now, -STAFF_IDLE_MS),
    createdAfter: addMs(now, -STAFF_ABSOLUTE_MS),
  });
};

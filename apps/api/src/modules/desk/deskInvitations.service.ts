import { randomUUID } from "node:crypto";
import { addMs } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { ChangeContext } from "../../context.ts";
import { deskBaseOf } from "../../config.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { deleteStaffSessionsOf } from "../../http/auth/staff.repo.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { INVITATION_MS } from "../../http/auth/staff.rules.ts";
import type { StaffRole } from "../../http/auth/staff.rules.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { hashPassword } from "../users/passwords.ts";
import { auditOwn } from "./deskAudit.service.ts";
import { invitedAgainMail } from "./deskMessages.rules.ts";
import { deletePasskeysOf } from "./deskPasskeys.repo.ts";
import {
  consumeInvitation,
  deleteStaffBrowsers,
  findInvitation,
  findStaff,
  findStaffByEmail,
  insertStaff,
  replaceInvitation,
  updateStaff,
} from "./deskPeople.repo.ts";
import type { InvitationRow } from "./deskPeople.repo.ts";
import { forgetFailures } from "./deskSignIn.service.ts";
import { newRecoveryCodes, newTotpSecret, recoveryHashOf, stepOf } from "./secondFactor.rules.ts";

interface InvitationContext extends ChangeContext {
  config: Config;
}

/** A link, which is shown once. */
export interface NewInvitation {
  kind: "invited";
  link: string;
  expiresAt: Date;
}

/** Returns the link of an invitation. The token is in the fragment, which browsers do not send and no log has. */
const linkOf = (base: string, token: string): string =>
  new URL(`/desk/invitation#token=${token}`, base).href;

const addInvitation = async (
  tx: Db,
  clock: Clock,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = addMs(now, INVITATION_MS);
  await replaceInvitation(tx, {
    id: randomUUID(),
    tokenHash: hashSecret(token),
    email,
    role,
    totpSecret: newTotpSecret(),
    createdAt: now,
    expiresAt,
    usedAt: null,
  });
  return { token, expiresAt };
};

/**
 * Invites somebody as a member of staff. An earlier invitation of the same address ends. `base` is where the desk is
 * reached if the settings do not say so.
 */
export const inviteStaff = async (
  { db, clock, config, transaction = transact }: InvitationContext,
  { email, role, base }: { email: string; role: StaffRole; base?: string },
  actor: Actor,
): Promise<NewInvitation | { kind: "known"; isDisabled: boolean } | { kind: "no_address" }> => {
  const origin = deskBaseOf(config) ?? base;
  if (origin === undefined) return { kind: "no_address" };
  return transaction(db, async (tx) => {
    const member = await findStaffByEmail(tx, email);
    if (member) return { kind: "known" as const, isDisabled: member.disabledAt !== null };
    const { token, expiresAt } = await addInvitation(tx, clock, { email, role });
    await insertAudit(tx, { actor, action: "desk:invite", changedAt: clock.now() }, [
      { target: `staff ${email}`, after: { role } },
    ]);
    return { kind: "invited" as const, link: linkOf(origin, token), expiresAt };
  });
};

/**
 * Invites a member of staff whose password or second factor is lost. Both stay valid until the invitation is accepted.
 * A mail without the link tells the member of staff.
 */
export const inviteAgain = async (
  { db, clock, config, transaction = transact }: InvitationContext,
  { staffId, base }: { staffId: string; base?: string },
  actor: Actor,
): Promise<NewInvitation | { kind: "unknown" | "disabled" | "no_address" }> => {
  const origin = deskBaseOf(config) ?? base;
  if (origin === undefined) return { kind: "no_address" };
  const brand = await readBrand(db, config);
  return transaction(db, async (tx) => {
    const member = await findStaff(tx, staffId);
    if (!member) return { kind: "unknown" as const };
    if (member.disabledAt !== null) return { kind: "disabled" as const };
    const { email, role } = member;
    const { token, expiresAt } = await addInvitation(tx, clock, { email, role });
    await insertAudit(tx, { actor, action: "desk:reset", changedAt: clock.now() }, [
      { target: `staff ${email}`, after: { invited: true } },
    ]);
    await queueMail(tx, invitedAgainMail(email, clock.now(), brand), clock);
    return { kind: "invited" as const, link: linkOf(origin, token), expiresAt };
  });
};

type OpenInvitation =
  | { kind: "open"; invitation: InvitationRow }
  | { kind: "unknown" | "used" | "expired" };

/** Returns the invitation of a token. */
export const readInvitation = async (db: Db, token: string, now: Date): Promise<OpenInvitation> => {
  const invitation = await findInvitation(db, hashSecret(token));
  if (!invitation) return { kind: "unknown" };
  if (invitation.usedAt !== null) return { kind: "used" };
  return invitation.expiresAt <= now ? { kind: "expired" } : { kind: "open", invitation };
};

/** Replaces password and second factor of a member of staff. All sessions end, and the passkeys are removed. */
const renewMember = async (
  tx: Db,
  { id, email }: StaffRow,
  renewed: Pick<StaffRow, "name" | "passwordHash" | "totpSecret" | "lastStep" | "recoveryHashes">,
): Promise<StaffRow | undefined> => {
  await deleteStaffSessionsOf(tx, id);
  await deleteStaffBrowsers(tx, id);
  await deletePasskeysOf(tx, id);
  await forgetFailures(tx, { id, email });
  return updateStaff(tx, id, renewed);
};

/**
 * Accepts an invitation: creates the member of staff, or replaces the password and second factor of one. `onAccepted`
 * runs in the same transaction. The recovery codes are shown once.
 */
export const acceptInvitation = async <Session>(
  { db, clock }: Pick<ChangeContext, "db" | "clock">,
  invitation: InvitationRow,
  { name, password, code }: { name: string; password: string; code: string },
  onAccepted: (tx: Db, member: StaffRow) => Promise<Session>,
): Promise<
  | { kind: "accepted"; session: Session; recoveryCodes: string[] }
  | { kind: "wrong_code" | "overtaken" | "disabled" }
> => {
  const now = clock.now();
  const { email, role, totpSecret } = invitation;
  const step = stepOf(totpSecret, code, now);
  if (step === null) return { kind: "wrong_code" };
  const recoveryCodes = newRecoveryCodes();
  const renewed = {
    name,
    totpSecret,
    passwordHash: await hashPassword(password),
    lastStep: step,
    recoveryHashes: recoveryCodes.map(recoveryHashOf),
  };
  return transact(db, async (tx) => {
    if (!(await consumeInvitation(tx, invitation.id, now))) return { kind: "overtaken" as const };
    const known = await findStaffByEmail(tx, email);
    if (known && known.disabledAt !== null) return { kind: "disabled" as const };
    const added = { ...renewed, id: randomUUID(), email, role, createdAt: now };
    const row = { ...added, seenAt: null, disabledAt: null };
    const member = known ? await renewMember(tx, known, renewed) : row;
    if (!member) return { kind: "overtaken" as const };
    if (!known) await insertStaff(tx, row);
    await auditOwn(tx, email, now, {
      action: "desk:accept",
      after: { role: member.role, isNew: known === undefined },
    });
    const session = await onAccepted(tx, member);
    return { kind: "accepted" as const, session, recoveryCodes };
  });
};

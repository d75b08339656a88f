import { randomUUID } from "node:crypto";
import type { Db } from "../db/client.ts";
import { insertStaffSession } from "../http/auth/staff.repo.ts";
import type { StaffSessionRow } from "../http/auth/staff.repo.ts";
import type { StaffRole } from "../http/auth/staff.rules.ts";
import { csrfTokenOf } from "../http/csrf.ts";
import { hashSecret, newSecret } from "../http/secrets.ts";
import { insertStaff } from "../modules/desk/deskPeople.repo.ts";
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryHashOf,
  totpCodeOf,
} from "../modules/desk/secondFactor.rules.ts";
import { hashPassword } from "../modules/users/passwords.ts";

/** A member of staff who is signed in at the desk. */
export interface StaffMember {
  id: string;
  email: string;
  role: StaffRole;
  password: string;
  totpSecret: string;
  recoveryCodes: string[];
  /** What writes send as `x-desk-token`. */
  deskToken: string;
  cookies: Record<string, string>;
  /** Returns the code of the authenticator app at a moment. Each works once. */
  code(now: Date): string;
}

/** Opens another session of a member of staff. */
export const openTestStaffSession = async (
  db: Db,
  member: StaffMember,
  times: Pick<StaffSessionRow, "createdAt" | "seenAt" | "confirmedAt">,
): Promise<StaffMember> => {
  const secret = newSecret();
  await insertStaffSession(db, {
    ...times,
    id: randomUUID(),
    staffId: member.id,
    cookieHash: hashSecret(secret),
    browser: "Firefox on Linux",
  });
  return { ...member, deskToken: csrfTokenOf(secret), cookies: { desk: secret } };
};

/** Adds a member of staff with a session that was confirmed just now. */
export const createStaffMember = async (
  db: Db,
  { role, email, now }: { role: StaffRole; email: string; now: Date },
): Promise<StaffMember> => {
  const id = randomUUID();
  const password = "a-loom-of-one's-own-26";
  const totpSecret = newTotpSecret();
  const recoveryCodes = newRecoveryCodes();
  await insertStaff(db, {
    id,
    email,
    name: "Asha Rao",
    role,
    passwordHash: await hashPassword(password),
    totpSecret,
    lastStep: null,
    recoveryHashes: recoveryCodes.map(recoveryHashOf),
    createdAt: now,
    seenAt: null,
    disabledAt: null,
  });
  const code = (moment: Date): string => totpCodeOf(totpSecret, moment);
  const member = { id, email, role, password, totpSecret, recoveryCodes, code };
  return openTestStaffSession(
    db,
    { ...member, deskToken: "", cookies: {} },
    { createdAt: now, seenAt: now, confirmedAt: now },
  );
};

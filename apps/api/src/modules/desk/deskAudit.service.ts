import { days } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditAction, AuditedChange } from "../audit/audit.rules.ts";
import { consumeQuota } from "../users/quotas.repo.ts";

type OwnChange = Omit<AuditedChange, "target"> & { action: AuditAction };

/** Writes into the audit log what a member of staff changes of their own account. */
export const auditOwn = (
  tx: Db,
  email: string,
  changedAt: Date,
  { action, ...values }: OwnChange,
): Promise<void> =>
  insertAudit(tx, { actor: { kind: "staff", name: email }, action, changedAt }, [
    { target: `staff ${email}`, ...values },
  ]);

/** Writes an entry about a member of staff, of a key at most once a day. */
export const auditDaily = async (
  { db, clock }: Context,
  { email }: StaffRow,
  { key, ...change }: OwnChange & { key: string },
): Promise<void> => {
  const now = clock.now();
  await transact(db.write, async (tx) => {
    if (await consumeQuota(tx, { key, most: 1, windowMs: days(1) }, now))
      await auditOwn(tx, email, now, change);
  });
};

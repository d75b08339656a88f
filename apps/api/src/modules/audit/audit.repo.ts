import { desc, gte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Actor, AuditedChange } from "./audit.rules.ts";
import { auditEntries } from "./audit.tables.ts";

/** Rows of one statement: far below the number of parameters that a statement may have. */
const BATCH = 1000;

interface Occasion {
  actor: Actor;
  /** The command that makes the change. */
  action: string;
  changedAt: Date;
}

/** Writes a row for each change; `tx` is the transaction of the changes. */
export const insertAudit = async (
  tx: Db,
  { actor, action, changedAt }: Occasion,
  changes: readonly AuditedChange[],
): Promise<void> => {
  for (let start = 0; start < changes.length; start += BATCH)
    await tx.insert(auditEntries).values(
      changes.slice(start, start + BATCH).map(({ target, before, after }) => ({
        changedAt,
        actorKind: actor.kind,
        actor: actor.name,
        action,
        target,
        before: before ?? null,
        after: after ?? null,
      })),
    );
};

/** Entries of the audit log, newest first. */
export const findAuditPage = (
  db: Db,
  since: Date | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select()
    .from(auditEntries)
    .where(since === undefined ? undefined : gte(auditEntries.changedAt, since))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);

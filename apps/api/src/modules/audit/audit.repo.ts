import { desc, gte } from "drizzle-orm";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import type { Actor, AuditedChange } from "./audit.rules.ts";
import { auditEntries } from "./audit.tables.ts";

interface AuditContext {
  actor: Actor;
  action: string;
  changedAt: Date;
}

/** Inserts a row for each change. `tx` must be the transaction of the changes. */
export const insertAudit = async (
  tx: Db,
  { actor, action, changedAt }: AuditContext,
  changes: readonly AuditedChange[],
): Promise<void> => {
  for (const batch of chunksOf(changes))
    await tx.insert(auditEntries).values(
      batch.map(({ target, before, after }) => ({
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

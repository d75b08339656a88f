import { and, desc, eq, getTableColumns, gte, lt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { beginningWith } from "../../db/patterns.rules.ts";
import { UNDO_ACTION } from "./audit.rules.ts";
import type { Actor, AuditAction, AuditedChange } from "./audit.rules.ts";
import { auditEntries } from "./audit.tables.ts";

export interface AuditContext {
  actor: Actor;
  action: AuditAction;
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
        action: actor.undoes === undefined ? action : UNDO_ACTION,
        undoes: actor.undoes ?? null,
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

/** Entries that take others back. */
const undos = alias(auditEntries, "undos");

/** Returns entries with the ids of those that took them back, null for none. */
const selectEntries = (db: Db) =>
  db
    .select({ ...getTableColumns(auditEntries), undoneBy: undos.id })
    .from(auditEntries)
    .leftJoin(undos, eq(undos.undoes, auditEntries.id))
    .$dynamic();

export type FoundEntry = Awaited<ReturnType<typeof selectEntries>>[number];

export interface EntryFilter {
  actor?: string;
  /** The part of the action before its colon, such as `price`. */
  kind?: string;
  /** The begin of the changed record's id, such as `kanchipuram` for `variant kanchipuram-temple--red`. Case does not matter. */
  find?: string;
  /** With its first and its last moment. */
  period?: { from: Date; to: Date };
  belowId?: number;
}

/** Returns entries, newest first. */
export const findEntries = (
  db: Db,
  { actor, kind, find, period, belowId }: EntryFilter,
  limit: number,
) => {
  const { id, target, action, changedAt } = auditEntries;
  return selectEntries(db)
    .where(
      and(
        actor === undefined ? undefined : eq(auditEntries.actor, actor),
        kind === undefined ? undefined : sql`split_part(${action}, ':', 1) = ${kind}`,
        find === undefined
          ? undefined
          : sql`lower(substr(${target}, strpos(${target}, ' ') + 1)) LIKE ${beginningWith(find)}`,
        period && gte(changedAt, period.from),
        period && lte(changedAt, period.to),
        belowId === undefined ? undefined : lt(id, belowId),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
};

export const findEntry = async (db: Db, id: number): Promise<FoundEntry | undefined> =>
  (await selectEntries(db).where(eq(auditEntries.id, id)))[0];

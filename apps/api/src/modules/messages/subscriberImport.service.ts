import type { ChangeContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { insertSubscriptions } from "./messages.repo.ts";

export interface SubscriberRow {
  email: string;
  /** When the person consented. */
  createdAt: Date;
}

export interface SubscriberCounts {
  new: number;
  /** Rows whose email address has subscribed here. It keeps its day. */
  kept: number;
}

/** Adds subscribers with the day of their consent. */
export const importSubscribers = (
  { db, clock, transaction }: ChangeContext,
  { rows, dryRun }: { rows: readonly SubscriberRow[]; dryRun: boolean },
  actor: Actor,
): Promise<SubscriberCounts> => {
  const work = async (tx: Db): Promise<SubscriberCounts> => {
    let added = 0;
    for (const part of chunksOf(rows)) added += await insertSubscriptions(tx, part);
    const counts = { new: added, kept: rows.length - added };
    await insertAudit(tx, { actor, action: "newsletter:import", changedAt: clock.now() }, [
      { target: "newsletter", after: { ...counts } },
    ]);
    return counts;
  };
  return runOrUndo(db, dryRun, work, transaction);
};

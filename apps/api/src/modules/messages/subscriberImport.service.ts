import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { insertSubscriptions } from "./messages.repo.ts";

export interface SubscriberRow {
  email: string;
  /** When the person consented. */
  createdAt: Date;
}

export interface SubscriberOrder {
  db: Db;
  rows: readonly SubscriberRow[];
  isDryRun: boolean;
  onWritten: (tx: Db, counts: SubscriberCounts) => Promise<void>;
}

export interface SubscriberCounts {
  new: number;
  /** Rows whose email address has subscribed here. It keeps its day. */
  kept: number;
}

/** Adds subscribers with the day of their consent. */
export const importSubscribers = async ({
  db,
  rows,
  isDryRun,
  onWritten,
}: SubscriberOrder): Promise<SubscriberCounts> => {
  const counts = { new: 0, kept: 0 };
  await runOrUndo(db, isDryRun, async (tx) => {
    counts.new = 0;
    for (const part of chunksOf(rows)) counts.new += await insertSubscriptions(tx, part);
    counts.kept = rows.length - counts.new;
    await onWritten(tx, counts);
  });
  return counts;
};

import type { Db } from "../db/client.ts";
import { transactPatiently } from "../db/transact.ts";

class DryRun extends Error {}

/** Runs work in one transaction. Rolls a dry run back at its end. */
export const runOrUndo = async (
  db: Db,
  isDryRun: boolean,
  work: (tx: Db) => Promise<void>,
): Promise<void> => {
  try {
    await transactPatiently(db, async (tx) => {
      await work(tx);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
};

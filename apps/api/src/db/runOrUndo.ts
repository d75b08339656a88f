import type { Db } from "./client.ts";
import { transactPatiently } from "./transact.ts";

class DryRun extends Error {}

/** Runs work in one transaction, which `transaction` begins. Rolls a dry run back at its end. */
export const runOrUndo = async (
  db: Db,
  isDryRun: boolean,
  work: (tx: Db) => Promise<void>,
  transaction: typeof transactPatiently = transactPatiently,
): Promise<void> => {
  try {
    await transaction(db, async (tx) => {
      await work(tx);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
};

import type { Db } from "./client.ts";
import { transactPatiently } from "./transact.ts";

/** Carries the result of a dry run out of the transaction that it ends. */
class DryRun<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs work in one transaction, which `transaction` begins, and returns its result. Rolls a dry run back at its end. */
export const runOrUndo = async <T>(
  db: Db,
  dryRun: boolean,
  work: (tx: Db) => Promise<T>,
  transaction: typeof transactPatiently = transactPatiently,
): Promise<T> => {
  try {
    return await transaction(db, async (tx) => {
      const result = await work(tx);
      if (dryRun) throw new DryRun(result);
      return result;
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    return error.result as T;
  }
};

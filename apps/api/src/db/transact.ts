import type { Db } from "./client.ts";
import { isConflict } from "./databaseErrors.ts";

const TRIES = 3;

/** Runs work in a transaction and retries it after a conflict with another one. */
export const transact = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
    }
  }
};

import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { isConflict, isLockedOut } from "./databaseErrors.ts";

/** Runs work until it succeeds, at most `tries` times. Throws the first error that is not worth another try. */
const repeat = async <T>(
  tries: number,
  isWorthIt: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isWorthIt(error)) throw error;
    }
  }
};

const isBlocked = (error: unknown): boolean => isConflict(error) || isLockedOut(error);

/** Runs work in a transaction and retries it after a conflict with another one. */
export const transact = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  repeat(3, isConflict, () => db.transaction(work));

/** Like `transact`, but waits for locks up to five times as long as a request may, which is ten seconds. */
export const transactPatiently = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  repeat(5, isBlocked, () => db.transaction(work));

/** Longest wait for one lock, in ms. */
const SHORT_WAIT_MS = 250;

/**
 * Runs a part of a long job in a transaction. While a lock is not free the part is undone and retried, for 50 seconds,
 * so that nobody waits for rows that it holds meanwhile.
 */
export const transactGivingWay = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  repeat(200, isBlocked, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${SHORT_WAIT_MS}`));
      return work(tx);
    }),
  );

/** Runs work in the transaction of its caller, where a service would begin one. */
export const joinTransaction: typeof transact = (tx, work) => work(tx);

import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { NO_PASSWORD } from "../../http/auth/users.tables.ts";
import { emailKey, findTaken, insertUsers, lockImports } from "./users.repo.ts";

export interface CustomerRow {
  username: string;
  /** Empty if unknown. */
  phonenumber: string;
  email: string;
}

export interface CustomerOrder {
  db: Db;
  now: Date;
  rows: readonly CustomerRow[];
  isDryRun: boolean;
  onWritten: (tx: Db, counts: CustomerCounts) => Promise<void>;
}

export interface CustomerCounts {
  new: number;
  /** Rows whose email address an account names already, which stays as it is. */
  kept: number;
}

/**
 * Adds an account for each email address that no account names. It has no password and no proved address: the mailed
 * code of "Forgot password" proves the address and sets a password. Nobody is told, and nobody subscribes to anything.
 */
export const importCustomers = async ({
  db,
  now,
  rows,
  isDryRun,
  onWritten,
}: CustomerOrder): Promise<CustomerCounts> => {
  const counts = { new: 0, kept: 0 };
  await runOrUndo(db, isDryRun, async (tx) => {
    Object.assign(counts, { new: 0, kept: 0 });
    await lockImports(tx);
    for (const part of chunksOf(rows)) {
      const taken = await findTaken(
        tx,
        part.map(({ email }) => email),
      );
      const added = part.filter(({ email }) => !taken.has(emailKey(email)));
      await insertUsers(
        tx,
        added.map((row) => ({ ...row, passwordHash: NO_PASSWORD })),
        now,
      );
      counts.new += added.length;
      counts.kept += part.length - added.length;
    }
    await onWritten(tx, counts);
  });
  return counts;
};

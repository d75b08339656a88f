import type { ChangeContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { NO_PASSWORD } from "../../http/auth/users.tables.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { emailKey, findTaken, insertUsers, lockImports } from "./users.repo.ts";

export interface CustomerRow {
  username: string;
  /** Empty if unknown. */
  phonenumber: string;
  email: string;
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
export const importCustomers = (
  { db, clock, transaction }: ChangeContext,
  { rows, dryRun }: { rows: readonly CustomerRow[]; dryRun: boolean },
  actor: Actor,
): Promise<CustomerCounts> => {
  const work = async (tx: Db): Promise<CustomerCounts> => {
    const counts = { new: 0, kept: 0 };
    const now = clock.now();
    await lockImports(tx);
    for (const part of chunksOf(rows)) {
      const taken = await findTaken(
        tx,
        part.map(({ email }) => email),
      );
      const added = part
        .filter(({ email }) => !taken.has(emailKey(email)))
        .map((row) => ({ ...row, passwordHash: NO_PASSWORD }));
      await insertUsers(tx, added, now);
      counts.new += added.length;
      counts.kept += part.length - added.length;
    }
    await insertAudit(tx, { actor, action: "customer:import", changedAt: now }, [
      { target: "accounts", after: { ...counts } },
    ]);
    return counts;
  };
  return runOrUndo(db, dryRun, work, transaction);
};

import type { ChangeContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { emailKey, findHolders } from "../users/users.repo.ts";
import {
  findLowestSeq,
  findOrderIds,
  insertImported,
  lockOrderImports,
} from "./orderImport.repo.ts";
import { importedRows } from "./orderImport.rules.ts";
import type { ImportedOrder } from "./orderImport.rules.ts";

export interface OrderImportCounts {
  new: number;
  /** Orders that were imported before. */
  kept: number;
  /** New orders that an account's history shows. */
  ofAccounts: number;
}

/**
 * Adds orders of another shop, for reading only: they take no stock and no coupon, and cause no mail and no event. One
 * belongs to the account that holds its email address, if there is one.
 */
export const importOrders = (
  { db, clock, transaction }: ChangeContext,
  { orders, dryRun }: { orders: readonly ImportedOrder[]; dryRun: boolean },
  actor: Actor,
): Promise<OrderImportCounts> => {
  const newestFirst = orders.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const work = async (tx: Db): Promise<OrderImportCounts> => {
    const counts = { new: 0, kept: 0, ofAccounts: 0 };
    const now = clock.now();
    await lockOrderImports(tx);
    let seq = await findLowestSeq(tx);
    for (const part of chunksOf(newestFirst)) {
      const known = await findOrderIds(
        tx,
        part.map(({ id }) => id),
      );
      const holders = await findHolders(
        tx,
        part.map(({ email }) => email),
      );
      const added = part.filter(({ id }) => !known.has(id));
      const rows = added.map((order) => {
        const holder = holders.get(emailKey(order.email)) ?? null;
        if (holder !== null) counts.ofAccounts++;
        return importedRows(order, holder, now, --seq);
      });
      await insertImported(tx, rows);
      counts.new += added.length;
      counts.kept += part.length - added.length;
    }
    await insertAudit(tx, { actor, action: "order:import", changedAt: now }, [
      { target: "orders", after: { ...counts } },
    ]);
    return counts;
  };
  return runOrUndo(db, dryRun, work, transaction);
};

import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { emailKey, findHolders } from "../users/users.repo.ts";
import {
  findLowestSeq,
  findOrderIds,
  insertImported,
  lockOrderImports,
} from "./orderImport.repo.ts";
import { importedRows } from "./orderImport.rules.ts";
import type { ImportedOrder } from "./orderImport.rules.ts";

export interface OrderImport {
  db: Db;
  now: Date;
  orders: readonly ImportedOrder[];
  isDryRun: boolean;
  onWritten: (tx: Db, counts: OrderImportCounts) => Promise<void>;
}

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
export const importOrders = async ({
  db,
  now,
  orders,
  isDryRun,
  onWritten,
}: OrderImport): Promise<OrderImportCounts> => {
  const counts = { new: 0, kept: 0, ofAccounts: 0 };
  const newestFirst = orders.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  await runOrUndo(db, isDryRun, async (tx) => {
    Object.assign(counts, { new: 0, kept: 0, ofAccounts: 0 });
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
    await onWritten(tx, counts);
  });
  return counts;
};

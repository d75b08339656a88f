import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { authorName } from "../audit/authorName.repo.ts";
import { orderAddressChanges } from "./orders.tables.ts";

/** Returns the changes of an order's address, oldest first. */
export const findAddressChanges = (db: Db, orderId: string) =>
  db
    .select({
      ...getTableColumns(orderAddressChanges),
      changedBy: authorName(orderAddressChanges.changedBy),
    })
    .from(orderAddressChanges)
    .where(eq(orderAddressChanges.orderId, orderId))
    .orderBy(asc(orderAddressChanges.id));

export const insertAddressChange = async (
  tx: Db,
  change: typeof orderAddressChanges.$inferInsert,
): Promise<void> => {
  await tx.insert(orderAddressChanges).values(change);
};

/** Clears the addresses in the history of orders. Who changed them stays. */
export const clearAddressChanges = async (tx: Db, orderIds: SQLWrapper): Promise<void> => {
  await tx
    .update(orderAddressChanges)
    .set({ before: "", after: "" })
    .where(inArray(orderAddressChanges.orderId, orderIds));
};

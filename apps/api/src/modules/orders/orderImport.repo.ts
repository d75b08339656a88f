import { inArray, sql } from "drizzle-orm";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { orderLines, orders } from "./orders.tables.ts";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

/** Waits for other imports, which number their orders too. Checkouts go on. */
export const lockOrderImports = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('import of orders', 0))`);
};

/** Returns the lowest number of an order, at most zero. */
export const findLowestSeq = async (tx: Db): Promise<number> =>
  Number(
    (
      await rowsOf<{ lowest: number | string }>(
        tx,
        sql`SELECT least(0, coalesce(min(${orders.seq}), 0)) AS lowest FROM ${orders}`,
      )
    )[0]?.lowest ?? 0,
  );

/** Returns which of some ids an order has. */
export const findOrderIds = async (tx: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .select({ id: orders.id })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
    ).map(({ id }) => id),
  );

export const insertImported = async (
  tx: Db,
  rows: readonly { order: NewOrder; lines: NewOrderLine[] }[],
): Promise<void> => {
  for (const part of chunksOf(rows)) {
    await tx
      .insert(orders)
      .overridingSystemValue()
      .values(part.map(({ order }) => order));
    for (const lines of chunksOf(part.flatMap((row) => row.lines)))
      await tx.insert(orderLines).values(lines);
  }
};

import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orderLines, orders } from "./orders.tables.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

export const findBySubmission = async (db: Db, key: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.submissionKey, key)))[0];

export const findByIdempotencyKey = async (
  db: Db,
  userId: string,
  key: string,
): Promise<Order | undefined> => {
  const own = and(eq(orders.userId, userId), eq(orders.idempotencyKey, key));
  return (await db.select().from(orders).where(own))[0];
};

const selectRows = (db: Db) =>
  db.select().from(orders).innerJoin(orderLines, eq(orderLines.orderId, orders.id));

export const findOrder = async (
  db: Db,
  orderId: string,
): Promise<{ order: Order; lines: OrderLine[] } | undefined> => {
  const rows = await selectRows(db).where(eq(orders.id, orderId)).orderBy(asc(orderLines.position));
  return rows[0] && { order: rows[0].orders, lines: rows.map((row) => row.order_lines) };
};

/** Reads of the account pages. Each statement is prepared once and filters by owner. */
export const createOrderRepo = (db: Db) => {
  const rowsOfUser = selectRows(db)
    .where(eq(orders.userId, sql.placeholder("userId")))
    .orderBy(desc(orders.seq), asc(orderLines.position))
    .prepare("order_rows_of_user");
  const rowsOfOrder = selectRows(db)
    .where(
      and(eq(orders.id, sql.placeholder("orderId")), eq(orders.userId, sql.placeholder("userId"))),
    )
    .orderBy(asc(orderLines.position))
    .prepare("order_rows_of_order");
  const ordersOfUser = db
    .select()
    .from(orders)
    .where(eq(orders.userId, sql.placeholder("userId")))
    .orderBy(desc(orders.seq))
    .prepare("orders_of_user");
  return {
    rowsOfUser: (userId: string) => rowsOfUser.execute({ userId }),
    rowsOfOrder: (userId: string, orderId: string) => rowsOfOrder.execute({ userId, orderId }),
    ordersOfUser: (userId: string) => ordersOfUser.execute({ userId }),
  };
};

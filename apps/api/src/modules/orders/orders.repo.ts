import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { users } from "../users/users.tables.ts";
import type { CheckoutLine } from "./orders.rules.ts";
import { orderLines, orders } from "./orders.tables.ts";
import type { NewOrder, NewOrderLine, Order, OrderLine } from "./orders.tables.ts";

/**
 * The lines of a cart, locked until the transaction ends: a second submission of the same cart waits here and
 * then finds no line. `email` is the address of the account, empty for an empty cart.
 */
export const lockCart = async (
  tx: Db,
  userId: string,
): Promise<{ email: string; lines: CheckoutLine[] }> => {
  const rows = await tx
    .select({
      cartId: cartLines.id,
      seq: cartLines.seq,
      quantity: cartLines.quantity,
      variantId: variants.id,
      productName: products.name,
      colourName: variants.colourName,
      image: variants.image,
      unitPaise: products.offerPricePaise,
      stock: variants.stock,
      email: users.email,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(users, eq(users.id, cartLines.userId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.id))
    .for("update", { of: cartLines });
  return { email: rows[0]?.email ?? "", lines: rows.toSorted((a, b) => a.seq - b.seq) };
};

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

export const findOrder = async (
  db: Db,
  orderId: string,
): Promise<{ order: Order; lines: OrderLine[] } | undefined> => {
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderLines.position));
  return rows[0] && { order: rows[0].orders, lines: rows.map((row) => row.order_lines) };
};

/** Stores an order with its lines and removes the cart lines it was made of, in one statement. */
export const storeOrder = async (
  tx: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  cartIds: readonly string[],
): Promise<void> => {
  const placed = tx
    .$with("placed")
    .as(tx.insert(orders).values(order).returning({ id: orders.id }));
  const removed = tx.$with("removed").as(
    tx
      .delete(cartLines)
      .where(inArray(cartLines.id, [...cartIds]))
      .returning({ id: cartLines.id }),
  );
  await tx
    .with(placed, removed)
    .insert(orderLines)
    .values([...lines]);
};

/**
 * Takes stock for all variants or says which ids got none. Rows are locked in the order of their ids, so that
 * two carts with the same variants cannot wait for each other; the guard `stock >= quantity` is asked again on
 * the newest version of a row after a wait.
 */
export const takeStock = async (
  tx: Db,
  wanted: readonly { id: string; quantity: number }[],
): Promise<{ missing: string[] }> => {
  const locked = sql`(
    SELECT v.id, w.quantity
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(id text, quantity integer)
    JOIN ${variants} v ON v.id = w.id
    ORDER BY v.id
    FOR NO KEY UPDATE OF v
  ) AS wanted`;
  const taken = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - wanted.quantity` })
    .from(locked)
    .where(and(sql`${variants.id} = wanted.id`, sql`${variants.stock} >= wanted.quantity`))
    .returning({ id: variants.id });
  const ids = new Set(taken.map((row) => row.id));
  return { missing: wanted.filter((line) => !ids.has(line.id)).map((line) => line.id) };
};

export const stockOf = async (db: Db, variantId: string): Promise<number> =>
  (await db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId)))[0]
    ?.stock ?? 0;

/** The reads of the account pages; each statement is prepared once and names the owner. */
export const createOrderRepo = (db: Db) => {
  const rowsOfUser = db
    .select()
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.userId, sql.placeholder("userId")))
    .orderBy(desc(orders.seq), asc(orderLines.position))
    .prepare("order_rows_of_user");
  const rowsOfOrder = db
    .select()
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
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

export type OrderRepo = ReturnType<typeof createOrderRepo>;

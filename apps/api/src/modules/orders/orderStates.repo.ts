import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { couponClaims, coupons } from "../coupons/coupons.tables.ts";
import { users } from "../users/users.tables.ts";
import type { OrderState, PaymentState } from "./orderStates.rules.ts";
import { orderChanges, orderLines, orders } from "./orders.tables.ts";

/** The states of some orders, locked until the transaction ends, in the order of their ids. */
export const lockOrders = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: orders.id, state: orders.state, paymentState: orders.paymentState })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");

export const writeState = async (tx: Db, id: string, state: OrderState): Promise<void> => {
  await tx.update(orders).set({ state }).where(eq(orders.id, id));
};

/** How a parcel can be followed; null for what is not known. */
export interface Tracking {
  trackingNumber: string | null;
  trackingLink: string | null;
}

export const writeTracking = async (tx: Db, id: string, tracking: Tracking): Promise<void> => {
  await tx.update(orders).set(tracking).where(eq(orders.id, id));
};

/** Some orders whose account has proved an address, with that address and the lines (docs/decisions/0022). */
export const findMailedOrders = async (tx: Db, ids: readonly string[]) => {
  const wanted = [...ids];
  const found = await tx
    .select({ order: orders, email: users.provedEmail })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.id, wanted), isNotNull(users.provedEmail)))
    .orderBy(asc(orders.id));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, wanted))
    .orderBy(asc(orderLines.position));
  return found.map(({ order, email }) => ({
    order,
    email: email ?? "",
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
};

export const writePaymentState = async (
  tx: Db,
  id: string,
  paymentState: PaymentState,
): Promise<void> => {
  await tx.update(orders).set({ paymentState }).where(eq(orders.id, id));
};

export const insertChange = async (
  tx: Db,
  change: typeof orderChanges.$inferInsert,
): Promise<void> => {
  await tx.insert(orderChanges).values(change);
};

/**
 * Puts the pieces of some orders back into stock, variants in the order in which a checkout locks them. Returns the
 * number of pieces; those of a variant that has left the catalogue are not counted.
 */
export const returnStock = async (tx: Db, orderIds: readonly string[]): Promise<number> => {
  const sold = tx
    .select({
      id: sql<string>`${orderLines.variantId}`.as("id"),
      quantity: sql<number>`sum(${orderLines.quantity})::integer`.as("quantity"),
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.variantId);
  const returned = await rowsOf<{ quantity: number }>(
    tx,
    sql`UPDATE ${variants} SET stock = stock + back.quantity
    FROM (
      SELECT v.id, sold.quantity FROM (${sold}) AS sold
      JOIN ${variants} v ON v.id = sold.id
      ORDER BY v.id
      FOR NO KEY UPDATE OF v
    ) AS back
    WHERE ${variants.id} = back.id RETURNING back.quantity`,
  );
  return returned.reduce((sum, { quantity }) => sum + quantity, 0);
};

/** Gives the use of an order's coupon back, also to the person; returns its code, undefined for no coupon. */
export const returnCoupon = async (tx: Db, orderId: string): Promise<string | undefined> => {
  const [claim] = await tx
    .delete(couponClaims)
    .where(eq(couponClaims.orderId, orderId))
    .returning({ code: couponClaims.couponCode });
  if (!claim) return undefined;
  await tx
    .update(coupons)
    .set({ usesLeft: sql`${coupons.usesLeft} + 1` })
    .where(and(eq(coupons.code, claim.code), sql`${coupons.usesLeft} IS NOT NULL`));
  return claim.code;
};

export interface OrderFilter {
  state?: OrderState | undefined;
  paymentState?: PaymentState | undefined;
  since?: Date | undefined;
  /** Only orders before that one. */
  belowSeq?: number | undefined;
}

/** Orders with their number of pieces, newest first. */
export const findOrdersPage = (
  db: Db,
  { state, paymentState, since, belowSeq }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      fullName: orders.fullName,
      townCity: orders.townCity,
      state: orders.state,
      paymentState: orders.paymentState,
      currency: orders.currency,
      totalMinor: orders.totalMinor,
      pieces: sql<number>`(
        SELECT coalesce(sum(${orderLines.quantity}), 0)::integer FROM ${orderLines}
        WHERE ${orderLines.orderId} = ${orders.id}
      )`,
    })
    .from(orders)
    .where(
      and(
        state === undefined ? undefined : eq(orders.state, state),
        paymentState === undefined ? undefined : eq(orders.paymentState, paymentState),
        since === undefined ? undefined : gte(orders.createdAt, since),
        belowSeq === undefined ? undefined : lt(orders.seq, belowSeq),
      ),
    )
    .orderBy(desc(orders.seq))
    .limit(limit)
    .offset(offset);

/** Where an order stands among all, undefined for an unknown id. */
export const findSeq = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.select({ seq: orders.seq }).from(orders).where(eq(orders.id, id)))[0]?.seq;

/** The changes of an order's states, oldest first. */
export const findChanges = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.id));

/** Pieces that an account has ordered since a time and not paid for; cancelled orders do not count. */
export const unpaidPiecesOf = async (db: Db, userId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::integer` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.paymentState, "pending"),
        inArray(orders.state, ["placed", "confirmed", "packed"]),
        gte(orders.createdAt, since),
      ),
    );
  return row?.pieces ?? 0;
};

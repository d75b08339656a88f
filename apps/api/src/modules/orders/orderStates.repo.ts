import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { authorName } from "../audit/authorName.repo.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { couponClaims, coupons } from "../coupons/coupons.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import type { DeliveryAddress } from "./deliveryAddress.rules.ts";
import { openStates, undoingStates, unsentStates } from "./orderStates.rules.ts";
import type { OrderState, PaymentState } from "./orderStates.rules.ts";
import { orderChanges, orderLines, orderNotes, orders } from "./orders.tables.ts";
import type { Order } from "./orders.tables.ts";

/** Returns what can change of orders, locked in the order of their ids until the transaction ends. */
export const lockOrders = (tx: Db, ids: readonly string[]) =>
  tx
    .select({
      id: orders.id,
      userId: orders.userId,
      state: orders.state,
      paymentState: orders.paymentState,
      importedAt: orders.importedAt,
      subTotalPaise: orders.subTotalPaise,
      discountPaise: orders.discountPaise,
      trackingNumber: orders.trackingNumber,
      trackingLink: orders.trackingLink,
      fullName: orders.fullName,
      phoneNo: orders.phoneNo,
      addressLine1: orders.addressLine1,
      addressLine2: orders.addressLine2,
      townCity: orders.townCity,
      zipCode: orders.zipCode,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");

/** Tracking of a parcel. Null for unknown values. */
export type Tracking = Pick<Order, "trackingNumber" | "trackingLink">;

export const writeOrder = async (
  tx: Db,
  id: string,
  change: Partial<Tracking & DeliveryAddress & { state: OrderState; paymentState: PaymentState }>,
): Promise<void> => {
  await tx.update(orders).set(change).where(eq(orders.id, id));
};

/** Returns orders whose account has a proved email address, with that address and the lines (docs/decisions/0022). */
export const findMailedOrders = async (tx: Db, ids: readonly string[]) => {
  const orderIds = [...ids];
  const found = await tx
    .select({ order: orders, email: users.provedEmail })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.id, orderIds), isNotNull(users.provedEmail)))
    .orderBy(asc(orders.id));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position));
  return found.map(({ order, email }) => ({
    order,
    email: email ?? "",
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
};

export const insertChange = async (
  tx: Db,
  change: typeof orderChanges.$inferInsert,
): Promise<void> => {
  await tx.insert(orderChanges).values(change);
};

/**
 * Returns the pieces of orders to stock, in the lock order of a checkout. Returns the number of pieces, without those
 * of deleted variants.
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

/** Gives the use of an order's coupon back, also to the user. Returns its code, undefined without a coupon. */
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

/** Columns of an order that its invoice does not need. */
const beyondInvoice = {
  email: "",
  phoneNo: "",
  additionalText: "",
  trackingNumber: null,
  trackingLink: null,
} as const;

/** Whether nobody needs to reach the customer any more: the order is not open, and no refund is due. */
const hasEnded = sql`(${and(
  notInArray(orders.state, [...openStates]),
  or(
    notInArray(orders.state, [...undoingStates]),
    ne(orders.paymentState, "paid"),
    isNotNull(orders.importedAt),
  ),
)})`;

/** Clears what the invoices of ended orders do not need, and deletes the notes about them. */
const clearEnded = async (tx: Db, isMeant: SQL | undefined): Promise<void> => {
  const isCleared = and(isMeant, hasEnded);
  const ids = tx.select({ id: orders.id }).from(orders).where(isCleared);
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx.update(orders).set(beyondInvoice).where(isCleared);
};

/** Clears ended orders whose account is erased. Call it when orders have changed. */
export const clearOrdersOfErased = (tx: Db, ids: readonly string[]): Promise<void> =>
  clearEnded(tx, and(inArray(orders.id, [...ids]), isNull(orders.userId)));

/** Clears the ended orders of an account that is erased. The others follow when they end. */
export const clearOrdersOf = (tx: Db, userId: string): Promise<void> =>
  clearEnded(tx, eq(orders.userId, userId));

/** Clears the imported orders of an email address, in lower case, that no account has. */
export const clearImportedOrders = (tx: Db, email: string): Promise<void> =>
  clearEnded(
    tx,
    and(
      isNotNull(orders.importedAt),
      isNull(orders.userId),
      eq(sql`lower(${orders.email})`, email),
    ),
  );

/** Returns the ids of an account's orders that have not ended, oldest first. */
export const findUnended = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), not(hasEnded)))
    .orderBy(asc(orders.seq));
  return rows.map(({ id }) => id);
};

export const findSeq = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.select({ seq: orders.seq }).from(orders).where(eq(orders.id, id)))[0]?.seq;

export const findChanges = (db: Db, orderId: string) =>
  db
    .select({ ...getTableColumns(orderChanges), changedBy: authorName(orderChanges.changedBy) })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.id));

/** Returns the number of unpaid pieces that an account has ordered since a time and that are not sent yet. */
export const unpaidPiecesOf = async (db: Db, userId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::integer` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.paymentState, "pending"),
        inArray(orders.state, [...unsentStates]),
        gte(orders.createdAt, since),
      ),
    );
  return row?.pieces ?? 0;
};

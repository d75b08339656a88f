import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import type { OrderState } from "./orderStates.rules.ts";
import { orderChanges, orderLines, orders } from "./orders.tables.ts";
import type { Order, OrderLine } from "./orders.tables.ts";
import type { Period } from "./period.rules.ts";

/** Orders of another shop are in its accounts. */
const placedIn = ({ from, to }: Period) =>
  and(gte(orders.createdAt, from), lte(orders.createdAt, to), isNull(orders.importedAt));

const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::double precision`;

/** Returns the orders of a period by currency, state and payment, with their amounts in minor units. */
export const salesByState = (db: Db, period: Period) =>
  db
    .select({
      currency: orders.currency,
      state: orders.state,
      paymentState: orders.paymentState,
      orders: sql<number>`count(*)::integer`,
      subTotalMinor: sum(orders.subTotalMinor),
      discountMinor: sum(orders.discountMinor),
      totalMinor: sum(orders.totalMinor),
    })
    .from(orders)
    .where(placedIn(period))
    .groupBy(orders.currency, orders.state, orders.paymentState)
    .orderBy(asc(orders.currency), asc(orders.state), asc(orders.paymentState));

export const countOrders = (db: Db, state: OrderState): Promise<number> =>
  db.$count(orders, eq(orders.state, state));

/** Returns the best-selling variants of a period, without cancelled and returned orders. */
export const bestSellers = (db: Db, period: Period, limit: number) =>
  db
    .select({
      variantId: orderLines.variantId,
      productName: sql<string>`max(${orderLines.productName})`,
      colourName: sql<string>`max(${orderLines.colourName})`,
      optionValue: sql<string>`max(${orderLines.optionValue})`,
      pieces: sql<number>`sum(${orderLines.quantity})::integer`,
    })
    .from(orders)
    .innerJoin(orderLines, sql`${orderLines.orderId} = ${orders.id}`)
    .where(and(placedIn(period), ne(orders.state, "cancelled"), ne(orders.state, "returned")))
    .groupBy(orderLines.variantId)
    .orderBy(sql`sum(${orderLines.quantity}) DESC`, asc(orderLines.variantId))
    .limit(limit);

/** Returns the number of orders of a period. */
export const countOrdersOf = (db: Db, period: Period): Promise<number> =>
  db.$count(orders, placedIn(period));

/** Yields the orders of a period for accounting, oldest first, in pages. */
export const ordersOfPeriod = (db: Db, period: Period) =>
  pagesByKey<Order>((last, limit) =>
    db
      .select()
      .from(orders)
      .where(and(placedIn(period), last && gt(orders.seq, last.seq)))
      .orderBy(asc(orders.seq))
      .limit(limit),
  );

/** Returns the lines of orders in their order. */
export const findLines = (db: Db, orderIds: readonly string[]): Promise<OrderLine[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));

/** Returns orders of this shop by their ids, oldest first. */
export const findOwnOrders = (db: Db, ids: readonly string[]): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.importedAt)))
    .orderBy(asc(orders.seq));

const endingStates = ["cancelled", "returned", "refunded"] as const;

export interface Ending {
  orderId: string;
  state: (typeof endingStates)[number];
  changedAt: Date;
}

/** Returns when orders were cancelled, returned and refunded. */
export const findEndings = (db: Db, orderIds: readonly string[]): Promise<Ending[]> =>
  db
    .select({
      orderId: orderChanges.orderId,
      state: sql<Ending["state"]>`${orderChanges.after}`,
      changedAt: orderChanges.changedAt,
    })
    .from(orderChanges)
    .where(
      and(
        inArray(orderChanges.orderId, [...orderIds]),
        inArray(orderChanges.after, [...endingStates]),
      ),
    );

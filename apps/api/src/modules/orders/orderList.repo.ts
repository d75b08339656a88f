import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isOneOf, orderLines, orderNotes, orders } from "./orders.tables.ts";
import { orderViewNames, orderViews } from "./orderStates.rules.ts";
import type { OrderState, OrderView, OrderViewName, PaymentState } from "./orderStates.rules.ts";

export interface OrderFilter {
  /** Only orders of this view. */
  view?: OrderViewName;
  /** Only orders in one of these states. */
  states?: readonly OrderState[];
  paymentStates?: readonly PaymentState[];
  since?: Date;
  /** The last moment that counts. */
  until?: Date;
  /** A text in what the customer typed or in a product's name or SKU, or an id. */
  find?: { text: string; id: string };
  /** Without those of another shop. */
  isOwn?: true;
}

/** A part of a list: the orders below a `seq`, or those nearest above one. */
export interface OrderRange {
  belowSeq?: number;
  aboveSeq?: number;
}

/**
 * Whether an order has an id, or a text in what the customer typed, or in the name, colour, option or SKU of a line. Phone
 * numbers are compared by their digits.
 */
const isNamed = ({ text, id }: { text: string; id: string }) => {
  const typed = sql.join([orders.fullName, orders.email, orders.townCity, orders.phoneNo], sql`, `);
  const { productName, colourName, optionValue, sku } = orderLines;
  const ordered = sql.join([productName, colourName, optionValue, sku], sql`, `);
  const digits = text.replaceAll(/\D/g, "");
  const small = text.toLowerCase();
  return or(
    eq(orders.id, id),
    sql`strpos(lower(concat_ws(chr(10), ${typed})), ${small}) > 0`,
    digits.length < 5
      ? undefined
      : sql`strpos(regexp_replace(${orders.phoneNo}, '\\D', '', 'g'), ${digits}) > 0`,
    // Read once for all orders: it does not depend on the row.
    sql`${orders.id} IN (SELECT ${orderLines.orderId} FROM ${orderLines}
      WHERE strpos(lower(concat_ws(chr(10), ${ordered})), ${small}) > 0)`,
  );
};

const isIn = (name: OrderViewName) => {
  const view: OrderView = orderViews[name];
  return and(
    view.states && isOneOf(orders.state, view.states),
    view.paymentStates && isOneOf(orders.paymentState, view.paymentStates),
  );
};

const isFound = ({ view, states, paymentStates, since, until, find, isOwn }: OrderFilter) =>
  and(
    view && isIn(view),
    states && inArray(orders.state, [...states]),
    paymentStates && inArray(orders.paymentState, [...paymentStates]),
    since && gte(orders.createdAt, since),
    until && lte(orders.createdAt, until),
    find && isNamed(find),
    isOwn && isNull(orders.importedAt),
  );

/** Returns the number of orders that a filter finds. */
export const countFoundOrders = (db: Db, filter: OrderFilter): Promise<number> =>
  db.$count(orders, isFound(filter));

/** Returns the number of orders in each view that a filter finds. */
export const countViews = async (
  db: Db,
  filter: OrderFilter,
): Promise<Record<OrderViewName, number>> => {
  const counts = orderViewNames.map((view) => {
    const where = isIn(view);
    const all = sql<number>`count(*)::integer`;
    return [view, where ? sql<number>`count(*) FILTER (WHERE ${where})::integer` : all] as const;
  });
  const columns = Object.fromEntries(counts) as Record<OrderViewName, (typeof counts)[number][1]>;
  const [row] = await db.select(columns).from(orders).where(isFound(filter));
  return row ?? { toDo: 0, unpaid: 0, sent: 0, all: 0 };
};

/** Returns the number of this shop's orders in a view, by an index if the view has one. */
export const countView = (db: Db, view: OrderViewName): Promise<number> =>
  db.$count(orders, isFound({ view, isOwn: true }));

export const selectStates = (db: Db, view: OrderViewName) =>
  db
    .select({ state: orders.state, count: sql<number>`count(*)::integer` })
    .from(orders)
    .where(isFound({ view, isOwn: true }))
    .groupBy(orders.state);

/** Returns the number of this shop's orders of a view in each state. A state without orders is absent. */
export const countStates = async (
  db: Db,
  view: OrderViewName,
): Promise<Partial<Record<OrderState, number>>> => {
  const rows = await selectStates(db, view);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

// In a select of one table Drizzle writes its columns without their table, except in a statement inside of another.
const linesOf = sql`FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id}`;
const notesOf = sql`FROM ${orderNotes} WHERE ${orderNotes.orderId} = ${orders.id}`;

type Range = OrderRange & { limit: number; offset?: number };

/** Selects a part of the orders that a filter finds: newest first, or oldest first above a `seq`. */
export const selectOrders = (
  db: Db,
  filter: OrderFilter,
  { limit, offset = 0, belowSeq, aboveSeq }: Range,
) =>
  db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      fullName: orders.fullName,
      townCity: orders.townCity,
      importedAt: orders.importedAt,
      isAccountErased: sql`(${and(isNull(orders.userId), isNull(orders.importedAt))})`.mapWith(
        Boolean,
      ),
      state: orders.state,
      paymentState: orders.paymentState,
      currency: orders.currency,
      totalMinor: orders.totalMinor,
      pieces: sql<number>`(SELECT coalesce(sum(${orderLines.quantity}), 0)::integer ${linesOf})`,
      lines: sql<number>`(SELECT count(*)::integer ${linesOf})`,
      firstProduct: sql<string>`coalesce((
        SELECT ${orderLines.productName} ${linesOf} ORDER BY ${orderLines.position} LIMIT 1
      ), '')`,
      hasComment: sql<boolean>`${orders.additionalText} <> ''`,
      notes: sql<number>`(SELECT count(*)::integer ${notesOf})`,
    })
    .from(orders)
    .where(
      and(
        isFound(filter),
        belowSeq === undefined ? undefined : lt(orders.seq, belowSeq),
        aboveSeq === undefined ? undefined : gt(orders.seq, aboveSeq),
      ),
    )
    .orderBy(aboveSeq === undefined ? desc(orders.seq) : asc(orders.seq))
    .limit(limit)
    .offset(offset);

/** Returns a part of the orders that a filter finds, newest first. */
export const findOrdersPage = async (db: Db, filter: OrderFilter, range: Range) => {
  const rows = await selectOrders(db, filter, range);
  return range.aboveSeq === undefined ? rows : rows.toReversed();
};

export type FoundOrder = Awaited<ReturnType<typeof findOrdersPage>>[number];

/** Returns the ids of the orders before and after one in the list of a filter, which is newest first. */
export const findNeighbours = async (
  db: Db,
  filter: OrderFilter,
  seq: number,
): Promise<{ previous: string | null; next: string | null }> => {
  const [previous] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isFound(filter), gt(orders.seq, seq)))
    .orderBy(asc(orders.seq))
    .limit(1);
  const [next] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isFound(filter), lt(orders.seq, seq)))
    .orderBy(desc(orders.seq))
    .limit(1);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
};

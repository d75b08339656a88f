import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { containing } from "../../db/patterns.rules.ts";
import { countTogether, rowsOf } from "../../db/rows.ts";
import type { Count } from "../../db/rows.ts";
import { countFound, isAmongFound } from "../../db/search.ts";
import type { Search } from "../../db/search.ts";
import {
  isOneOf,
  orderLines,
  orderNotes,
  orders,
  searchedLine,
  searchedOrder,
} from "./orders.tables.ts";
import { orderViews } from "./orderStates.rules.ts";
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
  /** Only these orders. */
  ids?: readonly string[];
  /** Only those with which the shopper wrote something. */
  isCommented?: boolean;
  /** Without those of another shop. */
  isOwn?: true;
}

/** A part of a list: the orders below a `seq`, or those nearest above one. */
export interface OrderRange {
  belowSeq?: number;
  aboveSeq?: number;
}

/** Returns the digits of a phone number that a text has, as far as all spellings of it have them: without +91 and 0. */
export const phoneDigitsOf = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\+|00)91/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0+/, "")
    .slice(-10);

const isIn = (name: OrderViewName) => {
  const view: OrderView = orderViews[name];
  return and(
    view.states && isOneOf(orders.state, view.states),
    view.paymentStates && isOneOf(orders.paymentState, view.paymentStates),
  );
};

type Narrowing = Omit<OrderFilter, "find"> & OrderRange;

const isNarrowed = (filter: Narrowing) => {
  const { view, states, paymentStates, since, until, ids, isCommented, isOwn } = filter;
  const { belowSeq, aboveSeq } = filter;
  return and(
    view && isIn(view),
    states && isOneOf(orders.state, states),
    paymentStates && isOneOf(orders.paymentState, paymentStates),
    since && gte(orders.createdAt, since),
    until && lte(orders.createdAt, until),
    ids && inArray(orders.id, [...ids]),
    isCommented ? ne(orders.additionalText, "") : undefined,
    isOwn && isNull(orders.importedAt),
    belowSeq === undefined ? undefined : lt(orders.seq, belowSeq),
    aboveSeq === undefined ? undefined : gt(orders.seq, aboveSeq),
  );
};

/**
 * Finds orders with an id, or a text in what the customer typed, or in the name, colour, option or SKU of a line. Phone
 * numbers are compared by their last ten digits.
 */
const searchOf = ({ text, id }: { text: string; id: string }, filter: Narrowing): Search => {
  const digits = phoneDigitsOf(text);
  const isTyped = (typed: string) => sql`${searchedOrder(orders)} LIKE ${containing(typed)}`;
  return {
    from: orders,
    key: orders.id,
    places: [
      isTyped(text),
      ...(digits.length < 5 ? [] : [isTyped(digits)]),
      sql`${orders.id} IN (SELECT ${orderLines.orderId} FROM ${orderLines}
        WHERE ${searchedLine(orderLines)} LIKE ${containing(text)})`,
      eq(orders.id, id),
    ],
    filter: isNarrowed(filter),
  };
};

/** Counts the orders that a filter finds, at most `limit` of them. */
export const countFoundOrders = (db: Db, filter: OrderFilter, limit: number): Count =>
  filter.find
    ? countFound(db, searchOf(filter.find, filter), limit)
    : db.$count(
        db
          .select({ seq: orders.seq })
          .from(orders)
          .where(isNarrowed(filter))
          .limit(limit)
          .as("matching"),
      );

/** Counts the orders of each view that a filter finds, at most `limit` of each. */
export const countViews = (
  db: Db,
  filter: OrderFilter,
  limit: number,
): Promise<Record<OrderViewName, number>> => {
  const countOf = (view: OrderViewName) => countFoundOrders(db, { ...filter, view }, limit);
  return countTogether(db, {
    toDo: countOf("toDo"),
    unpaid: countOf("unpaid"),
    sent: countOf("sent"),
    all: countOf("all"),
  });
};

/** Returns the number of this shop's orders in a view, by an index if the view has one. */
export const countView = (db: Db, view: OrderViewName): Count =>
  db.$count(orders, isNarrowed({ view, isOwn: true }));

export const selectStates = (db: Db, view: OrderViewName) =>
  db
    .select({ state: orders.state, count: sql<number>`count(*)::integer` })
    .from(orders)
    .where(isNarrowed({ view, isOwn: true }))
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

/** How much of what the shopper wrote a list has, in characters. */
export const MAX_COMMENT = 80;

type Range = OrderRange & { limit: number; offset?: number };

const orderOf = ({ aboveSeq }: OrderRange) =>
  aboveSeq === undefined ? desc(orders.seq) : asc(orders.seq);

/** Whether a filter finds an order within a range, and fewer than `limit` others before it. */
const isFound = ({ find, ...filter }: OrderFilter, range: OrderRange, limit: number) =>
  find
    ? isAmongFound(searchOf(find, { ...filter, ...range }), limit, orderOf(range))
    : isNarrowed({ ...filter, ...range });

/** Selects a part of the orders that a filter finds: newest first, or oldest first above a `seq`. */
export const selectOrders = (db: Db, filter: OrderFilter, { limit, offset = 0, ...range }: Range) =>
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
      comment: sql<string>`left(${orders.additionalText}, ${sql.raw(String(MAX_COMMENT))})`,
      notes: sql<number>`(SELECT count(*)::integer ${notesOf})`,
    })
    .from(orders)
    .where(isFound(filter, range, limit + offset))
    .orderBy(orderOf(range))
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
  const nearest = (range: OrderRange) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(isFound(filter, range, 1))
      .orderBy(orderOf(range))
      .limit(1);
  const [found] = await rowsOf<{ previous: string | null; next: string | null }>(
    db,
    sql`SELECT ${nearest({ aboveSeq: seq })} AS previous, ${nearest({ belowSeq: seq })} AS next`,
  );
  return found ?? { previous: null, next: null };
};

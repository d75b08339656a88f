import type { Db } from "@pallu/api/internals";
import {
  cartLines,
  couponClaims,
  coupons,
  orderLines,
  orders,
  outbox,
  users,
  variants,
} from "@pallu/api/schema";
import type { Order, OrderLine } from "@pallu/api/schema";
import { eq, inArray, like, sql } from "drizzle-orm";
import type { Entry } from "./history.ts";
import type { Fixtures, Shopper } from "./fixtures.ts";

interface Snapshot {
  stock: Map<string, number>;
  orders: Map<string, Order>;
  lines: Map<string, OrderLine[]>;
  ordersOf: Map<string, Order[]>;
  cartsOf: Map<string, number>;
  mailsOf: Map<string, number>;
}

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Reads all rows that belong to the fixtures of a run. */
const readSnapshot = async (db: Db, { tag }: Fixtures): Promise<Snapshot> => {
  const isFixture = like(users.email, `%@${tag}.example`);
  const stock = await db
    .select()
    .from(variants)
    .where(like(variants.id, `${tag}-%`));
  const placed = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isFixture);
  const sold = await db
    .select()
    .from(orderLines)
    .where(like(orderLines.variantId, `${tag}-%`));
  const carts = await db
    .select({ userId: cartLines.userId, count: sql<number>`count(*)::int` })
    .from(cartLines)
    .where(like(cartLines.variantId, `${tag}-%`))
    .groupBy(cartLines.userId);
  const mails = await db
    .select({ to: outbox.recipient, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(like(outbox.recipient, `%@${tag}.example`))
    .groupBy(outbox.recipient);
  return {
    stock: new Map(stock.map((row) => [row.id, row.stock])),
    orders: new Map(placed.map(({ order }) => [order.id, order])),
    lines: groupBy(sold, (line) => line.orderId),
    ordersOf: groupBy(
      placed.map(({ order }) => order),
      (order) => order.userId ?? "",
    ),
    cartsOf: new Map(carts.map((row) => [row.userId, row.count])),
    mailsOf: new Map(mails.map((row) => [row.to.split("@")[0] ?? "", row.count])),
  };
};

const linesText = (lines: readonly { variantId: string; quantity: number }[]): string =>
  lines
    .map(({ variantId, quantity }) => `${quantity} ${variantId}`)
    .toSorted()
    .join(", ");

/** I1 and I2: the initial stock equals the remaining stock plus the sold pieces. */
function* checkStock({ items }: Fixtures, snapshot: Snapshot): Generator<string> {
  const sold = new Map<string, number>();
  for (const line of [...snapshot.lines.values()].flat())
    sold.set(line.variantId, (sold.get(line.variantId) ?? 0) + line.quantity);
  for (const { variantId, stock } of items) {
    const left = snapshot.stock.get(variantId) ?? Number.NaN;
    const soldPieces = sold.get(variantId) ?? 0;
    if (stock !== left + soldPieces)
      yield `I1 of ${stock} pieces ${soldPieces} were sold and ${left} are left`;
    if (left < 0) yield `I2 ${left} pieces are left`;
  }
}

/** I4 and I8: an order is complete and matches its cart. */
function* checkOrder(shopper: Shopper, order: Order, snapshot: Snapshot): Generator<string> {
  const lines = snapshot.lines.get(order.id) ?? [];
  const sum = lines.reduce((total, line) => total + line.unitMinor * line.quantity, 0);
  if (lines.length === 0) yield "I4 an order has no line";
  else if (order.totalMinor !== sum - order.discountMinor) yield "I4 an order does not add up";
  if (linesText(lines) !== linesText(shopper.lines))
    yield "I8 an order is not what was in the cart";
  if (order.totalMinor !== shopper.totalPaise)
    yield "I8 an order costs something else than its cart";
}

/** I5, I6 and I9: each successful submission leaves one order, no cart and one mail. */
function* checkShopper(shopper: Shopper, snapshot: Snapshot): Generator<string> {
  const placed = snapshot.ordersOf.get(shopper.userId) ?? [];
  if (placed.length > 1) yield `I5 one submission became ${placed.length} orders`;
  if (placed.length > 0 && snapshot.cartsOf.has(shopper.userId))
    yield "I6 a cart outlived its order";
  const mails = snapshot.mailsOf.get(shopper.userId) ?? 0;
  if (mails !== placed.length) yield `I9 ${placed.length} orders had ${mails} mails`;
  for (const order of placed) yield* checkOrder(shopper, order, snapshot);
}

/** I3: the database matches the responses that clients received. */
function* checkHistory(history: readonly Entry[], snapshot: Snapshot): Generator<string> {
  const refused = new Map<string, boolean>();
  for (const entry of history) {
    if (entry.phase !== "answered" || entry.status === 0) continue;
    if (entry.status !== 200) refused.set(entry.userId, entry.status === 409);
    else if (
      entry.orderId === undefined ||
      snapshot.orders.get(entry.orderId)?.userId !== entry.userId
    )
      yield "I3 an acknowledged order is lost";
    else refused.set(entry.userId, false);
  }
  for (const [userId, isRefused] of refused)
    if (isRefused && snapshot.ordersOf.has(userId) && !hasUnknownOutcome(history, userId))
      yield "I8 a refused checkout left an order";
}

const hasUnknownOutcome = (history: readonly Entry[], userId: string): boolean => {
  const own = history.filter((entry) => entry.userId === userId);
  const answered = own.filter((entry) => entry.phase === "answered" && entry.status !== 0).length;
  return answered < own.filter((entry) => entry.phase === "sent").length;
};

/** I7: a coupon is used at most as often as allowed. */
async function* checkCoupon(db: Db, { coupon }: Fixtures): AsyncGenerator<string> {
  if (!coupon) return;
  const used = await db.$count(couponClaims, eq(couponClaims.couponCode, coupon.code));
  const [row] = await db
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [coupon.code]));
  if (used > coupon.uses) yield `I7 a coupon of ${coupon.uses} uses was used ${used} times`;
  if (used + (row?.usesLeft ?? 0) !== coupon.uses)
    yield `I7 of ${coupon.uses} uses ${used} were made and ${row?.usesLeft} are left`;
}

/** Groups equal messages and adds their counts. */
const countEqual = (messages: readonly string[]): string[] =>
  [...groupBy(messages, (message) => message)].map(([message, { length }]) =>
    length > 1 ? `${message} (${length} times)` : message,
  );

/** Returns every violated invariant of I1 to I9, by the database and the clients' records alone. */
export const checkInvariants = async (
  db: Db,
  fixtures: Fixtures,
  history: readonly Entry[],
): Promise<string[]> => {
  const snapshot = await readSnapshot(db, fixtures);
  const found = [...checkStock(fixtures, snapshot), ...checkHistory(history, snapshot)];
  for (const shopper of fixtures.shoppers) found.push(...checkShopper(shopper, snapshot));
  for await (const breach of checkCoupon(db, fixtures)) found.push(breach);
  return countEqual(found);
};

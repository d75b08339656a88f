import type { Db } from "@pallu/api/internals";
import { cartLines, orderLines, orders, outbox, users, variants } from "@pallu/api/schema";
import { eq, getTableColumns, like } from "drizzle-orm";
import { checkInputOf } from "./checks/checkInput.ts";
import { newExports } from "./checks/exports.ts";
import type { Exports } from "./checks/exports.ts";
import { newJournal } from "./checks/journal.ts";
import type { ReceivedMail } from "./checks/journal.ts";
import { checkMails } from "./checks/mails.ts";
import { checkOrders } from "./checks/orders.ts";
import { checkStock } from "./checks/stock.ts";
import type { Fixtures } from "./fixtures.ts";
import { groupBy } from "./groupBy.ts";

const readOrders = async (db: Db, tag: string): Promise<Exports["orders"]> => {
  const placed = await db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(like(users.email, `%@${tag}.example`));
  const sold = await db
    .select()
    .from(orderLines)
    .where(like(orderLines.variantId, `${tag}-%`));
  const lines = groupBy(sold, (line) => line.orderId);
  return placed.map((order) => ({
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    state: order.state,
    payment: order.paymentState,
    currency: order.currency,
    subTotal: order.subTotalMinor / 100,
    discount: order.discountMinor / 100,
    total: order.totalMinor / 100,
    couponCode: order.couponCode,
    additionalText: order.additionalText,
    lines: (lines.get(order.id) ?? []).map(({ variantId, quantity, unitMinor, lineMinor }) => ({
      variantId,
      quantity,
      unitPrice: unitMinor / 100,
      total: lineMinor / 100,
    })),
    history: [],
  }));
};

/** Reads queued and sent mails. */
const readMails = async (db: Db, tag: string): Promise<ReceivedMail[]> => {
  const mails = await db
    .select({ id: outbox.id, recipient: outbox.recipient, subject: outbox.subject })
    .from(outbox)
    .where(like(outbox.recipient, `%@${tag}.example`));
  return mails.map(({ id, recipient, subject }) => ({
    to: [recipient],
    messageId: id,
    subject,
    text: "",
    hasPdf: true,
    at: 0,
  }));
};

/**
 * Returns every violated invariant of the fixtures, by the database and the records of their clients alone: pieces add up,
 * each acknowledged order exists once as its shopper saw it, with one mail and without its cart,
 * and no other order exists.
 */
export const checkDatabase = async (db: Db, fixtures: Fixtures): Promise<string[]> => {
  const { tag, items, shoppers } = fixtures;
  const stock = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(like(variants.id, `${tag}-%`));
  const filled = await db
    .selectDistinct({ userId: cartLines.userId })
    .from(cartLines)
    .where(like(cartLines.variantId, `${tag}-%`));
  const input = checkInputOf(
    {
      ...newJournal(),
      startStock: new Map(items.map((item) => [item.variantId, item.stock])),
      submissions: shoppers.map(({ submission }) => submission),
      mails: await readMails(db, tag),
    },
    {
      ...newExports(),
      stock,
      orders: await readOrders(db, tag),
    },
  );
  const carts = new Set(filled.map(({ userId }) => userId));
  return [
    ...checkOrders(input),
    ...checkStock(input),
    ...checkMails(input),
    ...input.exports.orders
      .filter(({ additionalText }) => carts.has(additionalText))
      .map(({ id }) => `orders: ${id} has left its cart`),
  ];
};

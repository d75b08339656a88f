import { shopTimestamp } from "@pallu/contract";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { groupBy } from "../catalogue/catalogue.rules.ts";
import { csvText } from "../catalogue/csvFile.ts";
import { amountOf } from "./orders.rules.ts";
import type { Order } from "./orders.tables.ts";
import { isUndoing } from "./orderStates.rules.ts";
import type { Period } from "./period.rules.ts";
import { findEndings, findLines, findOwnOrders, ordersOfPeriod } from "./salesReport.repo.ts";
import type { Ending } from "./salesReport.repo.ts";

/** The columns of an export, in their order. */
export const exportColumns = [
  "orderId",
  "placedAt",
  "state",
  "payment",
  "currency",
  "subTotal",
  "discount",
  "coupon",
  "total",
  "taxRate",
  "net",
  "tax",
  "cancelledAt",
  "returnedAt",
  "refundedAt",
] as const;

/** Returns the tax that an amount includes. Both are integer minor units. */
const taxIn = (totalMinor: number, rate: number): number =>
  totalMinor - Math.round(totalMinor / (1 + rate / 100));

/** Whether an order is a sale: neither cancelled nor returned, and its payment was not given back. */
const isSale = ({ state, paymentState }: Order): boolean =>
  !isUndoing(state) && paymentState !== "refunded";

const orderRow = (order: Order, endings: readonly Ending[], rate: number | null) => {
  const isTaxed = rate !== null && isSale(order);
  const momentOf = (state: Ending["state"]): string => {
    const ending = endings.find((each) => each.orderId === order.id && each.state === state);
    return ending ? shopTimestamp(ending.changedAt) : "";
  };
  const tax = isTaxed ? taxIn(order.totalMinor, rate) : null;
  return {
    orderId: order.id,
    placedAt: shopTimestamp(order.createdAt),
    state: order.state,
    payment: order.paymentState,
    currency: order.currency,
    subTotal: amountOf(order.subTotalMinor).toFixed(2),
    discount: amountOf(order.discountMinor).toFixed(2),
    coupon: order.couponCode ?? "",
    total: amountOf(order.totalMinor).toFixed(2),
    taxRate: isTaxed ? String(rate) : "",
    net: tax === null ? "" : amountOf(order.totalMinor - tax).toFixed(2),
    tax: tax === null ? "" : amountOf(tax).toFixed(2),
    cancelledAt: momentOf("cancelled"),
    returnedAt: momentOf("returned"),
    refundedAt: momentOf("refunded"),
  };
};

/** Yields the rows of an export of orders, oldest first. `rate` is the tax that prices include, in percent, null for unknown. */
export async function* exportedOrders(db: Db, period: Period, rate: number | null) {
  for await (const page of ordersOfPeriod(db, period)) {
    const endings = await findEndings(
      db,
      page.map(({ id }) => id),
    );
    for (const order of page) yield orderRow(order, endings, rate);
  }
}

/** The columns of an export of order lines, in their order. */
export const exportedLineColumns = [
  "orderId",
  "placedAt",
  "state",
  "payment",
  "currency",
  "line",
  "variant",
  "sku",
  "product",
  "colour",
  "option",
  "optionValue",
  "quantity",
  "unitPrice",
  "lineTotal",
] as const;

/** Yields a row for each line of the orders of a period, as they were ordered: oldest order first. */
export async function* exportedLines(db: Db, period: Period) {
  for await (const page of ordersOfPeriod(db, period)) {
    const found = await findLines(
      db,
      page.map(({ id }) => id),
    );
    const lines = groupBy(found, ({ orderId }) => orderId);
    for (const order of page)
      for (const line of lines.get(order.id) ?? [])
        yield {
          orderId: order.id,
          placedAt: shopTimestamp(order.createdAt),
          state: order.state,
          payment: order.paymentState,
          currency: order.currency,
          line: String(line.position),
          variant: line.variantId,
          sku: line.sku ?? "",
          product: line.productName,
          colour: line.colourName,
          option: line.optionName,
          optionValue: line.optionValue,
          quantity: String(line.quantity),
          unitPrice: amountOf(line.unitMinor).toFixed(2),
          lineTotal: amountOf(line.lineMinor).toFixed(2),
        };
  }
}

/**
 * Returns the text of a CSV file with some orders, oldest first, and the number of its rows. The audit log says how many
 * orders left the shop.
 */
export const exportSelection = async (
  { db, clock }: { db: Db; clock: Clock },
  { ids, rate }: { ids: readonly string[]; rate: number | null },
  actor: Actor,
): Promise<{ csv: string; rows: number }> => {
  const selected = await findOwnOrders(db, ids);
  const endings = await findEndings(
    db,
    selected.map(({ id }) => id),
  );
  const rows = selected.map((order) => orderRow(order, endings, rate));
  const occasion: AuditContext = { actor, action: "order:export", changedAt: clock.now() };
  await insertAudit(db, occasion, [{ target: "orders", after: { orders: rows.length } }]);
  return { csv: csvText(rows, exportColumns), rows: rows.length };
};

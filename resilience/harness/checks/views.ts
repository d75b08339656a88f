import { toMinorUnits } from "./amounts.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";

/** The command line, the export, the shopper's order list and the merchant API agree on each order. */
export function* checkViews({ exports, submissions }: CheckInput): Generator<string> {
  const byId = new Map(exports.orders.map((order) => [order.id, order]));
  if (byId.size !== exports.orders.length) yield "orders: the merchant API lists an order twice";
  const exported = groupBy(exports.rows, (row) => row["orderId"] ?? "");
  for (const [id, rows] of exported) {
    if (rows.length > 1) yield `orders: ${id} is ${rows.length} times in order:export`;
    if (!byId.has(id)) yield `orders: the merchant API lacks ${id}`;
  }
  for (const id of byId.keys()) if (!exported.has(id)) yield `orders: order:export lacks ${id}`;
  for (const { order, changes, lines } of exports.samples) {
    const other = byId.get(order.id);
    const isSame =
      other?.state === order.state &&
      other.payment === order.paymentState &&
      toMinorUnits(other.total) === order.totalMinor &&
      other.lines.length === lines.length &&
      changes.map(({ after }) => after).join() === other.history.map(({ after }) => after).join();
    if (!isSame) yield `views: order:show and the merchant API differ in ${order.id}`;
  }
  const owned = groupBy(
    exports.orders,
    ({ additionalText }) => submissions.get(additionalText)?.email ?? "",
  );
  for (const [email, own] of exports.ownOrders) {
    const text = (rows: (readonly [string, string, string, number])[]): string =>
      JSON.stringify(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const shown = own.map(
      (row) =>
        [
          row.orderId,
          row.deliveryStatus,
          row.paymentStatus,
          toMinorUnits(row.grandTotalAmount),
        ] as const,
    );
    const expected = (owned.get(email) ?? []).map(
      ({ id, state, payment, total }) =>
        [
          id,
          state === "placed" ? "pending" : state,
          payment === "pending" ? "unpaid" : payment,
          toMinorUnits(total),
        ] as const,
    );
    if (text(shown) !== text(expected)) yield `views: ${email} sees other orders than the merchant`;
  }
}

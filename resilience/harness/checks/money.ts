import { divideAndRound, sum, toMinorUnits } from "./amounts.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";
import { isUndone } from "./states.ts";

type Row = Record<string, string>;

const cell = (row: Row, name: string): string => row[name] ?? "";

/** The rows of `order:export` match the merchant API, and their tax matches their total. */
function* checkExportedRows({ exports }: CheckInput): Generator<string> {
  const ordersById = new Map(exports.orders.map((order) => [order.id, order]));
  for (const row of exports.rows) {
    const order = ordersById.get(cell(row, "orderId"));
    const isSame =
      order?.state === cell(row, "state") &&
      order.payment === cell(row, "payment") &&
      toMinorUnits(order.total) === toMinorUnits(cell(row, "total")) &&
      toMinorUnits(order.subTotal) === toMinorUnits(cell(row, "subTotal")) &&
      toMinorUnits(order.discount) === toMinorUnits(cell(row, "discount"));
    if (order && !isSame) yield `money: order:export and the merchant API differ in ${order.id}`;
    // An order that is no sale has no tax.
    const states = [cell(row, "state"), cell(row, "payment")];
    if (["cancelled", "returned", "refunded"].some((state) => states.includes(state))) {
      if (cell(row, "net") + cell(row, "tax") !== "")
        yield `money: ${cell(row, "orderId")} has tax, although it is ${states.join(" and ")}`;
      continue;
    }
    const [total, net, tax] = ["total", "net", "tax"].map((name) => toMinorUnits(cell(row, name)));
    if (net !== divideAndRound((total ?? 0) * 100, 105) || (net ?? 0) + (tax ?? 0) !== total)
      yield `money: net and tax of ${cell(row, "orderId")} do not fit its total`;
  }
}

/** The sales report has the sums of the exported rows. */
function* checkSalesReport({ exports }: CheckInput): Generator<string> {
  const groups = groupBy(exports.rows, (row) =>
    ["currency", "state", "payment"].map((name) => cell(row, name)).join(" "),
  );
  const reported = new Map(
    exports.sales.map(({ currency, state, paymentState, orders, subTotal, discount, total }) => [
      `${currency} ${state} ${paymentState}`,
      [orders, toMinorUnits(subTotal), toMinorUnits(discount), toMinorUnits(total)],
    ]),
  );
  for (const name of new Set([...groups.keys(), ...reported.keys()])) {
    const rows = groups.get(name) ?? [];
    const sumOf = (column: string): number => sum(rows, (row) => toMinorUnits(cell(row, column)));
    const expected = [rows.length, sumOf("subTotal"), sumOf("discount"), sumOf("total")].join();
    const actual = (reported.get(name) ?? []).join();
    if (expected !== actual)
      yield `money: report:sales says ${actual} of ${name}, the orders say ${expected}`;
  }
}

/** Payments minus refunds are the paid orders of the sales report. */
function* checkPayments({ exports }: CheckInput): Generator<string> {
  for (const currency of ["INR", "USD"]) {
    const orders = exports.orders.filter((order) => order.currency === currency);
    const totalOf = (state: string): number =>
      sum(orders, ({ history, total }) =>
        history.some(({ after }) => after === state) ? toMinorUnits(total) : 0,
      );
    const [paid, refunded] = [totalOf("paid"), totalOf("refunded")];
    const reported = sum(
      exports.sales.filter((group) => group.currency === currency && group.paymentState === "paid"),
      ({ total }) => toMinorUnits(total),
    );
    if (paid - refunded !== reported)
      yield `money: ${paid} ${currency} were paid and ${refunded} given back, the report keeps ${reported}`;
  }
}

/** The report lists the ten variants with the most sold pieces. */
function* checkBestSellers({ exports }: CheckInput): Generator<string> {
  const sold = new Map<string, number>();
  for (const order of exports.orders.filter((each) => !isUndone(each)))
    for (const { variantId, quantity } of order.lines)
      sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
  const expected = [...sold].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 10);
  const reported = exports.bestSellers.map((each) => [each.variantId, each.pieces]);
  if (JSON.stringify(expected) !== JSON.stringify(reported))
    yield "money: the best sellers of report:sales are others";
}

/** Orders, sales report, payments and refunds agree to the paisa. */
export function* checkMoney(input: CheckInput): Generator<string> {
  yield* checkExportedRows(input);
  yield* checkSalesReport(input);
  yield* checkPayments(input);
  yield* checkBestSellers(input);
}

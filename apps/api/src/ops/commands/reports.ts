import { formatMinor, shopTimestamp } from "@pallu/contract";
import type { Db } from "../../db/client.ts";
import { amountOf } from "../../modules/orders/orders.rules.ts";
import { isUndoing } from "../../modules/orders/orderStates.rules.ts";
import {
  bestSellers,
  findEndings,
  ordersOfPeriod,
  salesByState,
} from "../../modules/orders/salesReport.repo.ts";
import type { Ending, Period } from "../../modules/orders/salesReport.repo.ts";
import type { Order } from "../../modules/orders/orders.tables.ts";
import { UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { writeCsv } from "../csv.ts";
import { endOfDay, startOfDay } from "../values.ts";

const MAX_BEST_SELLERS = 10;

const periodOptions = {
  from: { value: "day", summary: "the first day, such as 2027-03-01" },
  to: { value: "day", summary: "the last day, such as 2027-03-31" },
} as const;

/** Parses the period of a command. Throws UsageError. */
const periodOf = (input: Input): Period => {
  const [from, to] = [input.text("from"), input.text("to")];
  if (from === undefined || to === undefined)
    throw new UsageError("Name the days: --from 2027-03-01 --to 2027-03-31");
  const period = { from: startOfDay(from), to: endOfDay(to) };
  if (period.to < period.from) throw new UsageError(`${to} is before ${from}.`);
  return period;
};

const reportSales: ShopCommand = {
  kind: "shop",
  name: "report:sales",
  usage: "--from <day> --to <day> [--json]",
  summary: "Reports the orders of a period, by currency, state and payment.",
  options: { ...periodOptions, ...jsonOption },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const period = periodOf(input);
    const groups = await salesByState(db, period);
    const best = await bestSellers(db, period, MAX_BEST_SELLERS);
    const sales = groups.map(({ subTotalMinor, discountMinor, totalMinor, ...group }) => ({
      ...group,
      subTotal: amountOf(subTotalMinor),
      discount: amountOf(discountMinor),
      total: amountOf(totalMinor),
    }));
    const [from, to] = [shopTimestamp(period.from), shopTimestamp(period.to)];
    if (printJson(input, print, { from, to, sales, bestSellers: best })) return;
    const rows = groups.map((group) => [
      group.currency,
      group.state,
      group.paymentState,
      String(group.orders),
      formatMinor(group.subTotalMinor, group.currency),
      formatMinor(group.discountMinor, group.currency),
      formatMinor(group.totalMinor, group.currency),
    ]);
    const head = ["Currency", "State", "Payment", "Orders", "Sub total", "Discount", "Total"];
    printTable(print, head, rows, "No order was placed on these days.");
    if (best.length === 0) return;
    print("");
    const sold = best.map(({ variantId, productName, colourName, pieces }) => [
      String(pieces),
      variantId,
      `${productName} (${colourName})`,
    ]);
    printTable(print, ["Pieces", "Variant", "Best sellers"], sold);
  },
};

const exportColumns = [
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

/** Parses the tax rate that prices include, in percent with at most two decimals. Throws UsageError. */
const taxRateOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const rate = /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(rate))
    throw new UsageError(`'${text}' is not a tax rate; write it as 5 or 12.5.`);
  return rate;
};

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

async function* orderRows(db: Db, period: Period, rate: number | null) {
  for await (const page of ordersOfPeriod(db, period)) {
    const endings = await findEndings(
      db,
      page.map(({ id }) => id),
    );
    for (const order of page) yield orderRow(order, endings, rate);
  }
}

const orderExport: ShopCommand = {
  kind: "shop",
  name: "order:export",
  usage: "<file.csv> --from <day> --to <day> [--tax <percent>]",
  summary: "Writes the orders of a period as CSV, for accounting.",
  details: [
    "Times are India's. net and tax are filled with --tax, except for cancelled, returned and refunded",
    "orders, whose row has the time of it; net and tax of a row add up to its total. The rate counts for",
    "all orders, in rupees and in dollars: column currency.",
  ],
  options: {
    ...periodOptions,
    tax: { value: "percent", summary: "the rate of tax that prices include, such as 5" },
  },
  argumentCount: [1, 1],
  run: async ({ db }, input, { print }) => {
    const file = input.path(input.positionals[0] ?? "");
    const rate = taxRateOf(input.text("tax"));
    const count = await writeCsv(file, orderRows(db, periodOf(input), rate), exportColumns);
    print(`Wrote ${count} orders to ${file}.`);
  },
};

export const reportCommands: readonly ShopCommand[] = [reportSales, orderExport];

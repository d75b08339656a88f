import { countOf } from "../../countOf.rules.ts";
import { variantNameOf } from "../../modules/catalogue/catalogue.rules.ts";
import { formatMinor } from "@pallu/contract";
import {
  exportColumns,
  exportedLineColumns,
  exportedLines,
  exportedOrders,
} from "../../modules/orders/orderExport.service.ts";
import type { Period } from "../../modules/orders/period.rules.ts";
import { reportSales, salesBodyOf } from "../../modules/orders/salesReport.service.ts";
import { UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { writeCsv } from "../csv.ts";
import { endOfDay, startOfDay } from "../values.ts";

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

const salesReport: ShopCommand = {
  kind: "shop",
  name: "report:sales",
  usage: "--from <day> --to <day> [--json]",
  summary: "Reports the orders of a period, by currency, state and payment.",
  options: { ...periodOptions, ...jsonOption },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const report = await reportSales(db, periodOf(input));
    if (printJson(input, print, salesBodyOf(report))) return;
    const { groups, bestSellers } = report;
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
    if (bestSellers.length === 0) return;
    print("");
    const sold = bestSellers.map((variant) => [
      String(variant.pieces),
      variant.variantId,
      variantNameOf(variant),
    ]);
    printTable(print, ["Pieces", "Variant", "Best sellers"], sold);
  },
};

/** Parses the tax rate that prices include, in percent with at most two decimals. Throws UsageError. */
const taxRateOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const rate = /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(rate))
    throw new UsageError(`'${text}' is not a tax rate; write it as 5 or 12.5.`);
  return rate;
};

const orderExport: ShopCommand = {
  kind: "shop",
  name: "order:export",
  usage: "<file.csv> --from <day> --to <day> [--tax <percent> | --lines]",
  summary: "Writes the orders of a period as CSV, for accounting, or their lines.",
  details: [
    "Times are India's. net and tax are filled with --tax, except for cancelled, returned and refunded",
    "orders, whose row has the time of it; net and tax of a row add up to its total. The rate counts for",
    "all orders, in rupees and in dollars: column currency. With --lines a row is a line of an order,",
    "with the SKU, colour and option that were ordered, before the order's discount.",
  ],
  options: {
    ...periodOptions,
    tax: { value: "percent", summary: "the rate of tax that prices include, such as 5" },
    lines: { summary: "a row for each line of an order, with its SKU" },
  },
  argumentCount: [1, 1],
  run: async ({ db }, input, { print }) => {
    const file = input.path(input.positionals[0] ?? "");
    const tax = input.text("tax");
    if (input.isSet("lines")) {
      if (tax !== undefined)
        throw new UsageError("A tax is that of a whole order: leave out --tax, or --lines.");
      const rows = exportedLines(db, periodOf(input));
      const written = await writeCsv(file, rows, exportedLineColumns);
      print(`Wrote ${countOf(written, "line")} of orders to ${file}.`);
      return;
    }
    const rate = taxRateOf(tax);
    const count = await writeCsv(file, exportedOrders(db, periodOf(input), rate), exportColumns);
    print(`Wrote ${countOf(count, "order")} to ${file}.`);
  },
};

export const reportCommands: readonly ShopCommand[] = [salesReport, orderExport];

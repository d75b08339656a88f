import { scarceVariants } from "../../modules/catalogue/inventory.repo.ts";
import { LOW_STOCK, MAX_ON_HAND } from "../../modules/catalogue/inventory.rules.ts";
import type { Price } from "../../modules/catalogue/inventory.rules.ts";
import { changeStockList } from "../../modules/catalogue/inventory.service.ts";
import { changePriceList } from "../../modules/catalogue/prices.service.ts";
import { variantNameOf } from "../../modules/catalogue/catalogue.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand, Terminal } from "../command.ts";
import { jsonOption, printTable } from "../print.ts";
import { readCsv } from "../csv.ts";
import { amountPaise, inRupees, wholeNumber } from "../values.ts";

const stockList: ShopCommand = {
  kind: "shop",
  name: "stock:list",
  usage: "[--below <pieces>] [--json]",
  summary: "Lists variants of which few pieces can be sold, lowest first.",
  options: {
    below: {
      value: "pieces",
      summary: `fewer pieces that can be sold than this (default ${LOW_STOCK})`,
    },
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const below = wholeNumber(input.text("below") ?? String(LOW_STOCK), "The number of pieces", 1);
    const pages = scarceVariants(db, below);
    let isEmpty = true;
    if (input.isSet("json")) {
      print(`{"below":${below},"variants":[`);
      for await (const page of pages) {
        const separator = isEmpty ? "" : ",";
        print(separator + page.map((row) => JSON.stringify(row)).join(","));
        isEmpty = false;
      }
      print("]}");
      return;
    }
    for await (const page of pages) {
      const rows = page.map((row) => [
        String(row.stock),
        String(row.onHand),
        String(row.reserved),
        row.id,
        variantNameOf(row),
      ]);
      printTable(print, ["Can be sold", "On hand", "Reserved", "Variant", "Product"], rows);
      isEmpty = false;
    }
    if (isEmpty) print(`No variant has fewer than ${below} pieces that can be sold.`);
  },
};

/** Maximum number of faults to print. */
const MAX_FAULTS = 100;

/** Returns a refusal with the first faults. */
const refusalOf = (faults: readonly string[]): Refusal => {
  const more = faults.length - MAX_FAULTS;
  return new Refusal(
    ...faults.slice(0, MAX_FAULTS),
    ...(more > 0 ? [`and ${more} more`] : []),
    "Nothing was changed.",
  );
};

/** Prints what a file has changed. `total` is the number of its rows. */
const printChanges = (
  lines: readonly string[],
  total: number,
  input: Input,
  print: Terminal["print"],
): void => {
  for (const line of lines) print(line);
  print(`${lines.length} changed, ${total - lines.length} as they were.`);
  if (input.isSet("dry-run")) print("This was a dry run: nothing was changed.");
};

interface FileFormat<Row> {
  command: string;
  columns: readonly string[];
  optional?: readonly string[];
  read: (cell: (column: string) => string) => Row;
}

/** Parses each row of a file and reports all errors together with their lines. Throws Refusal. */
const readRows = async <Row extends { id: string }>(
  input: Input,
  { command, columns, optional = [], read }: FileFormat<Row>,
): Promise<Map<string, Row & { line: number }>> => {
  const rows = new Map<string, Row & { line: number }>();
  const faults: string[] = [];
  const lines = readCsv({
    path: input.path(input.positionals[0] ?? ""),
    columns: { required: columns, optional },
    foreign: `this is no file for ${command}: pnpm ops ${command} --help shows the columns`,
    addFault: (line, reason) => void faults.push(`Line ${line}: ${reason}.`),
  });
  for await (const { line, cells } of lines) {
    try {
      const value = read((column) => cells.get(column) ?? "");
      if (rows.has(value.id)) throw new UsageError(`${value.id} is duplicated.`);
      rows.set(value.id, { ...value, line });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      faults.push(`Line ${line}: ${error.message}`);
    }
  }
  if (faults.length > 0) throw refusalOf(faults);
  return rows;
};

const unknownFaults = (what: string, ids: readonly string[]): string[] =>
  ids.map((id) => `There is no ${what} ${id}.`);

const dryRun = { "dry-run": { summary: "lists every difference and changes nothing" } } as const;

const stockImport: ShopCommand = {
  kind: "shop",
  name: "stock:import",
  usage: "<file.csv> [--dry-run]",
  summary: "Sets how many pieces of many variants are on hand, all of them or none.",
  details: [
    "The file has the columns variant and stock, the pieces on hand, those of orders that are not packed",
    "included. If it has a column expected, a row counts only if so many are on hand until then.",
  ],
  options: dryRun,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const rows = await readRows(input, {
      command: "stock:import",
      columns: ["variant", "stock"],
      optional: ["expected"],
      read: (cell) => ({
        id: cell("variant"),
        onHand: wholeNumber(cell("stock"), "The stock", 0, MAX_ON_HAND),
        expected:
          cell("expected") === ""
            ? undefined
            : wholeNumber(cell("expected"), "The expected stock", 0, MAX_ON_HAND),
      }),
    });
    const order = { counts: rows, dryRun: input.isSet("dry-run") };
    const outcome = await changeStockList(context, order, context.actor);
    if (outcome.kind === "unknown") throw refusalOf(unknownFaults("variant", outcome.ids));
    if (outcome.kind === "refused")
      throw refusalOf(
        outcome.refusals.map(({ id, reason }) => `Line ${rows.get(id)?.line ?? 0}: ${reason}.`),
      );
    printChanges(
      outcome.changes.map(({ id, before, after }) => `${id}: ${before} → ${after}`),
      rows.size,
      input,
      print,
    );
  },
};

const pricesText = (price: Price): string =>
  `${inRupees(price.offerPricePaise)} of ${inRupees(price.listPricePaise)}`;

const priceImport: ShopCommand = {
  kind: "shop",
  name: "price:import",
  usage: "<file.csv> [--dry-run]",
  summary: "Sets the prices of many products, all of them or none.",
  details: [
    "The file has the columns product, offer_price and list_price, in rupees. An empty list_price is the",
    "offer price. Orders keep their prices.",
  ],
  options: dryRun,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const rows = await readRows(input, {
      command: "price:import",
      columns: ["product", "offer_price", "list_price"],
      read: (cell) => {
        const offerPricePaise = amountPaise(cell("offer_price"), "The offer price");
        const list = cell("list_price");
        const listPricePaise = list === "" ? offerPricePaise : amountPaise(list, "The list price");
        if (offerPricePaise > listPricePaise)
          throw new UsageError("The offer price is above the list price.");
        return { id: cell("product"), offerPricePaise, listPricePaise };
      },
    });
    const order = { prices: rows, dryRun: input.isSet("dry-run") };
    const outcome = await changePriceList(context, order, context.actor);
    if (outcome.kind === "unknown") throw refusalOf(unknownFaults("product", outcome.ids));
    if (outcome.kind === "unexpected")
      throw refusalOf(outcome.found.map(({ id, price }) => `${id} costs ${pricesText(price)}.`));
    printChanges(
      outcome.changes.map(
        ({ id, before, after }) => `${id}: ${pricesText(before)} → ${pricesText(after)}`,
      ),
      rows.size,
      input,
      print,
    );
  },
};

export const stockCommands: readonly ShopCommand[] = [stockList, stockImport, priceImport];

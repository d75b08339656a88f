import { scarceVariants } from "../../modules/catalogue/inventory.repo.ts";
import { LOW_STOCK } from "../../modules/catalogue/inventory.rules.ts";
import type { Price } from "../../modules/catalogue/inventory.rules.ts";
import { importPriceFile, importStockFile } from "../../modules/catalogue/listFiles.service.ts";
import type { ListFileOutcome } from "../../modules/catalogue/listFiles.service.ts";
import { variantNameOf } from "../../modules/catalogue/catalogue.rules.ts";
import { Refusal } from "../command.ts";
import type { Input, ShopCommand, Terminal } from "../command.ts";
import { jsonOption, printTable } from "../print.ts";
import { readCsv } from "../csv.ts";
import { inRupees, wholeNumber } from "../values.ts";

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

/** Returns the result of a file. Throws Refusal with the first faults. */
const changedBy = <Change>(
  outcome: ListFileOutcome<Change>,
): Extract<ListFileOutcome<Change>, { kind: "changed" }> => {
  if (outcome.kind === "changed") return outcome;
  throw refusalOf(outcome.faults.map(({ line, reason }) => `Line ${line}: ${reason}`));
};

const orderOf = (input: Input) => ({
  path: input.path(input.positionals[0] ?? ""),
  dryRun: input.isSet("dry-run"),
  read: readCsv,
});

const dryRun = { "dry-run": { summary: "lists every difference and changes nothing" } } as const;

const stockImport: ShopCommand = {
  kind: "shop",
  name: "stock:import",
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Sets how many pieces of many variants are on hand, all of them or none.",
  details: [
    "The file has the columns variant and stock, the pieces on hand, those of orders that are not packed",
    "included. If it has a column expected, a row counts only if so many are on hand until then.",
  ],
  options: dryRun,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const { rows, changes } = changedBy(
      await importStockFile(context, orderOf(input), context.actor),
    );
    printChanges(
      changes.map(({ id, before, after }) => `${id}: ${before} → ${after}`),
      rows,
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
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Sets the prices of many products, all of them or none.",
  details: [
    "The file has the columns product, offer_price and list_price, in rupees. An empty list_price is the",
    "offer price. Orders keep their prices.",
  ],
  options: dryRun,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const { rows, changes } = changedBy(
      await importPriceFile(context, orderOf(input), context.actor),
    );
    printChanges(
      changes.map(({ id, before, after }) => `${id}: ${pricesText(before)} → ${pricesText(after)}`),
      rows,
      input,
      print,
    );
  },
};

export const stockCommands: readonly ShopCommand[] = [stockList, stockImport, priceImport];

import { chunksOf } from "../../db/chunks.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import {
  lockPrices,
  lockStock,
  scarceVariants,
  setOnHand,
  setPrices,
} from "../../modules/catalogue/inventory.repo.ts";
import { deferListing, refreshListing } from "../../modules/catalogue/catalogueImport.repo.ts";
import {
  countedOf,
  LOW_STOCK,
  lowStockEvents,
  MAX_ON_HAND,
  priceAudit,
  stockAudit,
} from "../../modules/catalogue/inventory.rules.ts";
import { queueEvents } from "../../modules/webhooks/webhooks.repo.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
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
      const rows = page.map(({ id, productName, colourName, ...pieces }) => [
        String(pieces.stock),
        String(pieces.onHand),
        String(pieces.reserved),
        id,
        `${productName} (${colourName})`,
      ]);
      printTable(print, ["Can be sold", "On hand", "Reserved", "Variant", "Product"], rows);
      isEmpty = false;
    }
    if (isEmpty) print(`No variant has fewer than ${below} pieces that can be sold.`);
  },
};

/** Maximum number of faults to print. */
const MAX_FAULTS = 100;

/** Throws Refusal with the first faults, unless there are none. */
const refuse = (faults: readonly string[]): void => {
  const more = faults.length - MAX_FAULTS;
  if (faults.length > 0)
    throw new Refusal(
      ...faults.slice(0, MAX_FAULTS),
      ...(more > 0 ? [`and ${more} more`] : []),
      "Nothing was changed.",
    );
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
  refuse(faults);
  return rows;
};

/** Throws Refusal for ids that the database does not know. */
const checkKnown = (what: string, ids: Iterable<string>, known: ReadonlySet<string>): void => {
  refuse([...ids].filter((id) => !known.has(id)).map((id) => `There is no ${what} ${id}.`));
};

/** Rows per statement: none may take longer than a few seconds. */
const CHUNK = 1000;

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
  run: async ({ db, clock, audit }, input, { print }) => {
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
    let changedLines: string[] = [];
    await runOrUndo(db, input.isSet("dry-run"), async (tx) => {
      const stored = await lockStock(tx, [...rows.keys()]);
      checkKnown("variant", rows.keys(), new Set(stored.map(({ id }) => id)));
      const faults: { line: number; reason: string }[] = [];
      const changes = stored.flatMap((shelf) => {
        const row = rows.get(shelf.id);
        if (!row) return [];
        const after = countedOf(shelf, row);
        if (typeof after === "number")
          return after === shelf.onHand ? [] : [{ ...shelf, before: shelf.onHand, after }];
        faults.push({ line: row.line, reason: after.reason });
        return [];
      });
      refuse(
        faults
          .toSorted((a, b) => a.line - b.line)
          .map(({ line, reason }) => `Line ${line}: ${reason}.`),
      );
      for (const part of chunksOf(changes, CHUNK)) {
        await setOnHand(
          tx,
          part.map(({ after, ...shelf }) => ({ ...shelf, onHand: after })),
        );
        await audit(tx, ...part.map(({ id, before, after }) => stockAudit(id, before, after)));
        const low = part.map(({ id, stock, reserved, after }) => ({
          id,
          before: stock,
          after: after - reserved,
        }));
        await queueEvents(tx, lowStockEvents(low), clock.now());
      }
      changedLines = changes.map(({ id, before, after }) => `${id}: ${before} → ${after}`);
    });
    for (const line of changedLines) print(line);
    print(`${changedLines.length} changed, ${rows.size - changedLines.length} as they were.`);
    if (input.isSet("dry-run")) print("This was a dry run: nothing was changed.");
  },
};

const pricesText = (price: { offerPricePaise: number; listPricePaise: number }): string =>
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
  run: async ({ db, audit }, input, { print }) => {
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
    let changedLines: string[] = [];
    await runOrUndo(db, input.isSet("dry-run"), async (tx) => {
      const stored = await lockPrices(tx, [...rows.keys()]);
      checkKnown("product", rows.keys(), new Set(stored.map(({ id }) => id)));
      const changes = stored.flatMap((before) => {
        const after = rows.get(before.id) ?? before;
        const isSame =
          after.offerPricePaise === before.offerPricePaise &&
          after.listPricePaise === before.listPricePaise;
        return isSame ? [] : [{ id: before.id, before, after }];
      });
      await deferListing(tx);
      for (const part of chunksOf(changes, CHUNK)) {
        await setPrices(
          tx,
          part.map(({ after }) => after),
        );
        await audit(tx, ...part.map(({ id, before, after }) => priceAudit(id, before, after)));
      }
      // Last, because other changes of prices wait from here.
      for (const part of chunksOf(changes, CHUNK))
        await refreshListing(
          tx,
          part.map(({ id }) => id),
        );
      changedLines = changes.map(
        ({ id, before, after }) => `${id}: ${pricesText(before)} → ${pricesText(after)}`,
      );
    });
    for (const line of changedLines) print(line);
    print(`${changedLines.length} changed, ${rows.size - changedLines.length} as they were.`);
    if (input.isSet("dry-run")) print("This was a dry run: nothing was changed.");
  },
};

export const stockCommands: readonly ShopCommand[] = [stockList, stockImport, priceImport];

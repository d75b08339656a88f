import {
  findScarceVariants,
  lockPrices,
  lockStock,
  setPrice,
  setStock,
} from "../modules/catalogue/inventory.repo.ts";
import type { AuditedChange } from "../modules/audit/audit.rules.ts";
import { priceAudit, stockAudit } from "../modules/catalogue/inventory.rules.ts";
import { Refusal, UsageError } from "./command.ts";
import type { Input, ShopCommand } from "./command.ts";
import { readCsv } from "./csv.ts";
import type { CsvRow } from "./csv.ts";
import { runOrUndo } from "./runOrUndo.ts";
import { linesOfTable } from "./table.ts";
import { amountPaise, inRupees, wholeNumber } from "./values.ts";

const stockList: ShopCommand = {
  kind: "shop",
  name: "stock:list",
  usage: "[--below <pieces>] [--json]",
  summary: "Lists variants that run out, scarcest first.",
  options: {
    below: { value: "pieces", summary: "fewer than so many in stock; 5 when unset" },
    json: { summary: "prints JSON, for a program to read" },
  },
  words: [0, 0],
  run: async ({ db }, input, { print }) => {
    const below = wholeNumber(input.text("below") ?? "5", "The number of pieces", 1);
    const found = await findScarceVariants(db, below);
    if (input.isSet("json")) {
      print(JSON.stringify({ below, variants: found }));
      return;
    }
    if (found.length === 0) {
      print(`No variant has fewer than ${below} pieces.`);
      return;
    }
    const rows = found.map(({ id, productName, colourName, stock }) => [
      String(stock),
      id,
      `${productName} (${colourName})`,
    ]);
    for (const line of linesOfTable(["Pieces", "Variant", "Product"], rows)) print(line);
  },
};

/** Parses each row of a file and reports all errors together with their lines. Throws Refusal. */
const readRows = async <Row extends { id: string }>(
  input: Input,
  columns: readonly string[],
  read: (row: CsvRow) => Row,
): Promise<Map<string, Row>> => {
  const path = input.path(input.positionals[0] ?? "");
  const rows = new Map<string, Row>();
  const errors: string[] = [];
  for (const row of await readCsv(path, columns)) {
    try {
      const value = read(row);
      if (rows.has(value.id)) throw new UsageError(`${value.id} stands twice.`);
      rows.set(value.id, value);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      errors.push(`Line ${row.line}: ${error.message}`);
    }
  }
  if (errors.length > 0) throw new Refusal(...errors, "Nothing was changed.");
  if (rows.size === 0) throw new Refusal(`${path} has no rows.`);
  return rows;
};

/** Throws Refusal for ids that the database does not know. */
const checkKnown = (what: string, ids: Iterable<string>, known: ReadonlySet<string>): void => {
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new Refusal(...missing.map((id) => `There is no ${what} ${id}.`), "Nothing was changed.");
};

const dryRun = { "dry-run": { summary: "lists every difference and changes nothing" } } as const;

const stockImport: ShopCommand = {
  kind: "shop",
  name: "stock:import",
  usage: "<file.csv> [--dry-run]",
  summary: "Sets the stock of many variants, all of them or none.",
  details: ["The file has the columns variant and stock."],
  options: dryRun,
  words: [1, 1],
  run: async ({ db, audit }, input, { print }) => {
    const rows = await readRows(input, ["variant", "stock"], ({ cells }) => ({
      id: cells["variant"] ?? "",
      stock: wholeNumber(cells["stock"] ?? "", "The stock"),
    }));
    let changedLines: string[] = [];
    await runOrUndo(db, input.isSet("dry-run"), async (tx) => {
      const stored = await lockStock(tx, [...rows.keys()]);
      checkKnown("variant", rows.keys(), new Set(stored.map(({ id }) => id)));
      const changes = stored.flatMap(({ id, stock: before }) => {
        const after = rows.get(id)?.stock ?? before;
        return after === before ? [] : [{ id, before, after }];
      });
      for (const { id, after } of changes) await setStock(tx, id, after);
      await audit(tx, ...changes.map(({ id, before, after }) => stockAudit(id, before, after)));
      changedLines = changes.map(({ id, before, after }) => `${id}: ${before} → ${after}`);
    });
    for (const line of changedLines) print(line);
    print(`${changedLines.length} changed, ${rows.size - changedLines.length} as they were.`);
    if (input.isSet("dry-run")) print("This was a dry run: nothing was changed.");
  },
};

const priceImport: ShopCommand = {
  kind: "shop",
  name: "price:import",
  usage: "<file.csv> [--dry-run]",
  summary: "Sets the prices of many products, all of them or none.",
  details: [
    "The file has the columns product, offer_price and list_price, in rupees. Orders keep their prices.",
  ],
  options: dryRun,
  words: [1, 1],
  run: async ({ db, audit }, input, { print }) => {
    const columns = ["product", "offer_price", "list_price"];
    const rows = await readRows(input, columns, ({ cells }) => {
      const price = {
        id: cells["product"] ?? "",
        offerPricePaise: amountPaise(cells["offer_price"] ?? "", "The offer price"),
        listPricePaise: amountPaise(cells["list_price"] ?? "", "The list price"),
      };
      if (price.offerPricePaise > price.listPricePaise)
        throw new UsageError("The offer price is above the list price.");
      return price;
    });
    let changedLines: string[] = [];
    await runOrUndo(db, input.isSet("dry-run"), async (tx) => {
      const stored = await lockPrices(tx, [...rows.keys()]);
      checkKnown("product", rows.keys(), new Set(stored.map(({ id }) => id)));
      changedLines = [];
      const changes: AuditedChange[] = [];
      for (const before of stored) {
        const after = rows.get(before.id) ?? before;
        const isSame =
          after.offerPricePaise === before.offerPricePaise &&
          after.listPricePaise === before.listPricePaise;
        if (isSame) continue;
        await setPrice(tx, before.id, {
          offerPricePaise: after.offerPricePaise,
          listPricePaise: after.listPricePaise,
        });
        changes.push(priceAudit(before.id, before, after));
        changedLines.push(
          `${before.id}: ${inRupees(before.offerPricePaise)} of ${inRupees(before.listPricePaise)} → ${inRupees(after.offerPricePaise)} of ${inRupees(after.listPricePaise)}`,
        );
      }
      await audit(tx, ...changes);
    });
    for (const line of changedLines) print(line);
    print(`${changedLines.length} changed, ${rows.size - changedLines.length} as they were.`);
    if (input.isSet("dry-run")) print("This was a dry run: nothing was changed.");
  },
};

export const stockCommands: readonly ShopCommand[] = [stockList, stockImport, priceImport];

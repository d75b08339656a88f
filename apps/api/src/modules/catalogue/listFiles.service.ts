import type { ChangeContext } from "../../context.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { readTable } from "./csvFile.ts";
import type { CsvRow, CsvSource } from "./csvFile.ts";
import { changeStockList } from "./inventory.service.ts";
import { isFaultOfCell, priceFormat, stockFormat } from "./listFiles.rules.ts";
import type { FileFault, ListFormat, PriceRow, StockRow } from "./listFiles.rules.ts";
import { changePriceList } from "./prices.service.ts";
import type { PriceChange } from "./prices.service.ts";

type ReadFile = (source: CsvSource) => AsyncGenerator<CsvRow>;

export interface ListFileOrder {
  path: string;
  /** True changes nothing, to preview the result. */
  dryRun: boolean;
  /** Reads the file. Default `readTable`. Commands say why a file cannot be opened. */
  read?: ReadFile;
}

export type ListFileOutcome<Change> =
  | { kind: "refused"; faults: FileFault[] }
  | { kind: "changed"; rows: number; changes: Change[] };

/** Parses each row of a file, or returns all faults with their lines. */
const readRows = async <Row extends { id: string }>(
  { path, read = readTable }: ListFileOrder,
  format: ListFormat<Row>,
): Promise<Map<string, Row & { line: number }> | FileFault[]> => {
  const rows = new Map<string, Row & { line: number }>();
  const faults: FileFault[] = [];
  const lines = read({
    path,
    columns: { required: format.columns, optional: format.optional },
    foreign: format.foreign,
    addFault: (line, reason) => void faults.push({ line, reason: `${reason}.` }),
  });
  for await (const { line, cells } of lines) {
    const value = format.read((column) => cells.get(column) ?? "");
    if (isFaultOfCell(value)) faults.push({ line, ...value });
    else if (rows.has(value.id))
      faults.push({ line, column: format.columns[0], reason: `${value.id} is duplicated.` });
    else rows.set(value.id, { ...value, line });
  }
  return faults.length > 0 ? faults : rows;
};

const unknownFaults = (
  what: string,
  ids: readonly string[],
  rows: ReadonlyMap<string, { line: number }>,
): FileFault[] =>
  ids.map((id) => ({
    line: rows.get(id)?.line ?? 0,
    column: what,
    id,
    reason: `There is no ${what} ${id}.`,
  }));

/** Sets how many pieces of the variants of a file are on hand, all of them or none. */
export const importStockFile = async (
  context: ChangeContext,
  order: ListFileOrder,
  actor: Actor,
): Promise<ListFileOutcome<{ id: string; before: number; after: number }>> => {
  const rows = await readRows<StockRow>(order, stockFormat);
  if (Array.isArray(rows)) return { kind: "refused", faults: rows };
  const list = { counts: rows, dryRun: order.dryRun };
  const outcome = await changeStockList(context, list, actor);
  if (outcome.kind === "unknown")
    return { kind: "refused", faults: unknownFaults("variant", outcome.ids, rows) };
  if (outcome.kind === "refused") {
    const faults = outcome.refusals.map(({ id, code, reason, found }) => ({
      line: rows.get(id)?.line ?? 0,
      id,
      found,
      column: code === "unexpected_stock" ? "expected" : "stock",
      reason: `${reason}.`,
    }));
    return { kind: "refused", faults };
  }
  return { kind: "changed", rows: rows.size, changes: outcome.changes };
};

/** Sets the prices of the products of a file, all of them or none. Orders keep their prices. */
export const importPriceFile = async (
  context: ChangeContext,
  order: ListFileOrder,
  actor: Actor,
): Promise<ListFileOutcome<PriceChange>> => {
  const rows = await readRows<PriceRow>(order, priceFormat);
  if (Array.isArray(rows)) return { kind: "refused", faults: rows };
  const outcome = await changePriceList(context, { prices: rows, dryRun: order.dryRun }, actor);
  if (outcome.kind === "unknown")
    return { kind: "refused", faults: unknownFaults("product", outcome.ids, rows) };
  // A file has no expected prices.
  const changes = outcome.kind === "changed" ? outcome.changes : [];
  return { kind: "changed", rows: rows.size, changes };
};

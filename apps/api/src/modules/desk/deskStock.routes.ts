import { rupeesOf, shopTimestamp } from "@pallu/contract";
import type { Context } from "../../context.ts";
import { pagesByKey } from "../../db/pages.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { csvText } from "../catalogue/csvFile.ts";
import { findVariantsPage } from "../catalogue/inventory.repo.ts";
import type { StockFilter } from "../catalogue/inventory.repo.ts";
import type { Price } from "../catalogue/inventory.rules.ts";
import { shownStockColumns } from "../catalogue/listFiles.rules.ts";
import type { FileFault } from "../catalogue/listFiles.rules.ts";
import { importPriceFile, importStockFile } from "../catalogue/listFiles.service.ts";
import type { ListFileOutcome } from "../catalogue/listFiles.service.ts";
import { gone } from "../merchant/refusals.ts";
import {
  deskStockEndpoints as endpoints,
  MAX_LIST_FILE_BYTES,
  MAX_NAMED,
  MAX_STOCK_ROWS,
} from "./deskStock.rules.ts";
import { findIncoming, incomingPath, removeIncoming } from "./incomingFiles.ts";
import type { IncomingFile } from "./incomingFiles.ts";

type ListedVariant = Awaited<ReturnType<typeof findVariantsPage>>[number];

const stockColumns = ["variant", ...shownStockColumns, "expected", "stock"] as const;

const stockCells = ({
  id,
  productName,
  colourName,
  optionValue,
  sku,
  barcode,
  reserved,
  onHand,
}: ListedVariant) => ({
  variant: id,
  product: productName,
  colour: colourName,
  option: optionValue,
  sku: sku ?? "",
  barcode: barcode ?? "",
  reserved,
  expected: onHand,
  stock: onHand,
});

const priceOf = ({ offerPricePaise, listPricePaise }: Price) => ({
  offerPrice: rupeesOf(offerPricePaise),
  listPrice: rupeesOf(listPricePaise),
});

/** Names file, line and column of each fault. */
const refusedFile = (name: string, faults: readonly FileFault[]): HttpError => {
  const [first] = faults;
  const more = faults.length - 1;
  const place = first
    ? `${name}, line ${first.line}${first.column ? `, ${first.column}` : ""}`
    : name;
  const rest =
    more > 0 ? ` ${more} more ${more === 1 ? "fault is" : "faults are"} in the file.` : "";
  const isConflict = faults.every(({ found }) => found !== undefined);
  return merchantError(
    isConflict ? 409 : 422,
    isConflict ? "unexpected_stock" : "invalid_file",
    `${place}: ${first?.reason ?? ""}${rest} Nothing was changed.`,
    {
      refused: faults.slice(0, MAX_NAMED).map(({ id = "", reason, ...fault }) => ({
        ...fault,
        id,
        code: "invalid_row",
        message: reason,
      })),
    },
  );
};

/** The endpoints of files of stock and prices. */
export const deskStockRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const { dataDir } = config;
  const context = { db: db.write, clock };

  const arrived = async (id: string): Promise<IncomingFile> => {
    const file = await findIncoming(dataDir, id);
    if (!file) throw gone("file");
    if (file.received < file.bytes)
      throw merchantError(
        409,
        "incomplete_file",
        `${file.name} has not arrived yet: send the rest.`,
      );
    if (file.bytes <= MAX_LIST_FILE_BYTES) return file;
    await removeIncoming(dataDir, id);
    throw merchantError(
      422,
      "large_file",
      `${file.name} is larger than 2 MB. Divide it into several files.`,
    );
  };

  const changedBy = async <Change>(
    { id, name }: IncomingFile,
    dryRun: boolean,
    work: Promise<ListFileOutcome<Change>>,
  ) => {
    const outcome = await work;
    // A file that is refused is corrected and sent again.
    if (!dryRun || outcome.kind === "refused") await removeIncoming(dataDir, id);
    if (outcome.kind === "refused") throw refusedFile(name, outcome.faults);
    const { rows, changes } = outcome;
    return { dryRun, rows, changed: changes.length, changes: changes.slice(0, MAX_NAMED) };
  };

  return [
    keyRoute(endpoints.exportStock, "stock:read", async ({ query }) => {
      const filter: StockFilter = query;
      const rows: ReturnType<typeof stockCells>[] = [];
      const pages = pagesByKey<ListedVariant>((last, limit) =>
        findVariantsPage(db.desk, { ...filter, afterId: last?.id }, limit),
      );
      for await (const page of pages) {
        rows.push(...page.map(stockCells));
        if (rows.length > MAX_STOCK_ROWS)
          throw merchantError(
            409,
            "too_many_rows",
            `The list has more than ${MAX_STOCK_ROWS} variants. Choose a group or search first.`,
          );
      }
      const fileName = `stock-${shopTimestamp(clock.now()).slice(0, 10)}.csv`;
      const body = { fileName, rows: rows.length, csv: csvText(rows, stockColumns) };
      return { status: 200, body };
    }),
    keyRoute(endpoints.importStockFile, "stock:write", async ({ body, caller }) => {
      const { fileId, dryRun } = body;
      const file = await arrived(fileId);
      const order = { path: incomingPath(dataDir, fileId), dryRun };
      return {
        status: 200,
        body: await changedBy(file, dryRun, importStockFile(context, order, caller)),
      };
    }),
    keyRoute(endpoints.importPriceFile, "catalogue:write", async ({ body, caller }) => {
      const { fileId, dryRun } = body;
      const file = await arrived(fileId);
      const order = { path: incomingPath(dataDir, fileId), dryRun };
      const { changes, ...rest } = await changedBy(
        file,
        dryRun,
        importPriceFile(context, order, caller),
      );
      const named = changes.map(({ id, before, after }) => ({
        id,
        before: priceOf(before),
        after: priceOf(after),
      }));
      return { status: 200, body: { ...rest, changes: named } };
    }),
  ];
};

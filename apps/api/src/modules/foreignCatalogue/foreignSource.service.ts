import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Db } from "../../db/client.ts";
import { readRow } from "../catalogue/catalogueFiles.ts";
import type { CatalogueSource, RowReader } from "../catalogue/catalogueFiles.ts";
import type { FileRow, ImportIssue } from "../catalogue/catalogueCsv.rules.ts";
import { readForeignRows } from "./feedFile.ts";
import type { Answers, ForeignIssue, ForeignProduct, ForeignTable } from "./foreignFormat.types.ts";
import { keyedRowOf, readForeignProduct } from "./foreignProduct.rules.ts";
import { createReport } from "./foreignReport.rules.ts";
import type { Assumptions, ForeignReport } from "./foreignReport.rules.ts";
import {
  addChoiceColumns,
  allPicturesOf,
  foreignColumnOf,
  ownProductOf,
} from "./foreignRows.rules.ts";
import type { ChoiceColumns, OwnProduct } from "./foreignRows.rules.ts";
import { cellOf, knownColumns } from "./foreignTable.rules.ts";
import {
  countForeignProducts,
  foreignProducts,
  foreignWriter,
  repeatedSkus,
  rowsWithoutProduct,
  withForeignStage,
} from "./foreignStage.repo.ts";
import type { ForeignStage } from "./foreignStage.repo.ts";
import type { PictureCache } from "./pictureCache.ts";

export interface ForeignOrder {
  path: string;
  table: ForeignTable;
  answers: Answers;
  /** How the tax is meant, in words. */
  taxWords: Assumptions["tax"];
  cache: PictureCache;
}

export interface ForeignSource extends CatalogueSource {
  /** What was understood so far. */
  report: ForeignReport;
}

/** Stands for the foreign file, which may have the name of one of the shop's own. */
const OF_THE_FILE = "";

/** Reads a product file of another platform as if it were a folder of the shop's own files. */
export const foreignSource = ({
  path,
  table,
  answers,
  taxWords,
  cache,
}: ForeignOrder): ForeignSource => {
  const file = basename(path);
  const report = createReport(file, table, { tax: taxWords, stock: answers.stock });
  const { note } = report;
  const choiceColumns: ChoiceColumns = { colours: new Set(), others: new Set() };

  const stageRows = async (stage: ForeignStage, reader: RowReader): Promise<number> => {
    const { addIssue, onProgress } = reader;
    const { size } = await stat(path);
    const writer = foreignWriter(stage);
    let done = 0;
    let faults = 0;
    const rows = readForeignRows({
      path,
      columns: { required: [], optional: knownColumns },
      mayHaveOthers: true,
      foreign: "",
      addFault: (line, reason) => {
        faults++;
        addIssue({ file: OF_THE_FILE, line, reason });
      },
      onBytes: (bytes) => {
        done += bytes;
        onProgress(done, size, "bytes read");
      },
    });
    for await (const { line, cells } of rows) {
      const filled = Object.fromEntries([...cells].filter(([, cell]) => cell !== ""));
      report.countRow(filled);
      addChoiceColumns(table, filled, choiceColumns);
      await writer.add(keyedRowOf(table, { line, cells: filled }));
    }
    await writer.flush();
    return faults;
  };

  const sendProduct = async (own: OwnProduct, { onRow, addIssue }: RowReader): Promise<void> => {
    for (const { file: ownFile, line, cells } of own.rows) {
      const issues: ImportIssue[] = [];
      const read = readRow(ownFile, { line, cells }, issues);
      for (const issue of issues) addIssue(issue);
      const row: FileRow =
        read.file === "products.csv" && own.isHidden
          ? { ...read, row: { ...read.row, hidden: true } }
          : read;
      await onRow(row);
    }
  };

  const loadPictures = async (products: readonly ForeignProduct[]): Promise<void> => {
    const pictures = products.flatMap(allPicturesOf);
    await cache.load(pictures.map(({ address }) => address));
    for (const { address, line, column } of pictures) {
      const fault = cache.faultOf(address);
      if (fault === undefined) report.countPicture(address);
      else
        report.addFailedPicture(
          `${file}, line ${line}${column === undefined ? "" : `, column ${column}`}: the picture '${address}' is left out: ${fault}`,
        );
    }
  };

  const readProducts = async (stage: ForeignStage, reader: RowReader): Promise<void> => {
    const addIssue = ({ column, ...issue }: ForeignIssue): void =>
      reader.addIssue({ file: OF_THE_FILE, ...issue, ...(column !== undefined && { column }) });
    const skuColumn = cellOf(table, "sku").column;
    for await (const { line, first } of repeatedSkus(stage))
      addIssue({
        line,
        column: skuColumn,
        reason: `line ${first} has the same SKU: give each variant one of its own, or none`,
      });
    for await (const { line, key } of rowsWithoutProduct(stage))
      addIssue({
        line,
        column: cellOf(table, "parent").column,
        reason: `the file has no product '${key}': export its product too`,
      });
    const ids = new Set<string>();
    const groups = new Set<string>();
    const total = await countForeignProducts(stage);
    let done = 0;
    for await (const page of foreignProducts(stage)) {
      const products = page.flatMap(
        (rows) => readForeignProduct(rows, { table, answers, addIssue, note }) ?? [],
      );
      await loadPictures(products);
      for (const product of products) {
        const context = { table, addIssue, note, ids, groups, nameOf: cache.nameOf };
        const own = ownProductOf(product, context);
        if (!own) continue;
        report.countProduct(product);
        await sendProduct(own, reader);
      }
      done += page.length;
      reader.onProgress(done, total, "products read");
    }
  };

  return {
    report,
    readRows: (reader: RowReader, db: Db) =>
      withForeignStage(db, async (stage) => {
        // The rows behind an unreadable one are missing, so their products would look wrong.
        if ((await stageRows(stage, reader)) === 0) await readProducts(stage, reader);
      }),
    picturePathOf: cache.pathOf,
    keepsMissing: false,
    placeOf: ({ file: from, line, column, reason }) => {
      const found = from === OF_THE_FILE ? column : foreignColumnOf(table, column, choiceColumns);
      return { file, line, reason, ...(found !== undefined && { column: found }) };
    },
  };
};

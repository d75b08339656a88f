import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import {
  catalogueFiles,
  fileColumns,
  readProduct,
  readSubcategory,
  readVariant,
} from "./catalogueCsv.rules.ts";
import type { CatalogueFile, FileRow, ImportIssue, Row } from "./catalogueCsv.rules.ts";
import { readTable } from "./csvFile.ts";

/** Reads the rows of a folder's files one by one. */
export interface RowReader {
  onRow: (row: FileRow) => Promise<void>;
  addIssue: (issue: ImportIssue) => void;
  /** Called with the bytes read so far and in all. */
  onBytes: (done: number, total: number) => void;
}

const FOREIGN =
  "this is not a catalogue of this shop: pnpm ops catalogue:import --help shows the columns";

const readRow = (file: CatalogueFile, row: Row, issues: ImportIssue[]): FileRow => {
  if (file === "products.csv") return { file, row: readProduct(row, issues) };
  if (file === "variants.csv") return { file, row: readVariant(row, issues) };
  return { file, row: readSubcategory(row, issues) };
};

/** Reads the files of a folder row by row and reports the errors in them. A file may be absent. */
export const readCatalogueFiles = async (folder: string, reader: RowReader): Promise<void> => {
  const { addIssue, onBytes, onRow } = reader;
  const present = catalogueFiles.filter((file) => existsSync(join(folder, file)));
  const sizes = await Promise.all(present.map((file) => stat(join(folder, file))));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of present) {
    const rows = readTable({
      path: join(folder, file),
      columns: fileColumns[file],
      foreign: FOREIGN,
      addFault: (line, reason) => addIssue({ file, line, reason }),
      onBytes: (bytes) => {
        done += bytes;
        onBytes(done, total);
      },
    });
    for await (const row of rows) {
      const issues: ImportIssue[] = [];
      const read = readRow(file, row, issues);
      for (const issue of issues) addIssue(issue);
      await onRow(read);
    }
  }
};

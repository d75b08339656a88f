import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { opsCommand } from "../../opsCommand.rules.ts";
import type { Db } from "../../db/client.ts";
import {
  catalogueFiles,
  fileColumns,
  readProduct,
  readSubcategory,
  readVariant,
} from "./catalogueCsv.rules.ts";
import type { CatalogueFile, FileRow, ImportIssue, Row } from "./catalogueCsv.rules.ts";
import { readTable } from "./csvFile.ts";

/** Gets the rows of a catalogue one by one. */
export interface RowReader {
  onRow: (row: FileRow) => Promise<void>;
  addIssue: (issue: ImportIssue) => void;
  onProgress: (done: number, total: number, what: string) => void;
}

/** Where a catalogue comes from: a folder of the shop's own files, or a file of another platform. */
export interface CatalogueSource {
  /** Reads all rows, and reports the errors in them. `db` is for what does not fit into memory. */
  readRows: (reader: RowReader, db: Db) => Promise<void>;
  /** Returns the path of the picture that a row names. */
  picturePathOf: (name: string) => string;
  /** Returns an issue with its place in the source. */
  placeOf: (issue: ImportIssue) => ImportIssue;
  /** Whether the shop keeps what the source has no column for. */
  keepsMissing: boolean;
}

const FOREIGN = `this is not a catalogue of this shop: ${opsCommand("catalogue:import --help")} shows the columns`;

/** Reads a row of one of the shop's own files. */
export const readRow = (file: CatalogueFile, row: Row, issues: ImportIssue[]): FileRow => {
  if (file === "products.csv") return { file, row: readProduct(row, issues) };
  if (file === "variants.csv") return { file, row: readVariant(row, issues) };
  return { file, row: readSubcategory(row, issues) };
};

/** Reads the files of a folder row by row. A file may be absent. */
const readCatalogueFiles = async (folder: string, reader: RowReader): Promise<void> => {
  const { addIssue, onProgress, onRow } = reader;
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
        onProgress(done, total, "bytes read");
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

export const folderSource = (folder: string): CatalogueSource => ({
  readRows: (reader) => readCatalogueFiles(folder, reader),
  picturePathOf: (name) => join(folder, "pictures", name),
  placeOf: (issue) => issue,
  keepsMissing: true,
});

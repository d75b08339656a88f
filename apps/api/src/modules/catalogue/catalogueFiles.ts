import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse";
import { fileColumns, readProduct, readSubcategory, readVariant } from "./catalogueTables.rules.ts";
import { formatFault, headerFault } from "./csvFormat.rules.ts";
import type { CatalogueFile, FileRow, ImportIssue, Row } from "./catalogueTables.rules.ts";

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** Reads the rows of a folder's files one by one. */
export interface RowReader {
  onRow: (row: FileRow) => Promise<void>;
  addIssue: (issue: ImportIssue) => void;
  /** Called with the bytes read so far and in all. */
  onBytes: (done: number, total: number) => void;
}

const headerIssues = (file: CatalogueFile, head: readonly string[]): string[] => {
  const fault = headerFault(head);
  if (fault !== undefined) return [fault];
  const { required, optional } = fileColumns[file];
  const known: readonly string[] = [...required, ...optional];
  return [
    ...required
      .filter((name) => !head.includes(name))
      .map((name) => `the column ${name} is missing`),
    ...head
      .filter((name) => !known.includes(name))
      .map((name) => `there is no column ${name}; there are ${known.join(", ")}`),
    ...head
      .filter((name, index) => head.indexOf(name) !== index)
      .map((name) => `the column ${name} stands twice`),
  ];
};

/** Yields the records of a file, each with its first line number. Skips blank lines. Throws CsvError. */
async function* recordsOf(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<{ line: number; record: string[] }> {
  const source = createReadStream(path);
  source.on("data", (chunk) => onBytes(chunk.length));
  const parser = source.pipe(parse({ bom: true, info: true, relax_column_count: true }));
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    if (record.some((cell) => cell.trim() !== "")) yield { line, record };
    line = info.lines + 1;
  }
}

const readRow = (file: CatalogueFile, row: Row, issues: ImportIssue[]): FileRow => {
  if (file === "products.csv") return { file, row: readProduct(row, issues) };
  if (file === "variants.csv") return { file, row: readVariant(row, issues) };
  return { file, row: readSubcategory(row, issues) };
};

const readRows = async (
  path: string,
  file: CatalogueFile,
  { onRow, addIssue }: RowReader,
  onBytes: (bytes: number) => void,
): Promise<void> => {
  let head: string[] | undefined;
  for await (const { line, record } of recordsOf(path, onBytes)) {
    if (head === undefined) {
      head = record.map((name) => name.trim().toLowerCase());
      const wrong = headerIssues(file, head);
      for (const reason of wrong) addIssue({ file, line, reason });
      if (wrong.length > 0) return;
      continue;
    }
    const fault = formatFault(record);
    if (fault !== undefined) {
      addIssue({ file, line, reason: fault });
      return;
    }
    if (record.length > head.length) {
      const reason = `it has ${record.length} cells for ${head.length} columns`;
      addIssue({ file, line, reason });
    } else {
      const issues: ImportIssue[] = [];
      const cells = new Map(head.map((name, index) => [name, record[index] ?? ""]));
      const row = readRow(file, { line, cells }, issues);
      for (const issue of issues) addIssue(issue);
      await onRow(row);
    }
  }
};

const files: readonly CatalogueFile[] = ["subcategories.csv", "products.csv", "variants.csv"];

/** Reads the files of a folder row by row and reports the errors in them. A file may be absent. */
export const readCatalogueFiles = async (folder: string, reader: RowReader): Promise<void> => {
  const present = files.filter((file) => existsSync(join(folder, file)));
  const sizes = await Promise.all(present.map((file) => stat(join(folder, file))));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of present) {
    try {
      await readRows(join(folder, file), file, reader, (bytes) => {
        done += bytes;
        reader.onBytes(done, total);
      });
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const [reason = ""] = error.message.split(", ");
      reader.addIssue({ file, line: Number(error["lines"] ?? 1), reason });
    }
  }
};

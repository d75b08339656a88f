import { readFile, writeFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { Refusal } from "./command.ts";

export interface CsvRow {
  /** The line of the file at which the row begins; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

interface ParsedRecord {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a CSV file whose first line names the columns. Cells are trimmed, blank lines left out. Throws Refusal for a
 * file that cannot be read, a broken row, a missing or an unknown column.
 */
export const readCsv = async (path: string, columns: readonly string[]): Promise<CsvRow[]> => {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      `${path} cannot be read: ${error.code === "ENOENT" ? "there is no such file" : error.message}.`,
    );
  });
  let head: string[] = [];
  try {
    const parsed = parse(text, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      columns: (names: string[]) => {
        head = names.map((name) => name.trim().toLowerCase());
        return head;
      },
    }) as unknown as ParsedRecord[];
    const missing = columns.filter((name) => !head.includes(name));
    const unknown = head.filter((name) => !columns.includes(name));
    if (missing.length + unknown.length > 0)
      throw new Refusal(
        ...missing.map((name) => `${path}: the column ${name} is missing.`),
        ...unknown.map(
          (name) => `${path}: there is no column '${name}'; there are ${columns.join(", ")}.`,
        ),
      );
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`${path}, line ${Number(error["lines"] ?? 1)}: ${error.message}`);
  }
};

/** Rows as CSV. A cell that a spreadsheet would take for a formula is escaped. */
const toCsv = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string => stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });

/** Writes rows as a new CSV file that its owner alone may read. Throws Refusal when the file exists. */
export const writeCsv = async <Row extends object>(
  file: string,
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): Promise<void> => {
  await writeFile(file, toCsv(rows, columns), { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Refusal(
        error.code === "EEXIST"
          ? `${file} exists already: choose another name.`
          : `${file} cannot be written: ${error.message}.`,
      );
    },
  );
};

import { readFile, writeFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { headerFault } from "../modules/catalogue/csvFormat.rules.ts";
import { Refusal } from "./command.ts";

export interface CsvRow {
  /** The first line number of the row. The header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

interface ParsedRecord {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a CSV file with a header line. Trims cells and skips blank lines. Throws Refusal for an unreadable file, a
 * malformed row, or a missing or unknown column.
 */
export const readCsv = async (path: string, columns: readonly string[]): Promise<CsvRow[]> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      `${path} cannot be read: ${error.code === "ENOENT" ? "there is no such file" : error.message}.`,
    );
  });
  let head: string[] = [];
  try {
    const parsed = parse(bytes, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      columns: (names: string[]) => {
        head = names.map((name) => name.trim().toLowerCase());
        const fault = headerFault(head);
        if (fault !== undefined) throw new Refusal(`${path}, line 1: ${fault}.`);
        const repeated = head.find((name, index) => head.indexOf(name) !== index);
        if (repeated !== undefined)
          throw new Refusal(`${path}, line 1: the column ${repeated} stands twice.`);
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

/** Rows that are formatted in one piece. The shop's process answers requests in between. */
const ROWS_AT_ONCE = 500;

/** Formats rows as CSV, in parts. Escapes cells that a spreadsheet would treat as a formula. */
async function* toCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): AsyncGenerator<string> {
  let start = 0;
  do {
    yield stringify(rows.slice(start, start + ROWS_AT_ONCE), {
      header: start === 0,
      columns: [...columns],
      escape_formulas: true,
    });
    start += ROWS_AT_ONCE;
  } while (start < rows.length);
}

/** Writes rows as a new CSV file with mode 0600. Throws Refusal when the file exists. */
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

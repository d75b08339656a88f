import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { CsvError, parse } from "csv-parse";
import { parse as parseText } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import {
  contentFault,
  distinctNamesOf,
  formatFault,
  formatOf,
  headerFaults,
  namesOf,
  parserFault,
} from "./csvFormat.rules.ts";
import type { Columns } from "./csvFormat.rules.ts";

export interface CsvRow {
  /** The first line number of the row. */
  line: number;
  /** The trimmed cells by the name of their column. Empty where the row is shorter than the header. */
  cells: ReadonlyMap<string, string>;
}

export interface CsvSource {
  path: string;
  columns: Columns;
  /** Whether the file may have other columns too. The cells of a repeated one are named `name (2)` and so on. */
  mayHaveOthers?: boolean;
  /** The answer to a file of another program. */
  foreign: string;
  addFault: (line: number, reason: string) => void;
  /** Called with the names of columns that are not read. Default: they are faults. */
  onUnknown?: (names: readonly string[]) => void;
  /** Called with the number of bytes of each chunk. */
  onBytes?: (bytes: number) => void;
}

/** Bytes that hold the first lines of a file. */
const START = 65_536;

const readStart = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const decoded = (start: Buffer): string =>
  start.toString(start[0] === 0xff && start[1] === 0xfe ? "utf16le" : "utf8");

/** Some files have several. Found by the parser, it would be that of the first row. */
const recordDelimiters = ["\r\n", "\n", "\r"];

const lineBreak = /\r\n|\r|\n/;

interface ParsedRow {
  record: string[];
  /** The first line number of the row. */
  line: number;
}

/** Line breaks are only in cells. A CRLF is one: csv-parse counts it twice. */
const linesOf = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split(lineBreak).length - 1, 1);

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === "");

/** Returns a trimmed cell. Its line breaks are those of the shop, whatever the system of the program that wrote it. */
const cellOf = (text: string): string => text.trim().replaceAll(/\r\n?/g, "\n");

/** Returns what is wrong with the header of a file. */
const faultsOfHeader = (
  record: readonly string[],
  { columns, foreign, mayHaveOthers, onUnknown }: CsvSource,
): string[] => {
  const fault = formatFault(record);
  if (fault !== undefined) return [fault];
  if (mayHaveOthers) return [];
  const names = namesOf(record, columns);
  const known = [...columns.required, ...columns.optional];
  const isComplete = columns.required.every((name) => names.includes(name));
  return headerFaults(
    onUnknown && isComplete ? names.filter((name) => known.includes(name)) : names,
    columns,
    foreign,
  );
};

/** Yields the rows of a parsed file below its header. */
async function* rowsBelow(
  parsed: AsyncIterable<ParsedRow>,
  source: CsvSource,
): AsyncGenerator<CsvRow> {
  const { addFault } = source;
  let names: string[] | undefined;
  let rows = 0;
  for await (const { record, line } of parsed) {
    if (isBlank(record)) continue;
    if (names === undefined) {
      names = source.mayHaveOthers ? distinctNamesOf(record) : namesOf(record, source.columns);
      const faults = faultsOfHeader(record, source);
      for (const reason of faults) addFault(line, reason);
      if (faults.length > 0) return;
      const { required, optional } = source.columns;
      const unknown = names.filter((name) => ![...required, ...optional].includes(name));
      if (unknown.length > 0) source.onUnknown?.(unknown);
      continue;
    }
    const fault = formatFault(record);
    if (fault !== undefined) {
      addFault(line, fault);
      return;
    }
    rows++;
    if (isBlank(record.slice(names.length)))
      yield {
        line,
        cells: new Map(names.map((name, index) => [name, cellOf(record[index] ?? "")])),
      };
    else
      addFault(
        line,
        `it has ${record.length} cells for ${names.length} columns: enclose a cell that has the separator in quotation marks`,
      );
  }
  if (rows === 0) addFault(1, names === undefined ? "the file is empty" : "the file has no rows");
}

export interface CsvHeader {
  /** The names of the columns as `readTable` has them, and as the file has them. */
  names: string[];
  written: string[];
}

/** Returns the first row of a file of any columns. Undefined if it cannot be read: `readTable` says why. */
export const readHeader = async (
  path: string,
  known: readonly string[],
): Promise<CsvHeader | undefined> => {
  const start = await readStart(path);
  if (contentFault(start) !== undefined) return undefined;
  const text = decoded(start);
  const { delimiter, line } = formatOf(text, { required: known, optional: [] });
  try {
    const [written] = parseText(text, {
      bom: true,
      delimiter,
      record_delimiter: recordDelimiters,
      from_line: line,
      to: 1,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    if (!written || formatFault(written) !== undefined) return undefined;
    return { names: distinctNamesOf(written), written };
  } catch {
    return undefined;
  }
};

/**
 * Yields the rows of a CSV file one by one, and reports what is wrong with the file. Reads UTF-8 and UTF-16, and columns
 * separated by commas, semicolons or tabs. Skips blank rows.
 */
export async function* readTable(source: CsvSource): AsyncGenerator<CsvRow> {
  const { path, columns, addFault, onBytes } = source;
  const start = await readStart(path);
  const fault = contentFault(start);
  if (fault !== undefined) {
    addFault(1, fault);
    return;
  }
  const text = decoded(start);
  const { delimiter, line: firstLine } = formatOf(text, columns);
  let header: ParsedRow | undefined;
  /** The line after the parsed rows. The parser is ahead of its reader. */
  let next = firstLine;
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: recordDelimiters,
    from_line: firstLine,
    relax_column_count: true,
    on_record: (record) => {
      const row: ParsedRow = { record, line: next };
      next += linesOf(record);
      if (!isBlank(record)) header ??= row;
      // The types of csv-parse know no rows that are objects without names of columns.
      return row as never;
    },
  });
  const stream = createReadStream(path);
  if (onBytes) stream.on("data", (chunk) => onBytes(chunk.length));
  stream.on("error", (error) => parser.destroy(error));
  try {
    yield* rowsBelow(stream.pipe(parser) as AsyncIterable<ParsedRow>, source);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The rows before it are lost, and an unknown header explains more.
    if (header)
      for (const reason of faultsOfHeader(header.record, source)) addFault(header.line, reason);
    const line = text.split(lineBreak)[next - 1] ?? "";
    addFault(next, parserFault(error.code, line, delimiter));
  } finally {
    stream.destroy();
  }
}

/** Tells spreadsheet programs that a file is UTF-8. Without it Excel reads Windows' code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows that are formatted at once. */
const BATCH = 1000;

interface CsvTarget {
  path: string;
  columns: readonly string[];
  /** Whether an existing file is replaced. */
  replaces?: boolean;
  /** Access to a new file. By default only its owner's: it may hold people's data. */
  mode?: number;
  /** Writes cells as text that a spreadsheet would treat as a formula. Imports would keep the mark. */
  escapesFormulas?: boolean;
}

/** Opens a new CSV file. Each `write` appends rows. */
export const openCsv = async ({
  path,
  columns,
  replaces = false,
  mode = 0o600,
  escapesFormulas = true,
}: CsvTarget) => {
  const file = await open(path, replaces ? "w" : "wx", mode);
  await file.appendFile(BYTE_ORDER_MARK + stringify([[...columns]]));
  return {
    write: (rows: readonly object[]): Promise<void> =>
      file.appendFile(
        stringify([...rows], { columns: [...columns], escape_formulas: escapesFormulas }),
      ),
    close: () => file.close(),
  };
};

/** Returns rows as the text of a CSV file, with cells escaped as in files. */
export const csvText = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string =>
  BYTE_ORDER_MARK +
  stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });

/** Yields the text of a CSV file in pieces. */
export async function* csvLines(
  rows: AsyncIterable<object>,
  columns: readonly string[],
  { escapesFormulas = true }: Pick<CsvTarget, "escapesFormulas"> = {},
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([[...columns]]);
  for await (const row of rows)
    yield stringify([row], { columns: [...columns], escape_formulas: escapesFormulas });
}

/** Writes a CSV file. Removes an incomplete one. Memory does not grow with the rows. Returns their number. */
export const writeTable = async (
  target: CsvTarget,
  rows: Iterable<object> | AsyncIterable<object>,
): Promise<number> => {
  const csv = await openCsv(target);
  let count = 0;
  try {
    let batch: object[] = [];
    for await (const row of rows) {
      count++;
      batch.push(row);
      if (batch.length < BATCH) continue;
      await csv.write(batch);
      batch = [];
    }
    await csv.write(batch);
    await csv.close();
    return count;
  } catch (error) {
    await csv.close();
    await rm(target.path, { force: true });
    throw error;
  }
};

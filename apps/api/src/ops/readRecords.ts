import { basename } from "node:path";
import { opsCommand } from "../opsCommand.rules.ts";
import { importIssueLine } from "../modules/catalogue/catalogueCsv.rules.ts";
import type { ImportIssue } from "../modules/catalogue/catalogueCsv.rules.ts";
import type { Columns } from "../modules/catalogue/csvFormat.rules.ts";
import { Refusal } from "./command.ts";
import type { Input, Terminal } from "./command.ts";
import { readCsv } from "./csv.ts";

/** Maximum number of faults to print. */
const MAX_FAULTS = 100;

/** Throws Refusal with the first issues, one line each, unless there are none. */
export const refuseIssues = (issues: readonly ImportIssue[]): void => {
  const more = issues.length - MAX_FAULTS;
  if (issues.length > 0)
    throw new Refusal(
      ...issues.slice(0, MAX_FAULTS).map(importIssueLine),
      ...(more > 0 ? [`and ${more} more`] : []),
      "Nothing was changed.",
    );
};

export interface RecordReader {
  line: number;
  /** Returns a trimmed cell. Empty without the column. */
  cell: (column: string) => string;
  addIssue: (column: string, reason: string) => void;
}

interface RecordFormat<Row> {
  command: string;
  columns: Columns;
  /** Whether other columns are left out, because files of other programs have them. Default false: they are faults. */
  skipsUnknown?: boolean;
  /** Returns what a row holds. Undefined if it is left out. */
  read: (reader: RecordReader) => Row | undefined;
}

export interface Records<Row> {
  /** The name of the file, for issues. */
  file: string;
  rows: Row[];
  /** Names of the columns that were left out. */
  skipped: string[];
}

/** Parses each row of the file of a command. Throws Refusal with all issues by file, line and column. */
export const readRecords = async <Row>(
  input: Input,
  { command, columns, skipsUnknown = false, read }: RecordFormat<Row>,
): Promise<Records<Row>> => {
  const path = input.path(input.positionals[0] ?? "");
  const file = basename(path);
  const issues: ImportIssue[] = [];
  const records: Records<Row> = { file, rows: [], skipped: [] };
  const lines = readCsv({
    path,
    columns,
    foreign: `this is no file for ${command}: ${opsCommand(`${command} --help`)} shows the columns`,
    addFault: (line, reason) => void issues.push({ file, line, reason }),
    ...(skipsUnknown ? { onUnknown: (names) => void records.skipped.push(...names) } : {}),
  });
  for await (const { line, cells } of lines) {
    const row = read({
      line,
      cell: (column) => cells.get(column) ?? "",
      addIssue: (column, reason) => void issues.push({ file, line, column, reason }),
    });
    if (row !== undefined) records.rows.push(row);
  }
  refuseIssues(issues);
  return records;
};

/** Returns an issue for each row whose key an earlier one has. */
export const findRepeatedRows = <Row extends { line: number }>(
  { file, rows }: Records<Row>,
  column: string,
  keyOf: (row: Row) => string,
): ImportIssue[] => {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const first = lines.get(key);
    if (first === undefined) lines.set(key, row.line);
    return first === undefined
      ? []
      : [{ file, line: row.line, column, reason: `'${key}' is already in line ${first}` }];
  });
};

/** Names the columns that were left out. */
export const printSkipped = (print: Terminal["print"], skipped: readonly string[]): void => {
  if (skipped.length > 0) print(`Columns that were left out: ${skipped.join(", ")}.`);
};

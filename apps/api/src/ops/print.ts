import type { Input, Terminal } from "./command.ts";

const MAX_CELL = 40;

const shortened = (text: string): string =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;

/** Prints a table, columns two spaces apart, or `whenEmpty` if it has no rows. Truncates cells after 40 characters. */
export const printTable = (
  print: Terminal["print"],
  head: readonly string[],
  rows: readonly (readonly string[])[],
  whenEmpty?: string,
): void => {
  if (rows.length === 0 && whenEmpty !== undefined) {
    print(whenEmpty);
    return;
  }
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => shortened(cell.replaceAll(/\s+/g, " "))),
  );
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
};

/** Prints a value as JSON if `--json` is set. Returns whether it did. */
export const printJson = (input: Input, print: Terminal["print"], value: object): boolean => {
  const isJson = input.isSet("json");
  if (isJson) print(JSON.stringify(value));
  return isJson;
};

/** The option that `printJson` reads. */
export const jsonOption = { json: { summary: "prints JSON, for a program to read" } } as const;

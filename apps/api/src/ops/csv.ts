import { readTable, writeTable } from "../modules/catalogue/csvFile.ts";
import type { CsvRow, CsvSource } from "../modules/catalogue/csvFile.ts";
import { Refusal } from "./command.ts";

const accessFaults: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder: name the file in it",
};

/** Yields the rows of a CSV file and reports what is wrong with it. Throws Refusal for a file that cannot be opened. */
export async function* readCsv(source: CsvSource): AsyncGenerator<CsvRow> {
  try {
    yield* readTable(source);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Refusal(`${source.path} cannot be read: ${accessFaults[code] ?? message}.`);
  }
}

/** Writes rows as a new CSV file with mode 0600 and returns their number. Throws Refusal when the file exists. */
export const writeCsv = async <Row extends object>(
  path: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
  columns: readonly (keyof Row & string)[],
): Promise<number> =>
  writeTable({ path, columns }, rows).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new Refusal(
      error.code === "EEXIST"
        ? `${path} exists already: choose another name.`
        : `${path} cannot be written: ${error.message}.`,
    );
  });

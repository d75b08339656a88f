import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { fileColumns, readProduct, readSubcategory, readVariant } from "./catalogueTables.rules.ts";
import type {
  CatalogueFile,
  ImportIssue,
  ProductRow,
  Row,
  SubcategoryRow,
  VariantRow,
} from "./catalogueTables.rules.ts";

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

export interface CatalogueFiles {
  subcategories: SubcategoryRow[];
  products: ProductRow[];
  variants: VariantRow[];
}

/** Returns the records of a file, each with its first line number. Skips blank lines. */
const recordsOf = (
  text: string,
  file: CatalogueFile,
  issues: ImportIssue[],
): { line: number; record: string[] }[] => {
  try {
    const parsed = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
    }) as unknown as ParsedRecord[];
    return parsed
      .map(({ record }, index) => ({
        line: (parsed[index - 1]?.info.lines ?? 0) + 1,
        record,
      }))
      .filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [reason = ""] = error.message.split(", ");
    issues.push({ file, line: Number(error["lines"] ?? 1), reason });
    return [];
  }
};

const headerIssues = (file: CatalogueFile, head: readonly string[]): string[] => {
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

const rowsOfFile = (text: string, file: CatalogueFile, issues: ImportIssue[]): Row[] => {
  const [first, ...records] = recordsOf(text, file, issues);
  if (!first) return [];
  const head = first.record.map((name) => name.trim().toLowerCase());
  const wrong = headerIssues(file, head);
  if (wrong.length > 0) {
    for (const reason of wrong) issues.push({ file, line: first.line, reason });
    return [];
  }
  return records.flatMap(({ line, record }) => {
    if (record.length > head.length) {
      const reason = `it has ${record.length} cells for ${head.length} columns`;
      issues.push({ file, line, reason });
      return [];
    }
    return [{ line, cells: new Map(head.map((name, index) => [name, record[index] ?? ""])) }];
  });
};

/** Reads the files of a folder and collects all errors in their rows. A file may be absent. */
export const readCatalogueFiles = async (
  folder: string,
  issues: ImportIssue[],
): Promise<CatalogueFiles> => {
  const read = async <Read>(
    file: CatalogueFile,
    readRow: (row: Row, issues: ImportIssue[]) => Read,
  ): Promise<Read[]> => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const text = await readFile(path, "utf8");
    return rowsOfFile(text, file, issues).map((row) => readRow(row, issues));
  };
  return {
    subcategories: await read("subcategories.csv", readSubcategory),
    products: await read("products.csv", readProduct),
    variants: await read("variants.csv", readVariant),
  };
};

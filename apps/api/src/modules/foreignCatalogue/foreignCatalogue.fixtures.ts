import { parse } from "csv-parse/sync";
import { distinctNamesOf } from "../catalogue/csvFormat.rules.ts";
import type { Answers, ForeignIssue, ForeignRow, Format } from "./foreignFormat.types.ts";
import { keyedRowOf, readForeignProduct } from "./foreignProduct.rules.ts";
import { ownProductOf } from "./foreignRows.rules.ts";
import { formatOfHeader, tableOf } from "./foreignTable.rules.ts";

interface Given extends Partial<Answers> {
  format?: Format;
  /** Addresses of pictures that cannot be loaded. */
  failing?: readonly string[];
  delimiter?: string;
}

type Cells = Readonly<Record<string, string>>;

/**
 * Converts the text of a file in memory. Groups the rows into products as the statements of `foreignStage.repo.ts` do: by
 * the key of a leading row, or by its other key.
 */
export const convert = (
  text: string,
  { format, failing = [], delimiter = ",", ...given }: Given = {},
) => {
  const [written = [], ...records] = parse(text, { delimiter, relax_column_count: true });
  const names = distinctNamesOf(written);
  const known = format ?? formatOfHeader(names);
  if (!known) throw new Error(`There is no format for ${names.join(", ")}.`);
  const table = tableOf(known, names, written);
  const products = new Map<string, ForeignRow[]>();
  const rows = records.map((record, index) =>
    keyedRowOf(table, {
      line: index + 2,
      cells: Object.fromEntries(
        names.flatMap((name, at) => (record[at] ? [[name, record[at].trim()]] : [])),
      ),
    }),
  );
  const leaders = rows.filter(({ leads }) => leads);
  for (const { key, leads, otherKey, ...row } of rows) {
    const leader = leaders.find(
      (each) => (leads && each.key === key) || (!leads && [each.key, each.otherKey].includes(key)),
    );
    const found = products.get(leader?.key ?? "");
    const plain = { line: row.line, cells: row.cells };
    if (found) found.push(plain);
    else products.set(leader?.key ?? otherKey, [plain]);
  }
  const issues: ForeignIssue[] = [];
  const notes: string[] = [];
  const findings = {
    addIssue: (issue: ForeignIssue) => void issues.push(issue),
    note: (sentence: string, line: number) => void notes.push(`${line}: ${sentence}`),
  };
  const answers: Answers = {
    tax: { addedBasisPoints: 0 },
    stock: undefined,
    now: new Date("2026-05-01T12:00:00Z"),
    ...given,
  };
  const context = {
    ...findings,
    table,
    ids: new Set<string>(),
    groups: new Set<string>(),
    nameOf: (address: string) => (failing.includes(address) ? undefined : address),
  };
  const own = [...products.values()]
    .toSorted(([a], [b]) => (a?.line ?? 0) - (b?.line ?? 0))
    .flatMap((each) => readForeignProduct(each, { ...findings, table, answers }) ?? [])
    .flatMap((product) => ownProductOf(product, context) ?? []);
  const rowsOf = (wanted: string): Cells[] =>
    own.flatMap((product) =>
      product.rows
        .filter(({ file }) => file === wanted)
        .map(({ cells }) => Object.fromEntries(cells)),
    );
  return {
    groups: rowsOf("subcategories.csv"),
    products: rowsOf("products.csv"),
    variants: rowsOf("variants.csv"),
    hidden: own.filter(({ isHidden }) => isHidden).length,
    issues: issues.map(
      ({ line, column, reason }) => `line ${line}${column ? `, column ${column}` : ""}: ${reason}`,
    ),
    notes,
  };
};

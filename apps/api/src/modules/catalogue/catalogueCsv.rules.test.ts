import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { computeFact, factEntries, MAX_LIST_TEXTS } from "@pallu/contract";
import { repositoryRoot } from "../../folders.ts";
import { products } from "./catalogue.tables.ts";
import {
  SEPARATOR,
  cellReaders,
  factCell,
  factReaders,
  fileColumns,
} from "./catalogueCsv.rules.ts";
import type { ImportIssue } from "./catalogueCsv.rules.ts";

const { required, optional } = fileColumns["products.csv"];

/** Columns of products with another name in the file. */
const otherNames: Record<string, string> = {
  subcategory_id: "subcategory",
  offer_price_paise: "offer_price",
  list_price_paise: "list_price",
  option_name: "option",
};

/** Columns of products that the file lacks, and what sets them. */
const notInFile: Record<string, string> = {
  image: "the pictures of the first variant",
  position: "the order of imports",
  hidden: "product:hide",
};

test("every column of products is a column of products.csv or a named exception", () => {
  const columns = Object.values(getTableColumns(products)).map(({ name }) => name);
  const inFile = columns.filter((name) => !(name in notInFile));
  expect(new Set(columns).size, `${columns.join()} has no column twice`).toBe(columns.length);
  expect(inFile.map((name) => otherNames[name] ?? name).toSorted()).toEqual(
    [...required, ...optional].toSorted(),
  );
});

test("docs/shopkeeper.md lists the optional columns of products.csv as they are", async () => {
  const path = join(repositoryRoot, "docs/shopkeeper.md");
  const handbook = readFileSync(path, "utf8");
  const factRows = factEntries.map(([, fact]) => {
    const values = computeFact(fact, {
      text: ({ maxLength }) => `up to ${maxLength} characters`,
      list: ({ maxLength }) =>
        `up to ${MAX_LIST_TEXTS} texts of up to ${maxLength} characters, separated by ${SEPARATOR}`,
      number: ({ min, max, unit }) => `${min} to ${max} ${unit}`,
      yesNo: () => "yes or no",
    });
    return `| \`${fact.column}\` | ${fact.description} | ${values} |`;
  });
  const table = [
    "| column | what it holds | values |",
    "|---|---|---|",
    "| `list_price` | The price from which it is reduced. | rupees, at least `offer_price` |",
    "| `tag` | A word on the picture. | Hot Sale, NEW or 10% OFF |",
    ...factRows,
    "| `option` | What its variants differ by beside the colour, such as Size. | up to 40 characters |",
    "",
  ].join("\n");
  const withTable = handbook.replace(
    /^\| column \| what it holds \| values \|\n(?:\|.*\n)+/m,
    () => table,
  );
  expect(withTable).toContain(table);
  // `-u` writes the rows.
  await expect(withTable).toMatchFileSnapshot(path);
});

test("the column of a text may be missing or empty", () => {
  const read = (cells: [string, string][]) => {
    const issues: ImportIssue[] = [];
    const row = { line: 2, cells: new Map(cells) };
    const { text } = factReaders(cellReaders("products.csv", row, issues));
    const column = "blouse";
    return {
      value: text({ kind: "text", column, label: "Blouse", maxLength: 5, description: "" }),
      reasons: issues.map(({ reason }) => reason),
    };
  };
  expect(read([])).toEqual({ value: undefined, reasons: [] });
  expect(read([["blouse", ""]])).toEqual({ value: "", reasons: [] });
  expect(read([["blouse", "sewn in"]]).reasons).toEqual(["it has 7 characters; 5 are the most"]);
});

const boxSizes = {
  kind: "list",
  column: "box_sizes",
  label: "Sizes in the box",
  maxLength: 5,
  description: "",
} as const;

const readBoxSizes = (cell: string | undefined) => {
  const issues: ImportIssue[] = [];
  const cells = new Map(cell === undefined ? [] : [["box_sizes", cell]]);
  const { list } = factReaders(cellReaders("products.csv", { line: 2, cells }, issues));
  return { value: list(boxSizes), reasons: issues.map(({ reason }) => reason) };
};

test.each([
  [undefined, undefined],
  ["", []],
  ["M", ["M"]],
  ["M | L|| 2 XL ", ["M", "L", "2 XL"]],
])("the cell %j of a fact that is a list means %j, and is exported so", (cell, value) => {
  expect(readBoxSizes(cell)).toEqual({ value, reasons: [] });
  if (value === undefined) return;
  expect(readBoxSizes(String(factCell(value))).value).toEqual(value);
});

test("a list with too many or too long texts is an error", () => {
  expect(readBoxSizes("x|".repeat(21)).reasons).toEqual(["it has 21 texts; 20 are the most"]);
  expect(readBoxSizes("M|sewn in").reasons).toEqual(["it has 7 characters; 5 are the most"]);
});

test.each([
  [undefined, undefined],
  ["", null],
  ["yes", true],
  ["TRUE", true],
  ["no", false],
])("the cell %j of a fact that is yes or no means %j, and is exported so", (cell, value) => {
  const issues: ImportIssue[] = [];
  const cells = new Map(cell === undefined ? [] : [["hand_wash", cell]]);
  const { yesNo } = factReaders(cellReaders("products.csv", { line: 2, cells }, issues));
  const fact = { kind: "yesNo", column: "hand_wash", label: null, description: "" } as const;
  expect([yesNo(fact), issues]).toEqual([value, []]);
  if (value === undefined) return;
  cells.set("hand_wash", String(factCell(value) ?? ""));
  expect(yesNo(fact)).toBe(value);
});

test("a cell that is neither yes nor no is an error", () => {
  const issues: ImportIssue[] = [];
  const cells = new Map([["hand_wash", "perhaps"]]);
  factReaders(cellReaders("products.csv", { line: 2, cells }, issues)).yesNo({
    kind: "yesNo",
    column: "hand_wash",
    label: null,
    description: "",
  });
  expect(issues).toEqual([
    {
      file: "products.csv",
      line: 2,
      column: "hand_wash",
      reason: "'perhaps' is neither yes nor no",
    },
  ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { factEntries } from "@pallu/contract";
import { repositoryRoot } from "../../folders.ts";
import { products } from "./catalogue.tables.ts";
import { factReaders, fileColumns, cellReaders } from "./catalogueCsv.rules.ts";
import type { ImportIssue } from "./catalogueCsv.rules.ts";

const { required, optional } = fileColumns["products.csv"];

/** Columns of products with another name in the file. */
const otherNames: Record<string, string> = {
  subcategory_id: "subcategory",
  offer_price_paise: "offer_price",
  list_price_paise: "list_price",
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
  const factRows = factEntries.flatMap(([, fact]) => {
    if (fact.kind === "requiredText") return [];
    const values =
      fact.kind === "number"
        ? `${fact.min} to ${fact.max} ${fact.unit}`
        : `up to ${fact.maxLength} characters`;
    return [`| \`${fact.column}\` | ${fact.description} | ${values} |`];
  });
  const table = [
    "| column | what it holds | values |",
    "|---|---|---|",
    "| `tag` | A word on the picture. | Hot Sale, NEW or 10% OFF |",
    ...factRows,
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

test("the column of a text that is not required may be missing or empty", () => {
  const read = (cells: [string, string][]) => {
    const issues: ImportIssue[] = [];
    const readers = factReaders(
      cellReaders("products.csv", { line: 2, cells: new Map(cells) }, issues),
    );
    const text = { column: "blouse", label: "Blouse", maxLength: 5 } as const;
    return {
      optional: readers.text({ ...text, kind: "text", description: "" }),
      required: readers.requiredText({ ...text, kind: "requiredText" }),
      reasons: issues.map(({ reason }) => reason),
    };
  };
  expect(read([])).toEqual({ optional: undefined, required: "", reasons: ["it is empty"] });
  expect(read([["blouse", ""]])).toEqual({ optional: "", required: "", reasons: ["it is empty"] });
  expect(read([["blouse", "sewn in"]]).reasons).toEqual([
    "it has 7 characters; 5 are the most",
    "it has 7 characters; 5 are the most",
  ]);
});

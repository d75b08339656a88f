import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ImportIssue } from "./catalogueTables.rules.ts";

const file = "./catalogue.tables.ts";

beforeAll(async () => {
  const tables = await import("./catalogue.tables.ts");
  vi.resetModules();
  const productTexts = [...tables.productTexts, "blouse"];
  vi.doMock(file, () => ({
    ...tables,
    productTexts,
    readTexts: (read: (column: string) => unknown) =>
      Object.fromEntries(productTexts.map((column) => [column, read(column)])),
  }));
});
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

test("the column of a text that was added later may be missing or empty", async () => {
  const { fileColumns, readProduct } = await import("./catalogueTables.rules.ts");
  const { required, optional } = fileColumns["products.csv"];
  expect(required).not.toContain("blouse");
  expect(optional).toContain("blouse");
  const cells = new Map<string, string>(required.map((column) => [column, "1"]));
  const issues: ImportIssue[] = [];
  expect(readProduct({ line: 2, cells }, issues)).toHaveProperty("blouse", undefined);
  cells.set("blouse", "");
  expect(readProduct({ line: 2, cells }, issues)).toHaveProperty("blouse", "");
  expect(issues).toEqual([]);
  cells.set("care", "");
  readProduct({ line: 2, cells }, issues);
  expect(issues).toEqual([
    { file: "products.csv", line: 2, column: "care", reason: "it is empty" },
  ]);
});

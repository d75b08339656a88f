import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { toMinorUnits } from "../../harness/checks/amounts.ts";
import type { SizedVariant } from "../../harness/checks/journal.ts";
import type { RunOps } from "../operator.ts";

type Cells = Record<string, string>;

/** Products that get sizes. */
const PRODUCTS = 12;
/** What the largest size costs more, in rupees. */
const DEARER = 150.5;

const write = (file: string, rows: readonly Cells[]): void => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    columns.map((column) => `"${(row[column] ?? "").replaceAll('"', '""')}"`).join(","),
  );
  writeFileSync(file, `${[columns.join(","), ...lines].join("\n")}\n`);
};

/**
 * Gives some products of the demo catalogue the sizes S, M and L, each with a SKU, and L with a price of its own, by an export
 * and an import. Returns the sizes by the ids of their variants.
 */
export const addSizes = async (run: RunOps, folder: string): Promise<Map<string, SizedVariant>> => {
  const act = async (...args: string[]): Promise<void> => {
    const { code, output } = await run(...args);
    if (code !== 0) throw new Error(`${args.join(" ")}: ${output}`);
  };
  const [from, to] = [join(folder, "catalogue"), join(folder, "sizes")];
  await act("catalogue:export", from);
  const read = (file: string): Cells[] =>
    parse(readFileSync(join(from, file)), { bom: true, columns: true });
  const products = new Map(
    read("products.csv")
      .slice(0, PRODUCTS)
      .map((row): [string, Cells] => [row["id"] ?? "", { ...row, option: "Size" }]),
  );
  const variants: Cells[] = [];
  const sizes = new Map<string, SizedVariant>();
  for (const row of read("variants.csv")) {
    const product = products.get(row["product"] ?? "");
    if (!product) continue;
    for (const size of ["S", "M", "L"]) {
      const id = size === "S" ? (row["id"] ?? "") : `${row["id"]}-${size.toLowerCase()}`;
      const sku = `${row["id"]}/${size}`;
      const price = size === "L" ? Number(product["offer_price"]) + DEARER : undefined;
      sizes.set(id, { sku, ownPaise: price === undefined ? undefined : toMinorUnits(price) });
      variants.push({
        ...row,
        id,
        sku,
        option_value: size,
        ...(size === "S" ? {} : { stock: "9", expected_stock: "" }),
        offer_price: price === undefined ? "" : price.toFixed(2),
      });
    }
  }
  mkdirSync(to);
  write(join(to, "products.csv"), [...products.values()]);
  write(join(to, "variants.csv"), variants);
  await act("catalogue:import", to);
  return sizes;
};

import type { Output } from "../../platform/callTypes.ts";

export type StockRow = Output<"GET /api/desk/stock">["variants"][number];

/** The greatest number of pieces that can be typed. */
export const MAX_PIECES = 1_000_000;

/** The most variants of a counting sheet: one call applies them all. */
export const MAX_SHEET = 500;

/** The levels of the filter, as the query has them. */
export const levels = [
  { value: "", label: "All" },
  { value: "5", label: "Fewer than 5" },
  { value: "1", label: "Out of stock" },
] as const;

/** Returns what tells a variant from others of its product: "Rani pink, M". */
export const variantWords = ({
  colourName,
  optionValue = "",
}: Pick<StockRow, "colourName" | "optionValue">): string =>
  [colourName, optionValue].filter((word) => word !== "").join(", ");

/** Returns the name of a variant: "Block kurti (Rani pink, M)". */
export const nameOf = (
  row: Pick<StockRow, "productName" | "colourName" | "optionValue">,
): string => {
  const words = variantWords(row);
  return words === "" ? row.productName : `${row.productName} (${words})`;
};

export const signed = (difference: number): string =>
  `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`;

/** A row of a counting sheet. It has no personal data. */
export interface SheetRow {
  id: string;
  name: string;
  sku: string;
  /** What was on hand when the sheet was opened, or after a conflict was settled. */
  expected: number;
  /** Null if it is not counted yet. */
  counted: number | null;
}

export interface Sheet {
  /** What is counted, such as "Kurtis". */
  title: string;
  /** ISO date and time. */
  openedAt: string;
  rows: readonly SheetRow[];
}

export const sheetRowOf = (row: StockRow): SheetRow => ({
  id: row.id,
  name: nameOf(row),
  sku: row.sku ?? "",
  expected: row.onHand,
  counted: null,
});

/** Returns the rows that are sent: those that are counted. */
export const countedRows = ({ rows }: Sheet): { id: string; onHand: number; expected: number }[] =>
  rows.flatMap(({ id, expected, counted }) =>
    counted === null ? [] : [{ id, onHand: counted, expected }],
  );

/** Returns a sheet with other values of a row. */
export const withRow = (sheet: Sheet, id: string, change: Partial<SheetRow>): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

import { MAX_ON_HAND } from "./inventory.rules.ts";
import type { Price } from "./inventory.rules.ts";
import { paiseOfText } from "./prices.rules.ts";

/** What is wrong with a file. */
export interface FileFault {
  /** From 1. */
  line: number;
  /** Absent for a fault of a row or of the file. */
  column?: string;
  /** The id that the row names. */
  id?: string;
  /** The number that is there instead of the expected one. */
  found?: number;
  /** A sentence. */
  reason: string;
}

interface FaultOfCell {
  column: string;
  /** A sentence. */
  reason: string;
}

export const isFaultOfCell = (value: object): value is FaultOfCell => "reason" in value;

/** The columns of a file of rows that name each thing once, and how a row is read. */
export interface ListFormat<Row> {
  /** The first one has the id. */
  columns: readonly [string, ...string[]];
  optional: readonly string[];
  /** Says what to do with a file of another kind. */
  foreign: string;
  read: (cell: (column: string) => string) => Row | FaultOfCell;
}

/** Parses a whole number, or says what is wrong with the text. */
export const wholeNumberOf = (
  text: string,
  what: string,
  least: number,
  most: number,
): number | string => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? value
    : `${what} must be a whole number from ${least} to ${most}; '${text}' is not.`;
};

/** Parses an amount in rupees and returns paise, or says what is wrong with the text. */
export const amountPaiseOf = (text: string, what: string): number | string =>
  paiseOfText(text) ??
  `${what} must be an amount in rupees above zero, such as 1299 or 1299.50; '${text}' is not.`;

export interface StockRow {
  id: string;
  onHand: number;
  expected?: number;
}

/** Columns that a list of stock has for its readers. An import does not read them. */
export const shownStockColumns = [
  "product",
  "colour",
  "option",
  "sku",
  "barcode",
  "reserved",
] as const;

export const stockFormat: ListFormat<StockRow> = {
  columns: ["variant", "stock"],
  optional: ["expected", ...shownStockColumns],
  foreign: "this is no list of stock: it needs the columns variant and stock",
  read: (cell) => {
    const onHand = wholeNumberOf(cell("stock"), "The stock", 0, MAX_ON_HAND);
    if (typeof onHand === "string") return { column: "stock", reason: onHand };
    if (cell("expected") === "") return { id: cell("variant"), onHand };
    const expected = wholeNumberOf(cell("expected"), "The expected stock", 0, MAX_ON_HAND);
    if (typeof expected === "string") return { column: "expected", reason: expected };
    return { id: cell("variant"), onHand, expected };
  },
};

export interface PriceRow extends Price {
  id: string;
}

export const priceFormat: ListFormat<PriceRow> = {
  columns: ["product", "offer_price", "list_price"],
  optional: [],
  foreign: "this is no list of prices: it needs the columns product, offer_price and list_price",
  read: (cell) => {
    const offerPricePaise = amountPaiseOf(cell("offer_price"), "The offer price");
    if (typeof offerPricePaise === "string")
      return { column: "offer_price", reason: offerPricePaise };
    const list = cell("list_price");
    const listPricePaise = list === "" ? offerPricePaise : amountPaiseOf(list, "The list price");
    if (typeof listPricePaise === "string") return { column: "list_price", reason: listPricePaise };
    return offerPricePaise > listPricePaise
      ? { column: "offer_price", reason: "The offer price is above the list price." }
      : { id: cell("product"), offerPricePaise, listPricePaise };
  },
};

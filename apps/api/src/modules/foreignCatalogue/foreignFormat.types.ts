/** What a product file of another platform holds, and what becomes of it. */

/** What a column of a foreign file means. */
export type Field =
  /** Rows with the same value are one product. */
  | "key"
  /** Another value by which rows name their product. */
  | "otherKey"
  /** The key of the product that a row belongs to. */
  | "parent"
  /** The kind of a row, such as `simple`, `variable` or `variation`. */
  | "kind"
  | "name"
  | "description"
  | "group"
  | "brand"
  | "material"
  | "origin"
  | "weave"
  | "size"
  | "care"
  | "price"
  | "salePrice"
  | "saleStart"
  | "saleEnd"
  /** Both ends of a sale, separated by a slash. */
  | "saleDates"
  /** The price before a reduction. */
  | "listPrice"
  | "stock"
  /** Who counts the pieces. Empty if nobody does. */
  | "stockTracker"
  /** Whether it is in stock, without a number. */
  | "availability"
  | "sku"
  | "barcode"
  | "weight"
  | "pictures"
  | "picturePosition"
  | "pictureAlt"
  | "variantPicture"
  | "shown"
  | "giftCard";

/** The columns of one choice that a product offers. `{n}` in a name stands for 1, 2, 3 and so on. */
export interface OptionColumns {
  /** The column with the name of the choice, or the name itself. */
  name: { column: string } | { text: string };
  value: string;
  /** Whether it is a choice only where the rows of a product differ in it. */
  isDetail?: true;
}

/** The format of a platform's product file. Names of columns are in small letters. */
export interface Format {
  /** The name of the platform. */
  name: string;
  /** A file with all columns of one of these lists has this format. */
  signs: readonly (readonly string[])[];
  /** The columns of each field, the best one first. */
  columns: Partial<Record<Field, readonly string[]>>;
  options: readonly OptionColumns[];
  /** Whether all rows of a product have its key, or variants name their parent. */
  layout: "rows" | "parents";
  /** The field that ids of products are made of. */
  idField: "key" | "name";
  /** The unit of a weight whose column and cells name none. */
  weightUnit?: string;
}

/** The header of a file whose format is known. */
export interface ForeignTable {
  format: Format;
  /** Names of the columns as they are in the file, by their names in small letters. */
  header: ReadonlyMap<string, string>;
  /** The columns of each field that the file has. */
  columns: Partial<Record<Field, readonly string[]>>;
  options: readonly OptionColumns[];
}

/** A row with its cells that are not empty, by the names of their columns in small letters. */
export interface ForeignRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A row of a foreign file with the keys by which the rows of a product are found. */
export interface KeyedRow extends ForeignRow {
  /** Of the product that it belongs to. */
  key: string;
  /** Another key by which rows name this product. Empty for none. */
  otherKey: string;
  /** Whether it can be the first row of a product. */
  leads: boolean;
  /** In small letters. Empty for none. */
  sku: string;
}

/** What is wrong in a line. `column` is the name in the file. */
export interface ForeignIssue {
  line: number;
  column: string | undefined;
  reason: string;
}

/** How the prices of a file are meant. */
export interface Tax {
  /** Hundredths of a per cent that are added to each price. 0 for prices that include their tax. */
  addedBasisPoints: number;
}

/** What a file does not say. */
export interface Answers {
  tax: Tax;
  /** Pieces of a variant that is in stock and has no number. Undefined if nobody said. */
  stock: number | undefined;
  now: Date;
}

export interface ForeignPicture {
  /** An address, or the name of a file. */
  address: string;
  alt: string;
  line: number;
  column: string | undefined;
}

export interface Choice {
  name: string;
  value: string;
}

export interface ForeignVariant {
  line: number;
  choices: readonly Choice[];
  offerPaise: number;
  listPaise: number;
  /** Pieces, null if the file does not say how many there are. */
  stock: number | null;
  sku: string;
  barcode: string;
  weightGrams: number | null;
  /** The pictures of this variant alone. */
  pictures: readonly ForeignPicture[];
}

export interface ForeignProduct {
  line: number;
  /** The text that its id is made of, and what tells it from another product with the same one. */
  idText: string;
  otherIdText: string;
  name: string;
  description: string;
  /** The names of its groups, the widest first. */
  path: readonly string[];
  facts: Readonly<Record<string, string>>;
  isHidden: boolean;
  /** The pictures of no variant alone. */
  pictures: readonly ForeignPicture[];
  variants: readonly ForeignVariant[];
}

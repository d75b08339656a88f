/** The CSV format of the catalogue: the columns of each file and their valid values. */
import { badgeTags, factEntries, mapFacts, MAX_LIST_TEXTS } from "@pallu/contract";
import type {
  FactColumn,
  FactName,
  FactValues,
  FactValue,
  ListFact,
  NumberFact,
  TextFact,
  YesNoFact,
} from "@pallu/contract";

import type { StoredProduct } from "./catalogue.tables.ts";
import type { Columns } from "./csvFormat.rules.ts";
import { MAX_ON_HAND } from "./inventory.rules.ts";
import { plainTextOf } from "./plainText.rules.ts";
import { paiseOfText } from "./prices.rules.ts";
import { isShortened } from "./spreadsheet.rules.ts";

/** An error in a file: its location, and a message for a person. */
export interface ImportIssue {
  file: string;
  line: number;
  column?: string;
  reason: string;
}

export const importIssueLine = ({ file, line, column, reason }: ImportIssue): string =>
  `${file}, line ${line}${column === undefined ? "" : `, column ${column}`}: ${reason}`;

/** One row with its location, and its trimmed cells. */
export interface Row {
  line: number;
  cells: ReadonlyMap<string, string>;
}

const factColumns = factEntries.map(([, { column }]) => column as FactColumn);

export const fileColumns = {
  "subcategories.csv": {
    required: ["id", "name", "category", "category_name"],
    optional: [],
  },
  "products.csv": {
    required: ["id", "subcategory", "name", "offer_price", "description"],
    optional: ["list_price", "tag", ...factColumns, "option"],
  },
  "variants.csv": {
    required: ["id", "product", "pictures"],
    optional: [
      "colour",
      "colour_name",
      "stock",
      "expected_stock",
      "best_seller",
      "new_arrival",
      "trending",
      "alts",
      "cloth_picture",
      "border_picture",
      "option_value",
      "sku",
      "barcode",
      "weight_grams",
      "offer_price",
      "list_price",
    ],
  },
} as const satisfies Record<string, Columns>;

export type CatalogueFile = keyof typeof fileColumns;

/** The cells of a row by column. Null is an empty cell. */
export type Cells<File extends CatalogueFile> = Record<
  (typeof fileColumns)[File]["required" | "optional"][number],
  string | number | null
>;

export const yesNo = (flag: boolean): string => (flag ? "yes" : "no");

export const factCell = (value: FactValue): string | number | null => {
  if (typeof value === "boolean") return yesNo(value);
  return typeof value === "object" && value !== null ? value.map(partOf).join(SEPARATOR) : value;
};

export const factCells = (product: FactValues) =>
  Object.fromEntries(
    factEntries.map(([name, { column }]) => [column, factCell(product[name])]),
  ) as Record<FactColumn, string | number | null>;

const textFacts = factEntries.flatMap(([name, { kind, column }]) =>
  kind === "text" ? [[name, column] as const] : [],
);

/** The fields of a row that are texts of the shop's own, with their columns. */
export const textColumns: Readonly<Record<CatalogueFile, Readonly<Record<string, string>>>> = {
  "subcategories.csv": { name: "name" },
  "products.csv": {
    name: "name",
    optionName: "option",
    description: "description",
    ...Object.fromEntries(textFacts),
  },
  "variants.csv": {
    sku: "sku",
    barcode: "barcode",
    optionValue: "option_value",
    colourName: "colour_name",
  },
};

/** In the order in which they are read. */
export const catalogueFiles: readonly CatalogueFile[] = [
  "subcategories.csv",
  "products.csv",
  "variants.csv",
];

export type SubcategoryRow = ReturnType<typeof readSubcategory>;

type OptionalField = "tag" | "listPricePaise" | "optionName" | FactName;

/** An optional field is absent if the file lacks its column. */
export interface ProductRow
  extends
    Omit<StoredProduct, "image" | "position" | "hidden" | OptionalField>,
    Partial<Pick<StoredProduct, OptionalField>> {
  line: number;
  /** Whether a new product is hidden. Default false. No column says it. */
  hidden?: boolean;
}

export interface VariantRow {
  line: number;
  id: string;
  productId: string;
  /** Absent if the file lacks its column, and so the fields below. Empty for a variant without a colour. */
  colour?: string;
  colourName?: string;
  /** Empty without an option. */
  optionValue?: string;
  /** Null for none. A price that is null is that of the product. */
  sku?: string | null;
  barcode?: string | null;
  weightGrams?: number | null;
  offerPricePaise?: number | null;
  listPricePaise?: number | null;
  /** Pieces on hand. Null keeps the current stock. */
  stock: number | null;
  /** Pieces on hand when the file was written. With the same stock, the row keeps the current one. Null if unknown. */
  expectedStock: number | null;
  /** A flag is absent if the file lacks its column. */
  bestSeller?: boolean;
  newArrival?: boolean;
  trending?: boolean;
  /** File names of images, the first one leading: imported ones, or those that the shop already has. */
  pictures: string[];
  /** The texts of the images, none or undefined for the texts of the shop. Absent if the file lacks the column. */
  alts?: (string | undefined)[];
  /** File names of the pictures laid flat. Null for none, absent if the file lacks the column. */
  clothImage?: string | null;
  borderImage?: string | null;
  /** Its place among the variants of its product, and whether shoppers see it. Default: as before. No columns say them. */
  position?: number;
  hidden?: boolean;
}

export type FileRow =
  | { file: "subcategories.csv"; row: SubcategoryRow }
  | { file: "products.csv"; row: ProductRow }
  | { file: "variants.csv"; row: VariantRow };

/** Characters of an option and of its values at most. */
const MAX_OPTION = 40;
/** A tonne. */
const MAX_GRAMS = 1_000_000;
/** Characters of a SKU and of a barcode at most. */
const MAX_SKU = 64;

const idPattern = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;
const MAX_ID = 100;
const colourPattern = /^#[\da-f]{6}$/i;
const pictureName = /^\w[\w.-]{0,119}$/;
const tags: readonly string[] = ["", ...badgeTags];
const yes = ["yes", "true", "1"];
const no = ["no", "false", "0", ""];

const hasControl = (text: string): boolean => /(?![\t\n\r])\p{Cc}/u.test(text);

/** Separates several images, or their alternative texts, in one cell. */
export const SEPARATOR = "|";

/** Returns a text that can be one of several in a cell. */
export const partOf = (text: string): string => text.replaceAll(SEPARATOR, "/");

const partsOf = (text: string): string[] =>
  text.trim() === "" ? [] : text.split(SEPARATOR).map((part) => part.trim());

/** Parses the cells of one row and collects their errors. */
export const cellReaders = (file: CatalogueFile, { line, cells }: Row, issues: ImportIssue[]) => {
  const addIssue = (column: string, reason: string): void =>
    void issues.push({ file, line, column, reason });
  const cell = (column: string): string => cells.get(column) ?? "";
  /** Reads an optional column. Returns undefined if the file lacks it: the stored values stay. */
  const optional = <Value>(column: string, read: (name: string) => Value): Value | undefined =>
    cells.has(column) ? read(column) : undefined;
  const text = (
    column: string,
    { most = 200, mayBeEmpty = false, value = cell(column) } = {},
  ): string => {
    if (value === "" && !mayBeEmpty) addIssue(column, "it is empty");
    else if (value.length > most)
      addIssue(column, `it has ${value.length} characters; ${most} are the most`);
    else if (hasControl(value)) addIssue(column, "it holds a character that cannot be shown");
    return value;
  };
  const id = (column: string): string => {
    const value = cell(column);
    if (value === "") addIssue(column, "it is empty");
    else if (!idPattern.test(value))
      addIssue(column, `'${value}' is not made of small letters, digits and hyphens`);
    else if (value.length > MAX_ID)
      addIssue(column, `it has ${value.length} characters; ${MAX_ID} are the most`);
    return value;
  };
  return { addIssue, cell, optional, text, id };
};

type CellReaders = ReturnType<typeof cellReaders>;

const readRupees = ({ addIssue, cell }: CellReaders, column: string): number => {
  const amount = paiseOfText(cell(column));
  if (amount !== undefined) return amount;
  const words = "an amount in rupees above zero, such as 1299 or 1299.50";
  addIssue(
    column,
    cell(column) === "" ? `it is empty: enter ${words}` : `'${cell(column)}' is not ${words}`,
  );
  return Number.NaN;
};

const readFlag = ({ addIssue, cell }: CellReaders, column: string): boolean => {
  const value = cell(column).toLowerCase();
  if (!yes.includes(value) && !no.includes(value))
    addIssue(column, `'${cell(column)}' is neither yes nor no`);
  return yes.includes(value);
};

/** Reads a whole number. Null for an empty cell and for an invalid one. */
const readNumber = (
  { addIssue, cell }: CellReaders,
  column: string,
  { min, max }: Pick<NumberFact, "min" | "max">,
): number | null => {
  const value = cell(column);
  if (value === "") return null;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  addIssue(column, `'${value}' is not a whole number from ${min} to ${max}`);
  return null;
};

const readList = (
  { addIssue, cell, text }: CellReaders,
  { column, maxLength }: ListFact,
): readonly string[] => {
  const values = partsOf(cell(column)).filter((value) => value !== "");
  if (values.length > MAX_LIST_TEXTS)
    addIssue(column, `it has ${values.length} texts; ${MAX_LIST_TEXTS} are the most`);
  return values.map((value) => text(column, { most: maxLength, value }));
};

/** Returns the functions that read a fact from its cell: undefined if the file lacks its column. */
export const factReaders = (cells: CellReaders) => ({
  text: ({ column, maxLength }: TextFact) =>
    cells.optional(column, () => cells.text(column, { most: maxLength, mayBeEmpty: true })),
  list: (fact: ListFact) => cells.optional(fact.column, () => readList(cells, fact)),
  number: (fact: NumberFact) =>
    cells.optional(fact.column, () => readNumber(cells, fact.column, fact)),
  yesNo: ({ column }: YesNoFact) =>
    cells.optional(column, () => (cells.cell(column) === "" ? null : readFlag(cells, column))),
});

export const readSubcategory = (row: Row, issues: ImportIssue[]) => {
  const { id, text } = cellReaders("subcategories.csv", row, issues);
  return {
    line: row.line,
    id: id("id"),
    name: text("name"),
    categoryId: id("category"),
    categoryName: text("category_name"),
  };
};

export const readProduct = (row: Row, issues: ImportIssue[]): ProductRow => {
  const cells = cellReaders("products.csv", row, issues);
  const { cell, addIssue, id, optional, text } = cells;
  const offerPricePaise = readRupees(cells, "offer_price");
  // Other shops leave it empty for a product without a reduction.
  const listPricePaise = optional("list_price", (column) =>
    cell(column) === "" ? offerPricePaise : readRupees(cells, column),
  );
  if (listPricePaise !== undefined && offerPricePaise > listPricePaise)
    addIssue(
      "offer_price",
      `${cell("offer_price")} is above the list price of ${cell("list_price")}`,
    );
  if (!tags.includes(cell("tag")))
    addIssue(
      "tag",
      `'${cell("tag")}' is none of ${tags.filter(Boolean).join(", ")}, and not empty`,
    );
  return {
    line: row.line,
    id: id("id"),
    subcategoryId: id("subcategory"),
    name: text("name"),
    offerPricePaise,
    listPricePaise,
    tag: optional("tag", cell),
    ...mapFacts(factReaders(cells)),
    optionName: optional("option", (name) => text(name, { most: MAX_OPTION, mayBeEmpty: true })),
    description: text("description", {
      most: 5000,
      mayBeEmpty: true,
      value: plainTextOf(cell("description")),
    }),
  };
};

export const readVariant = (row: Row, issues: ImportIssue[]): VariantRow => {
  const cells = cellReaders("variants.csv", row, issues);
  const { cell, addIssue, id, optional, text } = cells;
  const flag = (name: string): boolean => readFlag(cells, name);
  const named = partsOf(cell("pictures"));
  const alts = optional("alts", (name) => partsOf(cell(name)));
  const checkName = (column: string, name: string): boolean => {
    const isPlain = pictureName.test(name);
    if (!isPlain)
      addIssue(column, `'${name}' is not a plain file name of letters, digits, dots and hyphens`);
    return isPlain;
  };
  const flatPicture = (column: string): string | null =>
    cell(column) !== "" && checkName(column, cell(column)) ? cell(column) : null;
  if (named.length === 0) addIssue("pictures", "it names no picture");
  const pictures = named.filter((name) => checkName("pictures", name));
  if (alts !== undefined && alts.length > 0 && alts.length !== named.length)
    addIssue("alts", `it has ${alts.length} texts for ${named.length} pictures`);
  const colour = optional("colour", cell);
  const colourName = optional("colour_name", (name) => text(name, { mayBeEmpty: true }));
  if (colour !== undefined && colour !== "" && !colourPattern.test(colour))
    addIssue("colour", `'${colour}' is not a colour such as #c2185b`);
  if (colourName === "" && colour) addIssue("colour_name", "it is empty");
  const code = (name: string): string | null => {
    if (isShortened(cell(name)))
      addIssue(
        name,
        `'${cell(name)}' is what a spreadsheet program made of a long number: give the column the format Text there, and enter the number again`,
      );
    return text(name, { most: MAX_SKU, mayBeEmpty: true }) || null;
  };
  /** Reads a price of the variant's own. Null for an empty cell: the product's. */
  const ownPrice = (name: string): number | null =>
    cell(name) === "" ? null : readRupees(cells, name);
  const offerPricePaise = optional("offer_price", ownPrice);
  const listPricePaise = optional("list_price", ownPrice);
  if (offerPricePaise && listPricePaise && offerPricePaise > listPricePaise)
    addIssue(
      "offer_price",
      `${cell("offer_price")} is above the list price of ${cell("list_price")}`,
    );
  return {
    line: row.line,
    id: id("id"),
    productId: id("product"),
    colour,
    colourName,
    optionValue: optional("option_value", (name) =>
      text(name, { most: MAX_OPTION, mayBeEmpty: true }),
    ),
    sku: optional("sku", code),
    barcode: optional("barcode", code),
    weightGrams: optional("weight_grams", (name) =>
      readNumber(cells, name, { min: 0, max: MAX_GRAMS }),
    ),
    offerPricePaise,
    listPricePaise,
    stock: readNumber(cells, "stock", { min: 0, max: MAX_ON_HAND }),
    expectedStock: readNumber(cells, "expected_stock", { min: 0, max: MAX_ON_HAND }),
    bestSeller: optional("best_seller", flag),
    newArrival: optional("new_arrival", flag),
    trending: optional("trending", flag),
    pictures,
    alts,
    clothImage: optional("cloth_picture", flatPicture),
    borderImage: optional("border_picture", flatPicture),
  };
};

/** A picture that a row of a variant names. */
export interface NamedPicture {
  name: string;
  column: "pictures" | "cloth_picture" | "border_picture";
  /** The name that its file gets, without size and hash. */
  stem: string;
}

export const namedPicturesOf = ({
  id,
  pictures,
  clothImage,
  borderImage,
}: VariantRow): NamedPicture[] => [
  ...pictures.map((name, index) => ({
    name,
    column: "pictures" as const,
    stem: index === 0 ? id : `${id}.${index + 1}`,
  })),
  ...(clothImage
    ? [{ name: clothImage, column: "cloth_picture" as const, stem: `${id}.cloth` }]
    : []),
  ...(borderImage
    ? [{ name: borderImage, column: "border_picture" as const, stem: `${id}.border` }]
    : []),
];

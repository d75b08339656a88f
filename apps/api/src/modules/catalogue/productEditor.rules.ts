/** One product as an editor reads and writes it. What is valid is what an import of its rows accepts. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { factEntries, pickFacts, rupeesOf } from "@pallu/contract";
import type { FactName, FactValues } from "@pallu/contract";
import { groupBy } from "./catalogue.rules.ts";
import type { StoredCatalogue } from "./catalogue.tables.ts";
import {
  SEPARATOR,
  factCells,
  partOf,
  readProduct,
  readVariant,
  yesNo,
} from "./catalogueCsv.rules.ts";
import type { Cells, ImportIssue, ProductRow, Row, VariantRow } from "./catalogueCsv.rules.ts";
import { optionIssuesOf } from "./catalogueOptions.rules.ts";
import type { StockLevel } from "./inventory.rules.ts";
import { hasListPrice } from "./prices.rules.ts";

/** A picture by the name of its file, and its alternative text. An empty text becomes that of the shop. */
export interface EditedPicture {
  image: string;
  alt: string;
}

/** What an editor writes of a variant. A price that is null is that of the product. */
interface VariantFields {
  colourName: string;
  /** A CSS colour such as #c2185b, empty for none. */
  colour: string;
  optionValue: string;
  sku: string;
  barcode: string;
  weightGrams: number | null;
  offerPrice: number | null;
  listPrice: number | null;
  bestSeller: boolean;
  newArrival: boolean;
  trending: boolean;
  hidden: boolean;
  /** The first one leads. */
  pictures: EditedPicture[];
  clothPicture: string | null;
  borderPicture: string | null;
}

interface ProductFields {
  name: string;
  subCategoryId: string;
  /** Rupees. Null, which is refused, for an empty field. */
  offerPrice: number | null;
  /** Rupees. Null for none; one that equals the offer price means none, too. */
  listPrice: number | null;
  description: string;
  tag: string;
  /** The option beside the colour, such as Size. Empty for none. */
  optionName: string;
  hidden: boolean;
  facts: FactValues;
}

export interface EditedVariant extends VariantFields {
  /** Absent for a new one, which gets an id. */
  id?: string;
  /** Pieces on hand of a new variant. */
  onHand?: number | null;
  /** The change of the pieces on hand of a stored variant, which were `expected` when they were read. */
  stock?: { difference: number; expected: number };
}

/** Its variants are all that the product has, in their order. */
export interface EditedProduct extends ProductFields {
  variants: readonly EditedVariant[];
}

export interface ShownVariant extends VariantFields {
  id: string;
  /** Pieces on hand, those of them in orders that are not packed, and those that can be sold. */
  onHand: number;
  reserved: number;
  available: number;
}

export interface ShownProduct extends ProductFields {
  id: string;
  /** Changes with every field but the stock. */
  version: string;
  variants: ShownVariant[];
}

/** What is wrong with a field: `name`, `facts.material`, `variants.2.sku`. */
export interface FieldFault {
  path: string;
  /** A sentence. */
  message: string;
}

/** A field that has another value than the one that is sent. Paths name variants by their ids. */
export interface FieldDifference {
  path: string;
  sent: unknown;
  stored: unknown;
}

const rupeesOrNull = (paise: number | null): number | null =>
  paise === null ? null : rupeesOf(paise);

const fieldsOf = ({ version: _version, ...product }: ShownProduct) => ({
  ...product,
  variants: product.variants.map(
    ({ onHand: _onHand, reserved: _reserved, available: _available, ...variant }) => variant,
  ),
});

const versionOf = (product: ShownProduct): string =>
  createHash("sha256")
    .update(JSON.stringify(fieldsOf(product)))
    .digest("base64url")
    .slice(0, 16);

/** Returns a stored product for an editor. Undefined if there is none. */
export const shownProductOf = (
  { products: [product], variants, images }: StoredCatalogue,
  levels: readonly StockLevel[],
): ShownProduct | undefined => {
  if (!product) return undefined;
  const ofVariant = groupBy(images, ({ variantId }) => variantId);
  const levelOf = new Map(levels.map((level) => [level.id, level]));
  const shown: ShownProduct = {
    id: product.id,
    version: "",
    name: product.name,
    subCategoryId: product.subcategoryId,
    offerPrice: rupeesOf(product.offerPricePaise),
    listPrice: hasListPrice(product) ? rupeesOf(product.listPricePaise) : null,
    description: product.description,
    tag: product.tag,
    optionName: product.optionName,
    hidden: product.hidden,
    facts: pickFacts(product),
    variants: variants.map((variant) => ({
      id: variant.id,
      colourName: variant.colourName,
      colour: variant.colour,
      optionValue: variant.optionValue,
      sku: variant.sku ?? "",
      barcode: variant.barcode ?? "",
      weightGrams: variant.weightGrams,
      offerPrice: rupeesOrNull(variant.offerPricePaise),
      listPrice: rupeesOrNull(variant.listPricePaise),
      bestSeller: variant.bestSeller,
      newArrival: variant.newArrival,
      trending: variant.trending,
      hidden: variant.hidden,
      pictures: (ofVariant.get(variant.id) ?? []).map(({ image, alt }) => ({ image, alt })),
      clothPicture: variant.clothImage,
      borderPicture: variant.borderImage,
      onHand: levelOf.get(variant.id)?.onHand ?? variant.stock,
      reserved: levelOf.get(variant.id)?.reserved ?? 0,
      available: variant.stock,
    })),
  };
  return { ...shown, version: versionOf(shown) };
};

const flatten = (
  product: ProductFields,
  variants: readonly (VariantFields & { id?: string })[],
): Map<string, unknown> => {
  const { facts, name, subCategoryId, offerPrice, listPrice, description } = product;
  const { tag, optionName, hidden } = product;
  const ownListPrice = listPrice === offerPrice ? null : listPrice;
  const words = { name, subCategoryId, description, tag, optionName };
  const own = { ...words, offerPrice, listPrice: ownListPrice, hidden };
  const named = variants.filter(({ id }) => id !== undefined);
  return new Map<string, unknown>([
    ...Object.entries(own),
    ...Object.entries(facts).map(([fact, value]) => [`facts.${fact}`, value] as const),
    ["variants", named.map(({ id }) => id)],
    ...named.flatMap(({ id, ...variant }) =>
      variantFields.map((field) => [`variants.${id}.${field}`, variant[field]] as const),
    ),
  ]);
};

const variantFields: readonly (keyof VariantFields)[] = [
  "colourName",
  "colour",
  "optionValue",
  "sku",
  "barcode",
  "weightGrams",
  "offerPrice",
  "listPrice",
  "bestSeller",
  "newArrival",
  "trending",
  "hidden",
  "pictures",
  "clothPicture",
  "borderPicture",
];

/** Returns the fields whose stored values are not those that are sent. */
export const differencesOf = (stored: ShownProduct, sent: EditedProduct): FieldDifference[] => {
  const theirs = flatten(stored, stored.variants);
  return [...flatten(sent, sent.variants)].flatMap(([path, value]) => {
    const present = theirs.get(path);
    return isDeepStrictEqual(value, present) || (present === undefined && !theirs.has(path))
      ? []
      : [{ path, sent: value, stored: present }];
  });
};

/** Returns the stored variants whose pieces on hand are others than an editor read, as differences. */
export const stockDifferencesOf = (
  { variants }: EditedProduct,
  levels: readonly StockLevel[],
): FieldDifference[] => {
  const levelOf = new Map(levels.map((level) => [level.id, level]));
  return variants.flatMap(({ id, stock }) => {
    const level = id === undefined ? undefined : levelOf.get(id);
    return !stock || !level || level.onHand === stock.expected
      ? []
      : [{ path: `variants.${level.id}.onHand`, sent: stock.expected, stored: level.onHand }];
  });
};

const cellsOf = <Column extends string>(
  cells: Readonly<Record<Column, string | number | null>>,
): Map<string, string> =>
  new Map(
    Object.entries<string | number | null>(cells).map(([column, value]) => [
      column,
      String(value ?? "").trim(),
    ]),
  );

const productCells = (id: string, product: EditedProduct): Cells<"products.csv"> => ({
  id,
  subcategory: product.subCategoryId,
  name: product.name,
  offer_price: product.offerPrice,
  list_price: product.listPrice,
  description: product.description,
  tag: product.tag,
  ...factCells(product.facts),
  option: product.optionName,
});

const variantCells = (
  id: string,
  productId: string,
  variant: EditedVariant,
): Cells<"variants.csv"> => {
  const { stock } = variant;
  return {
    id,
    product: productId,
    colour: variant.colour,
    colour_name: variant.colourName,
    stock: (stock ? stock.expected + stock.difference : variant.onHand) ?? null,
    expected_stock: stock?.expected ?? null,
    best_seller: yesNo(variant.bestSeller),
    new_arrival: yesNo(variant.newArrival),
    trending: yesNo(variant.trending),
    pictures: variant.pictures.map(({ image }) => image).join(SEPARATOR),
    alts: null,
    cloth_picture: variant.clothPicture,
    border_picture: variant.borderPicture,
    option_value: variant.optionValue,
    sku: variant.sku,
    barcode: variant.barcode,
    weight_grams: variant.weightGrams,
    offer_price: variant.offerPrice,
    list_price: variant.listPrice,
  };
};

const factPaths = Object.fromEntries(
  factEntries.map(([name, { column }]) => [column, `facts.${name satisfies FactName}`]),
);

const productPaths: Readonly<Record<string, string>> = {
  ...factPaths,
  id: "id",
  subcategory: "subCategoryId",
  name: "name",
  offer_price: "offerPrice",
  list_price: "listPrice",
  description: "description",
  tag: "tag",
  option: "optionName",
};

const variantPaths: Readonly<Record<string, string>> = {
  colour: "colour",
  colour_name: "colourName",
  stock: "onHand",
  expected_stock: "onHand",
  pictures: "pictures",
  cloth_picture: "clothPicture",
  border_picture: "borderPicture",
  option_value: "optionValue",
  sku: "sku",
  barcode: "barcode",
  weight_grams: "weightGrams",
  offer_price: "offerPrice",
  list_price: "listPrice",
};

const fieldNames: Readonly<Record<string, string>> = {
  id: "The address",
  subcategory: "The group",
  name: "The name",
  offer_price: "The price",
  list_price: "The list price",
  category_name: "The group above it",
  option: "The name of the option",
  colour_name: "The name of the colour",
  option_value: "The value of the option",
};

/** Returns a reason as a sentence, which names an empty column. The editor has rows where files have lines. */
export const sentenceOf = (reason: string, column = ""): string => {
  const text = reason
    .replace(/^it is empty/, `${fieldNames[column] ?? "it"} is empty`)
    .replace(/\bin line (\d+)/, "in row $1")
    .replace(" in the column option of products.csv", "")
    .replace(/^it names no picture$/, "add a picture: shoppers see every colour");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
};

/** Returns where an error in a row is on the form. The line of a variant is its place, from 1. */
export const faultOf = ({ file, line, column = "", reason }: ImportIssue): FieldFault => ({
  path:
    file === "products.csv"
      ? (productPaths[column] ?? column)
      : `variants.${line - 1}.${variantPaths[column] ?? column}`,
  message: sentenceOf(reason, column),
});

export interface EditedRows {
  product: ProductRow;
  variants: VariantRow[];
  faults: FieldFault[];
}

/** Reads a product as rows of files, with everything that is wrong with it alone. `ids` are those of its variants. */
export const readEdited = (
  id: string,
  product: EditedProduct,
  ids: readonly string[],
): EditedRows => {
  const issues: ImportIssue[] = [];
  const rowOf = (line: number, cells: ReadonlyMap<string, string>): Row => ({ line, cells });
  const row = readProduct(rowOf(1, cellsOf(productCells(id, product))), issues);
  const variants = product.variants.map((variant, position): VariantRow => {
    const cells = cellsOf(variantCells(ids[position] ?? "", id, variant));
    const read = readVariant(rowOf(position + 1, cells), issues);
    const alts = variant.pictures.map(({ alt }) => partOf(alt.trim()) || undefined);
    return { ...read, alts, position, hidden: variant.hidden };
  });
  const values = variants.map(({ colourName = "", optionValue = "", ...variant }) => ({
    id: variant.id,
    productId: id,
    colourName,
    optionValue,
    hidden: variant.hidden ?? false,
  }));
  const rows = { products: [row], variants };
  issues.push(...optionIssuesOf(rows, { products: [], variants: values }));
  // The ids of new variants are made of that of the product, whose fault is named once.
  const isOwn = ({ file, line, column }: ImportIssue): boolean =>
    file === "products.csv" ||
    (column !== "product" && (column !== "id" || product.variants[line - 1]?.id !== undefined));
  return { product: row, variants, faults: issues.filter(isOwn).map(faultOf) };
};

/** What an import would change, row by row, for a person to read before it is applied. */
import { rupeesOf } from "@pallu/contract";
import type { Db } from "../../db/client.ts";
import { readStored } from "./catalogueImport.repo.ts";
import type { Changes } from "./catalogueImport.rules.ts";
import { variantPhraseOf } from "./catalogue.rules.ts";
import type { StoredProduct, StoredVariant } from "./catalogue.tables.ts";

/** The most rows that a preview names. */
export const MAX_PREVIEW = 200;
/** The most characters of a value in a preview. */
const MAX_VALUE = 120;

export interface PreviewField {
  name: string;
  /** Null for none. */
  before: string | null;
  after: string | null;
}

export interface PreviewRow {
  what: "product" | "variant";
  id: string;
  /** What a person calls it. */
  title: string;
  isNew: boolean;
  /** Empty for a new row. */
  fields: PreviewField[];
}

/** Fields that a person does not set. */
const derived = new Set(["id", "productId", "position", "image", "hidden"]);

const words: Readonly<Record<string, string>> = {
  subcategoryId: "Group",
  offerPricePaise: "Offer price",
  listPricePaise: "List price",
  optionName: "Option",
  optionValue: "Value of the option",
  colourName: "Name of the colour",
  stock: "Pieces that can be sold",
  sku: "SKU",
  bestSeller: "Best seller",
  newArrival: "New arrival",
  clothImage: "Picture laid flat",
  borderImage: "Picture of the border",
  weightGrams: "Weight in grams",
};

const wordOf = (field: string): string =>
  words[field] ??
  field
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const shorten = (text: string): string =>
  text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE - 1)}…` : text;

const textOf = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(field.endsWith("Paise") ? rupeesOf(value) : value);
  return shorten(
    Array.isArray(value)
      ? value.join(", ")
      : typeof value === "string"
        ? value
        : JSON.stringify(value),
  );
};

/** Returns the fields in which two rows differ. */
const fieldsOf = (before: object, after: object): PreviewField[] =>
  Object.entries(after)
    .filter(([name]) => !derived.has(name))
    .map(([name, value]) => ({
      name: wordOf(name),
      before: textOf(name, (before as Record<string, unknown>)[name]),
      after: textOf(name, value),
    }))
    .filter((field) => field.before !== field.after);

const rowOf = <Row extends StoredProduct | StoredVariant>(
  what: PreviewRow["what"],
  title: string,
  before: Row | undefined,
  after: Row,
): PreviewRow => ({
  what,
  id: after.id,
  title,
  isNew: before === undefined,
  fields: before ? fieldsOf(before, after) : [],
});

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Returns the rows of the changes of some products. */
const rowsOfChanges = async (db: Db, changes: Changes): Promise<PreviewRow[]> => {
  const ids = new Set([
    ...changes.products.map(({ id }) => id),
    ...changes.variants.map(({ productId }) => productId),
    ...changes.images.map(({ variantId }) => variantId.split("--")[0] ?? ""),
  ]);
  const stored = await readStored(db, [...ids]);
  const [products, variants] = [byId(stored.products), byId(stored.variants)];
  const names = new Map(
    [...stored.products, ...changes.products].map(({ id, name }) => [id, name]),
  );
  const rows = [
    ...changes.products.map((after) => rowOf("product", after.name, products.get(after.id), after)),
    ...changes.variants.map((after) =>
      rowOf(
        "variant",
        variantPhraseOf({ ...after, productName: names.get(after.productId) ?? after.productId }),
        variants.get(after.id),
        after,
      ),
    ),
  ];
  const byKey = new Map(rows.map((row) => [`${row.what} ${row.id}`, row]));
  for (const id of changes.imagesOf) {
    const row = byKey.get(`variant ${id}`);
    if (row?.isNew) continue;
    const field = { name: "Pictures", before: null, after: "others, or with other texts" };
    if (row) row.fields.push(field);
    else
      byKey.set(`variant ${id}`, { what: "variant", id, title: id, isNew: false, fields: [field] });
  }
  return [...byKey.values()].filter(({ isNew, fields }) => isNew || fields.length > 0);
};

/** Collects the first rows of the changes of an import, in the order of its files. */
export const createPreview = (db: Db) => {
  const rows: PreviewRow[] = [];
  return {
    rows,
    add: async (changes: Changes): Promise<void> => {
      if (rows.length >= MAX_PREVIEW) return;
      const found = await rowsOfChanges(db, changes);
      rows.push(...found.slice(0, MAX_PREVIEW - rows.length));
    },
  };
};

import { isDeepStrictEqual } from "node:util";
import { pickFacts } from "@pallu/contract";
import { groupBy } from "./catalogue.rules.ts";
import { countedOf } from "./inventory.rules.ts";
import type { RefusedCount, StockLevel } from "./inventory.rules.ts";
import { listPriceAfter } from "./prices.rules.ts";
import { partOf } from "./catalogueCsv.rules.ts";
import type { ProductRow, SubcategoryRow, VariantRow } from "./catalogueCsv.rules.ts";
import type {
  StoredCatalogue,
  StoredCategory,
  StoredImage,
  StoredProduct,
  StoredSubcategory,
  StoredVariant,
} from "./catalogue.tables.ts";

export interface Tables {
  subcategories: readonly SubcategoryRow[];
  products: readonly ProductRow[];
  variants: readonly VariantRow[];
}

const idsOf = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));

export interface Tally {
  new: number;
  changed: number;
  same: number;
}

export interface Changes {
  categories: StoredCategory[];
  subcategories: StoredSubcategory[];
  products: StoredProduct[];
  variants: StoredVariant[];
  /** Ids of stored variants that the files do not count. */
  keepsStock: Set<string>;
  /** The pieces that can be sold of stored variants that the files count. */
  counted: { id: string; before: number; after: number }[];
  /** All images of variants whose images have changed. */
  images: StoredImage[];
  imagesOf: string[];
  tally: Record<"subcategories" | "products" | "variants", Tally>;
}

/** Returns how many rows an import writes, for the audit log. */
export const writtenRows = ({ subcategories, products, variants }: Changes["tally"]) => ({
  subcategories: subcategories.new + subcategories.changed,
  products: products.new + products.changed,
  variants: variants.new + variants.changed,
});

/**
 * Returns the pieces on hand that a row of a variant counts, or why they are refused. Undefined if it counts none: it has
 * no stock, or that of the moment at which the file was written, or was imported before.
 */
export const countOf = (
  { stock, expectedStock }: VariantRow,
  level: StockLevel,
): number | RefusedCount | undefined =>
  stock === null || stock === expectedStock || stock === level.onHand
    ? undefined
    : countedOf(level, { onHand: stock, expected: expectedStock ?? undefined });

/** Without its column a variant keeps a value. An empty cell, which is null, clears it. */
const kept = <Value>(
  value: Value | null | undefined,
  before: Value | null | undefined,
): Value | null => (value === undefined ? (before ?? null) : value);

const isSame = <Row extends object>(a: Row, b: Row): boolean =>
  (Object.keys(a) as (keyof Row)[]).every((key) => isDeepStrictEqual(a[key], b[key]));

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Keeps the rows that are new or changed. */
const changedRows = <Row extends { id: string }>(
  rows: readonly Row[],
  stored: ReadonlyMap<string, Row>,
): Row[] =>
  rows.filter((row) => {
    const before = stored.get(row.id);
    return before === undefined || !isSame(row, before);
  });

/** Counts the rows of a file. `isWritten` says whether the import writes anything of a row. */
const tallyOf = <Row extends { id: string }>(
  rows: readonly Row[],
  stored: readonly { id: string }[],
  isWritten: (row: Row) => boolean,
): Tally => {
  const isStored = idsOf(stored);
  const known = rows.filter(({ id }) => isStored.has(id));
  const changed = known.filter(isWritten).length;
  return { new: rows.length - known.length, changed, same: known.length - changed };
};

const lastPosition = (rows: readonly { position: number }[]): number =>
  rows.reduce((last, { position }) => Math.max(last, position), -1);

/** Assigns positions: existing rows keep theirs, new rows follow. */
const placesAfter = (rows: readonly { position: number }[]) => {
  let last = lastPosition(rows);
  return (): number => ++last;
};

const groupChanges = ({ subcategories: rows }: Tables, stored: StoredCatalogue) => {
  const groups = byId(stored.categories);
  const parts = byId(stored.subcategories);
  const nextGroup = placesAfter(stored.categories);
  const nextPart = placesAfter(stored.subcategories);
  const wantedGroups = new Map<string, StoredCategory>();
  const wantedParts = rows.map(({ id, name, categoryId, categoryName }) => {
    const group = wantedGroups.get(categoryId) ?? groups.get(categoryId);
    wantedGroups.set(categoryId, {
      id: categoryId,
      name: categoryName,
      position: group?.position ?? nextGroup(),
    });
    return { id, categoryId, name, position: parts.get(id)?.position ?? nextPart() };
  });
  return {
    categories: changedRows([...wantedGroups.values()], groups),
    subcategories: changedRows(wantedParts, parts),
  };
};

const variantChanges = (
  { variants: rows }: Tables,
  stored: StoredCatalogue,
  levels: ReadonlyMap<string, StockLevel>,
  fileOf: (name: string) => string,
) => {
  const present = byId(stored.variants);
  /** Returns the pieces that can be sold. Throws if the count of the row is refused. */
  const stockOf = (row: VariantRow): number => {
    const [before, level] = [present.get(row.id), levels.get(row.id)];
    if (!before || !level) return row.stock ?? 0;
    const counted = countOf(row, level);
    if (counted === undefined) return before.stock;
    if (typeof counted !== "number") throw new Error(`${counted.reason}.`);
    return counted - level.reserved;
  };
  const positions = new Map<string, number>();
  for (const { productId, position } of stored.variants)
    positions.set(productId, Math.max(position, positions.get(productId) ?? -1));
  const nextPosition = (productId: string): number => {
    const position = (positions.get(productId) ?? -1) + 1;
    positions.set(productId, position);
    return position;
  };
  const wanted = rows.map((row): StoredVariant => {
    const before = present.get(row.id);
    const { id, productId, pictures } = row;
    /** Without the column a variant keeps its picture, and an empty cell clears it. */
    const flatImage = (field: "clothImage" | "borderImage"): string | null => {
      const name = row[field];
      return name === undefined ? (before?.[field] ?? null) : name && fileOf(name);
    };
    return {
      id,
      productId,
      image: fileOf(pictures[0] ?? ""),
      clothImage: flatImage("clothImage"),
      borderImage: flatImage("borderImage"),
      colour: row.colour ?? before?.colour ?? "",
      colourName: row.colourName ?? before?.colourName ?? "",
      optionValue: row.optionValue ?? before?.optionValue ?? "",
      sku: kept(row.sku, before?.sku),
      barcode: kept(row.barcode, before?.barcode),
      weightGrams: kept(row.weightGrams, before?.weightGrams),
      offerPricePaise: kept(row.offerPricePaise, before?.offerPricePaise),
      listPricePaise: kept(row.listPricePaise, before?.listPricePaise),
      stock: stockOf(row),
      bestSeller: row.bestSeller ?? before?.bestSeller ?? false,
      newArrival: row.newArrival ?? before?.newArrival ?? false,
      trending: row.trending ?? before?.trending ?? false,
      position: row.position ?? before?.position ?? nextPosition(productId),
      hidden: row.hidden ?? before?.hidden ?? false,
    };
  });
  const counted = wanted.flatMap(({ id, stock: after }) => {
    const before = present.get(id)?.stock;
    return before === undefined || before === after ? [] : [{ id, before, after }];
  });
  return { wanted, counted, changed: changedRows(wanted, present) };
};

const imageChanges = (
  { products, variants: rows }: Tables,
  stored: StoredCatalogue,
  fileOf: (name: string) => string,
) => {
  const names = new Map([...stored.products, ...products].map(({ id, name }) => [id, name]));
  const colours = new Map(stored.variants.map(({ id, colourName }) => [id, colourName]));
  const present = groupBy(stored.images, ({ variantId }) => variantId);
  const images: StoredImage[] = [];
  const imagesOf: string[] = [];
  for (const row of rows) {
    const before = present.get(row.id) ?? [];
    /** Without the column an image keeps its text, in another place too. */
    const storedAlt = (image: string, position: number): string | undefined =>
      [before[position], ...before].find((stored) => stored?.image === image)?.alt;
    const colourName = row.colourName ?? colours.get(row.id) ?? "";
    const product = names.get(row.productId) ?? "";
    const name = colourName === "" ? product : `${colourName} ${product}`;
    const wanted = row.pictures.map(fileOf).map((image, position) => ({
      id: `${row.id}.${position + 1}`,
      variantId: row.id,
      image,
      alt:
        (row.alts ? row.alts[position] : storedAlt(image, position)) ??
        partOf(`${name}${position > 0 ? `, view ${position + 1}` : ""}`),
      position,
    }));
    const isKept =
      wanted.length === before.length &&
      wanted.every(
        ({ image, alt }, index) => before[index]?.image === image && before[index].alt === alt,
      );
    if (isKept) continue;
    imagesOf.push(row.id);
    images.push(...wanted);
  }
  return { images, imagesOf };
};

/** Returns the image of a product: the first image of its first variant that is not hidden. */
const leadOf = (variants: readonly StoredVariant[]): string | undefined =>
  variants
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))[0]?.image;

/** The optional fields of a new product whose file lacks their columns. */
const unnamed = { tag: "", optionName: "", ...pickFacts({}) };

const productChanges = (
  { products: rows }: Tables,
  stored: StoredCatalogue,
  variants: readonly StoredVariant[],
  last: number,
) => {
  const present = byId(stored.products);
  const nextPosition = placesAfter([{ position: last }]);
  const merged = new Map([...byId(stored.variants), ...byId(variants)]);
  const ofProduct = groupBy(merged.values(), ({ productId }) => productId);
  const lead = (id: string): string => leadOf(ofProduct.get(id) ?? []) ?? "";
  const named = rows.map(({ line: _line, ...row }): StoredProduct => {
    const before = present.get(row.id);
    return {
      ...unnamed,
      ...before,
      ...row,
      // Without the column a product keeps its list price, which is never below the offer price.
      listPricePaise:
        row.listPricePaise ??
        Math.max(listPriceAfter(before, row.offerPricePaise), row.offerPricePaise),
      image: lead(row.id),
      position: before?.position ?? nextPosition(),
      hidden: before?.hidden ?? row.hidden ?? false,
    };
  });
  const isNamed = idsOf(named);
  const others = stored.products
    .filter(({ id }) => !isNamed.has(id))
    .map((product) => ({ ...product, image: lead(product.id) }))
    .filter(({ id, image }) => image !== "" && image !== present.get(id)?.image);
  return [...changedRows(named, present), ...others];
};

/**
 * Computes the writes that bring the database in line with the files, or with a part of them and the stored rows of the
 * same products. `levels` are the stock levels of the stored variants, `fileOf` returns the stored name of a picture, `last` is the
 * last position of a product in the database. Throws if the count of a row is refused.
 */
export const changesOf = (
  tables: Tables,
  stored: StoredCatalogue,
  levels: readonly StockLevel[],
  fileOf: (name: string) => string,
  last: number,
): Changes => {
  const levelOf = byId(levels);
  const { categories, subcategories } = groupChanges(tables, stored);
  const variants = variantChanges(tables, stored, levelOf, fileOf);
  const products = productChanges(tables, stored, variants.wanted, last);
  const { images, imagesOf } = imageChanges(tables, stored, fileOf);
  const written = {
    categories: idsOf(categories),
    subcategories: idsOf(subcategories),
    products: idsOf(products),
    variants: new Set([...idsOf(variants.changed), ...imagesOf]),
  };
  return {
    categories,
    subcategories,
    products,
    variants: variants.changed,
    keepsStock: idsOf(
      tables.variants.filter((row) => {
        const level = levelOf.get(row.id);
        return level !== undefined && countOf(row, level) === undefined;
      }),
    ),
    counted: variants.counted,
    images,
    imagesOf,
    tally: {
      subcategories: tallyOf(
        tables.subcategories,
        stored.subcategories,
        ({ id, categoryId }) => written.subcategories.has(id) || written.categories.has(categoryId),
      ),
      products: tallyOf(tables.products, stored.products, ({ id }) => written.products.has(id)),
      variants: tallyOf(tables.variants, stored.variants, ({ id }) => written.variants.has(id)),
    },
  };
};

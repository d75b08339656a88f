import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { rupeesOf } from "@pallu/contract";
import { groupBy } from "./catalogue.rules.ts";
import { findMasterFile } from "./pictures.rules.ts";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { countProducts, findProductsAfter, readStored } from "./catalogueImport.repo.ts";
import type { StoredCatalogue, StoredProduct } from "./catalogue.tables.ts";
import { SEPARATOR, factCells, fileColumns, partOf, yesNo } from "./catalogueCsv.rules.ts";
import type { CatalogueFile, Cells } from "./catalogueCsv.rules.ts";
import { csvLines, openCsv } from "./csvFile.ts";
import { readStocked } from "./inventory.repo.ts";
import type { StockLevel } from "./inventory.rules.ts";
import { hasListPrice } from "./prices.rules.ts";

const productCells = (product: StoredProduct): Cells<"products.csv"> => ({
  id: product.id,
  subcategory: product.subcategoryId,
  name: product.name,
  offer_price: rupeesOf(product.offerPricePaise),
  list_price: hasListPrice(product) ? rupeesOf(product.listPricePaise) : null,
  description: product.description,
  tag: product.tag,
  ...factCells(product),
  option: product.optionName,
});

const rupeesCell = (paise: number | null): number | null =>
  paise === null ? null : rupeesOf(paise);

const subcategoryCells = ({
  categories,
  subcategories,
}: StoredCatalogue): Cells<"subcategories.csv">[] => {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return subcategories.map(({ id, name, categoryId }) => ({
    id,
    name,
    category: categoryId,
    category_name: names.get(categoryId) ?? "",
  }));
};

const variantCells = (
  { products, variants, images }: StoredCatalogue,
  levels: readonly StockLevel[],
): Cells<"variants.csv">[] => {
  const onHand = new Map(levels.map((level) => [level.id, level.onHand]));
  const rank = new Map(products.map(({ id }, index) => [id, index]));
  const ofVariant = groupBy(images, ({ variantId }) => variantId);
  return variants
    .toSorted((a, b) => (rank.get(a.productId) ?? 0) - (rank.get(b.productId) ?? 0))
    .map((variant) => ({
      id: variant.id,
      product: variant.productId,
      colour: variant.colour,
      colour_name: variant.colourName,
      stock: onHand.get(variant.id) ?? null,
      expected_stock: onHand.get(variant.id) ?? null,
      best_seller: yesNo(variant.bestSeller),
      new_arrival: yesNo(variant.newArrival),
      trending: yesNo(variant.trending),
      pictures: (ofVariant.get(variant.id) ?? []).map(({ image }) => image).join(SEPARATOR),
      alts: (ofVariant.get(variant.id) ?? []).map(({ alt }) => partOf(alt)).join(SEPARATOR),
      cloth_picture: variant.clothImage,
      border_picture: variant.borderImage,
      option_value: variant.optionValue,
      sku: variant.sku,
      barcode: variant.barcode,
      weight_grams: variant.weightGrams,
      offer_price: rupeesCell(variant.offerPricePaise),
      list_price: rupeesCell(variant.listPricePaise),
    }));
};

const imagesOf = ({ images, variants }: StoredCatalogue): string[] =>
  [
    ...images.map(({ image }) => image),
    ...variants.flatMap(({ clothImage, borderImage }) => [clothImage, borderImage]),
  ].filter((image) => image !== null);

/** Opens a file that an import reads back unchanged, also a text that looks like a formula. */
const openTable = (folder: string, file: CatalogueFile) => {
  const { required, optional } = fileColumns[file];
  return openCsv({
    path: join(folder, file),
    columns: [...required, ...optional],
    mode: 0o644,
    escapesFormulas: false,
  });
};

/** Copies the file that a picture is made from, under the name of the picture. Returns false when there is none. */
const copyPicture = async (uploads: string, name: string, to: string): Promise<boolean> => {
  const file = findMasterFile(uploads, name);
  if (file === undefined) return false;
  return copyFile(file, join(to, name)).then(
    () => true,
    () => false,
  );
};

/** Ids of products, in pages. */
export type ProductIds = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

interface ExportOrder {
  db: Db;
  folder: string;
  /** The folder of the shop's images. */
  uploads: string;
  withPictures: boolean;
  /** The products to write. Default: all. */
  only?: ProductIds;
  onProgress: (done: number, total: number, what: string) => void;
}

/**
 * Products per part, which is one transaction. With some hundred rows of variants and images it takes a tenth of a second,
 * while the embedded database answers nobody else.
 */
const PART = 100;

async function* allProductIds(db: Db): AsyncGenerator<readonly string[]> {
  const pages = pagesByKey<StoredProduct>(
    (last, limit) => findProductsAfter(db, last, limit),
    PART,
  );
  for await (const page of pages) yield page.map(({ id }) => id);
}

/** Yields products with their variants and images in display order. A part is of one instant (docs/decisions/0037). */
async function* readParts(db: Db, only?: ExportOrder["only"]) {
  for await (const ids of only ?? allProductIds(db))
    yield await db.transaction((tx) => readStocked(tx, ids), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
}

/**
 * Writes the catalogue to the files that an import reads, while the shop sells. Memory does not grow with it. Returns the
 * numbers of rows and images.
 */
export const exportCatalogue = async ({
  db,
  folder,
  uploads,
  withPictures,
  only,
  onProgress,
}: ExportOrder) => {
  const to = join(folder, "pictures");
  await mkdir(to, { recursive: true });
  const groups = await openTable(folder, "subcategories.csv");
  const products = await openTable(folder, "products.csv");
  const variants = await openTable(folder, "variants.csv");
  const total = await countProducts(db);
  const copied = new Set<string>();
  const counts = { products: 0, variants: 0, pictures: 0 };
  for await (const { stored, levels } of readParts(db, only)) {
    await products.write(stored.products.map(productCells));
    await variants.write(variantCells(stored, levels));
    counts.products += stored.products.length;
    counts.variants += stored.variants.length;
    for (const image of withPictures ? imagesOf(stored) : []) {
      if (copied.has(image)) continue;
      copied.add(image);
      if (await copyPicture(uploads, image, to)) counts.pictures++;
    }
    onProgress(counts.products, total, "products written");
  }
  // Last, so that the subcategory of a product that was imported meanwhile is among them.
  await groups.write(subcategoryCells(await readStored(db, [])));
  for (const table of [groups, products, variants]) await table.close();
  return counts;
};

async function* rowsOfFile(db: Db, file: CatalogueFile): AsyncGenerator<object> {
  if (file === "subcategories.csv") {
    yield* subcategoryCells(await readStored(db, []));
    return;
  }
  for await (const { stored, levels } of readParts(db))
    yield* file === "products.csv"
      ? stored.products.map(productCells)
      : variantCells(stored, levels);
}

/** Yields the text of one of the files in pieces. */
export const catalogueCsv = (db: Db, file: CatalogueFile): AsyncGenerator<string> => {
  const { required, optional } = fileColumns[file];
  return csvLines(rowsOfFile(db, file), [...required, ...optional], { escapesFormulas: false });
};

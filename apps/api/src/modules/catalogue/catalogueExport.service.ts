import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rupeesOf } from "@pallu/contract";
import { pictureFolder } from "./pictures.rules.ts";
import type { Db } from "../../db/client.ts";
import { countProducts, findProductsAfter, readStored } from "./catalogueImport.repo.ts";
import type { StoredCatalogue, StoredProduct } from "./catalogue.tables.ts";
import { SEPARATOR, fileColumns } from "./catalogueTables.rules.ts";
import type { CatalogueFile } from "./catalogueTables.rules.ts";
import { openCsv } from "./csvFile.ts";

/** Null is an empty cell. */
type Cells = Record<string, string | number | null>;

const yesNo = (flag: boolean): string => (flag ? "yes" : "no");

const productCells = ({
  id,
  subcategoryId,
  offerPricePaise,
  listPricePaise,
  makingDays,
  hidden: _hidden,
  ...product
}: StoredProduct): Cells => ({
  ...product,
  id,
  subcategory: subcategoryId,
  offer_price: rupeesOf(offerPricePaise),
  list_price: rupeesOf(listPricePaise),
  making_days: makingDays,
});

const variantCells = (
  products: readonly StoredProduct[],
  { variants, images }: Pick<StoredCatalogue, "variants" | "images">,
): Cells[] => {
  const rank = new Map(products.map(({ id }, index) => [id, index]));
  const ofVariant = new Map<string, StoredCatalogue["images"]>();
  for (const image of images) {
    const list = ofVariant.get(image.variantId);
    if (list) list.push(image);
    else ofVariant.set(image.variantId, [image]);
  }
  return variants
    .toSorted((a, b) => (rank.get(a.productId) ?? 0) - (rank.get(b.productId) ?? 0))
    .map((variant) => ({
      id: variant.id,
      product: variant.productId,
      colour: variant.colour,
      colour_name: variant.colourName,
      stock: variant.stock,
      best_seller: yesNo(variant.bestSeller),
      new_arrival: yesNo(variant.newArrival),
      trending: yesNo(variant.trending),
      pictures: (ofVariant.get(variant.id) ?? []).map(({ image }) => image).join(SEPARATOR),
      alts: (ofVariant.get(variant.id) ?? []).map(({ alt }) => alt).join(SEPARATOR),
    }));
};

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

/** Copies an image from one of the folders. Returns false when none contains it. */
const copyPicture = async (folders: readonly string[], file: string, to: string) => {
  for (const folder of folders) {
    const isCopied = await copyFile(join(folder, file), join(to, file)).then(
      () => true,
      () => false,
    );
    if (isCopied) return true;
  }
  return false;
};

interface ExportOrder {
  db: Db;
  folder: string;
  /** The folder of the shop's images. */
  uploads: string;
  withPictures: boolean;
  onProgress: (done: number, total: number, what: string) => void;
}

/** Products per part: their rows are in memory at once. */
const PART = 1000;

/** Yields all products with their variants and images in display order, a part after the other. */
async function* readParts(tx: Db) {
  for (let last: StoredProduct | undefined; ;) {
    const products = await findProductsAfter(tx, last, PART);
    const ids = products.map(({ id }) => id);
    if (ids.length > 0) yield { products, stored: await readStored(tx, ids) };
    if (products.length < PART) return;
    last = products.at(-1);
  }
}

/**
 * Writes the catalogue, as it is at one instant, to the files that an import reads. Memory does not grow with it. Returns
 * the numbers of rows and images.
 */
export const exportCatalogue = ({ db, folder, uploads, withPictures, onProgress }: ExportOrder) =>
  db.transaction(
    async (tx) => {
      const to = join(folder, "pictures");
      await mkdir(to, { recursive: true });
      const { categories, subcategories } = await readStored(tx, []);
      const names = new Map(categories.map(({ id, name }) => [id, name]));
      const parts = subcategories.map(({ id, name, categoryId }) => ({
        id,
        name,
        category: categoryId,
        category_name: names.get(categoryId) ?? "",
      }));
      const groups = await openTable(folder, "subcategories.csv");
      const products = await openTable(folder, "products.csv");
      const variants = await openTable(folder, "variants.csv");
      await groups.write(parts);
      const from = [uploads, fileURLToPath(pictureFolder)];
      const total = await countProducts(tx);
      const copied = new Set<string>();
      const counts = { products: 0, variants: 0, pictures: 0 };
      for await (const part of readParts(tx)) {
        const { stored } = part;
        await products.write(part.products.map(productCells));
        await variants.write(variantCells(part.products, stored));
        counts.products += part.products.length;
        counts.variants += stored.variants.length;
        for (const { image } of withPictures ? stored.images : []) {
          if (copied.has(image)) continue;
          copied.add(image);
          if (await copyPicture(from, image, to)) counts.pictures++;
        }
        onProgress(counts.products, total, "products written");
      }
      for (const table of [groups, products, variants]) await table.close();
      return counts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

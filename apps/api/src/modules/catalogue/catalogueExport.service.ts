import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rupeesOf } from "@pallu/contract";
import { stringify } from "csv-stringify/sync";
import { pictureFolder } from "./pictures.rules.ts";
import type { Db } from "../../db/client.ts";
import { readStored } from "./catalogueImport.repo.ts";
import type { StoredCatalogue } from "./catalogue.tables.ts";
import { SEPARATOR, fileColumns } from "./catalogueTables.rules.ts";
import type { CatalogueFile } from "./catalogueTables.rules.ts";

type Cells = Record<string, string | number>;

const subcategoryCells = ({ categories, subcategories }: StoredCatalogue): Cells[] => {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return subcategories.map(({ id, name, categoryId }) => ({
    id,
    name,
    category: categoryId,
    category_name: names.get(categoryId) ?? "",
  }));
};

const productCells = ({ products }: StoredCatalogue): Cells[] =>
  products.map(
    ({ id, subcategoryId, offerPricePaise, listPricePaise, hidden: _hidden, ...product }) => ({
      ...product,
      id,
      subcategory: subcategoryId,
      offer_price: rupeesOf(offerPricePaise),
      list_price: rupeesOf(listPricePaise),
    }),
  );

const yesNo = (flag: boolean): string => (flag ? "yes" : "no");

const variantCells = ({ products, variants, images }: StoredCatalogue): Cells[] => {
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

const tableOf = (file: CatalogueFile, rows: readonly Cells[]): string => {
  const { required, optional } = fileColumns[file];
  return stringify([...rows], { header: true, columns: [...required, ...optional] });
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
}

/** Writes the catalogue as the files that an import reads. Returns the numbers of rows and images. */
export const exportCatalogue = async ({ db, folder, uploads, withPictures }: ExportOrder) => {
  const stored = await readStored(db);
  const tables: Record<CatalogueFile, Cells[]> = {
    "subcategories.csv": subcategoryCells(stored),
    "products.csv": productCells(stored),
    "variants.csv": variantCells(stored),
  };
  await mkdir(join(folder, "pictures"), { recursive: true });
  for (const [file, rows] of Object.entries(tables) as [CatalogueFile, Cells[]][])
    await writeFile(join(folder, file), tableOf(file, rows));
  let pictures = 0;
  const names = new Set(stored.images.map(({ image }) => image));
  const from = [uploads, fileURLToPath(pictureFolder)];
  if (withPictures)
    for (const name of names) {
      const to = join(folder, "pictures");
      if (await copyPicture(from, name, to)) pictures++;
    }
  return { products: stored.products.length, variants: stored.variants.length, pictures };
};

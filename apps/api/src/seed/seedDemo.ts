import { paiseOf, pickFacts } from "@pallu/contract";
import { flatPicturesOf, picturesOf, variantIdOf } from "./catalogueSource.rules.ts";
import { readDemoCatalogue } from "./demoCatalogue.ts";
import type { CatalogueSource, ProductSource } from "./catalogue.types.ts";
import { catalogueIssuesOf } from "./catalogueIssues.rules.ts";
import type { FileOf } from "./catalogueIssues.rules.ts";
import { readPictures } from "../modules/catalogue/pictures.rules.ts";
import { chunksOf } from "../db/chunks.ts";
import type { Db } from "../db/client.ts";
import {
  categories,
  collectionBanners,
  homeBanners,
  products,
  subcategories,
  variantImages,
  variants,
} from "../modules/catalogue/catalogue.tables.ts";
import { coupons } from "../modules/coupons/coupons.tables.ts";
import { StartupError } from "../startupError.ts";

/** A percentage, an amount with a minimum, one with a single use, and an expired one. */
const demoCoupons: readonly (typeof coupons.$inferInsert)[] = [
  { code: "WELCOME10", percent: 10 },
  { code: "FLAT500", amountPaise: 500_00, minimumPaise: 2000_00 },
  { code: "ONLY1", percent: 10, usesLeft: 1 },
  { code: "EXPIRED", percent: 10, expiresAt: new Date("2025-01-01T00:00:00Z") },
];

const withPosition = <T>(rows: readonly T[]): (T & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }));

/** Returns the file of an image name. A validated catalogue has one for every name. */
type ImageFileOf = (name: string) => string;

/** The image of a product is the first image of its first variant. */
const productRow = (
  product: ProductSource,
  fileOf: ImageFileOf,
): Omit<typeof products.$inferInsert, "position"> => {
  const [first] = product.variants;
  if (!first) throw new Error(`The product ${product.id} has no variant.`);
  return {
    id: product.id,
    subcategoryId: product.subcategoryId,
    name: product.name,
    image: fileOf(variantIdOf(product, first)),
    offerPricePaise: paiseOf(product.offerPriceRupees),
    listPricePaise: paiseOf(product.listPriceRupees),
    description: product.description,
    tag: product.tag,
    ...pickFacts(product),
  };
};

const variantRows = (
  product: ProductSource,
  fileOf: ImageFileOf,
): (typeof variants.$inferInsert)[] =>
  product.variants.map((variant, position) => {
    const { cloth, border } = flatPicturesOf(product, variant);
    return {
      id: variantIdOf(product, variant),
      productId: product.id,
      image: fileOf(variantIdOf(product, variant)),
      clothImage: cloth && fileOf(cloth),
      borderImage: border && fileOf(border),
      colour: variant.colour,
      colourName: variant.colourName,
      stock: variant.stock,
      bestSeller: variant.isBestSeller,
      newArrival: variant.isNewArrival,
      trending: variant.isTrending,
      position,
    };
  });

const imageRows = (
  product: ProductSource,
  fileOf: ImageFileOf,
): (typeof variantImages.$inferInsert)[] =>
  product.variants.flatMap((variant) =>
    picturesOf(product, variant).map((picture, position) => ({
      id: `${variantIdOf(product, variant)}.${picture.view}`,
      variantId: variantIdOf(product, variant),
      image: fileOf(picture.name),
      alt: picture.alt,
      position,
    })),
  );

const bannerRows = (banners: CatalogueSource["homeBanners"], fileOf: ImageFileOf) =>
  withPosition(banners.map(({ id, picture }) => ({ id, image: fileOf(picture) })));

/** Inserts a catalogue into empty tables, in the order of its foreign keys. */
const writeCatalogue = async (
  tx: Db,
  source: CatalogueSource,
  fileOf: ImageFileOf,
): Promise<void> => {
  await tx.insert(categories).values(withPosition(source.categories));
  await tx.insert(subcategories).values(withPosition(source.subcategories));
  for (const rows of chunksOf(
    withPosition(source.products.map((product) => productRow(product, fileOf))),
  ))
    await tx.insert(products).values(rows);
  for (const rows of chunksOf(source.products.flatMap((product) => variantRows(product, fileOf))))
    await tx.insert(variants).values(rows);
  for (const rows of chunksOf(source.products.flatMap((product) => imageRows(product, fileOf))))
    await tx.insert(variantImages).values(rows);
  for (const rows of chunksOf(bannerRows(source.homeBanners, fileOf)))
    await tx.insert(homeBanners).values(rows);
  for (const rows of chunksOf(bannerRows(source.collectionBanners, fileOf)))
    await tx.insert(collectionBanners).values(rows);
};

const demoFileOf = (): FileOf => {
  const pictures = readPictures();
  return (name) => pictures[name]?.file;
};

/** Maximum number of errors in a message. */
const MAX_ISSUES_SHOWN = 8;

/** Returns a lookup of image files for a valid catalogue. Throws StartupError naming the issues of an invalid one. */
const validate = (source: CatalogueSource, fileOf: FileOf): ImageFileOf => {
  const issues = catalogueIssuesOf(source, fileOf);
  const notShown = issues.length - MAX_ISSUES_SHOWN;
  if (issues.length > 0)
    throw new StartupError(
      `The catalogue is invalid: ${issues.slice(0, MAX_ISSUES_SHOWN).join("; ")}${notShown > 0 ? `; and ${notShown} more` : ""}`,
    );
  return (name) => fileOf(name) ?? "";
};

/**
 * Inserts the demo catalogue and coupons into an empty shop, in one transaction. Does nothing when there are products,
 * so that a restart never reverts sales or changes. Returns whether it inserted anything. Throws StartupError with file,
 * row and reason for an invalid catalogue, and where the demo is left out.
 */
export const seedDemo = (
  db: Db,
  source?: CatalogueSource,
  fileOf: FileOf = demoFileOf(),
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const existing = await tx.select({ id: products.id }).from(products).limit(1);
    if (existing.length > 0) return false;
    const catalogue = source ?? (await readDemoCatalogue());
    await writeCatalogue(tx, catalogue, validate(catalogue, fileOf));
    await tx
      .insert(coupons)
      .values([...demoCoupons])
      .onConflictDoNothing();
    return true;
  });

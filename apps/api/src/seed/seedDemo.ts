import { paiseOf } from "@pallu/contract";
import { pictureFileOf, picturesOf, variantIdOf } from "../../seed/catalogue.rules.ts";
import { catalogue as demoCatalogue } from "../../seed/catalogue.ts";
import type { CatalogueSource, ProductSource } from "../../seed/catalogue.types.ts";
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
import { demoCoupons } from "./coupons.seed.ts";

const withPosition = <T>(rows: readonly T[]): (T & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }));

/** The picture of a product is the lead of its first variant. */
const productRow = (product: ProductSource): Omit<typeof products.$inferInsert, "position"> => {
  const [first] = product.variants;
  if (!first) throw new Error(`The product ${product.id} has no variant.`);
  return {
    id: product.id,
    subcategoryId: product.subcategoryId,
    name: product.name,
    image: pictureFileOf(variantIdOf(product, first), "front"),
    offerPricePaise: paiseOf(product.offerPriceRupees),
    listPricePaise: paiseOf(product.listPriceRupees),
    description: product.description,
    brand: product.brand,
    material: product.material,
    tag: product.tag,
    origin: product.origin,
    weave: product.weave,
    size: product.size,
    care: product.care,
  };
};

const variantRows = (product: ProductSource): (typeof variants.$inferInsert)[] =>
  product.variants.map((variant, position) => ({
    id: variantIdOf(product, variant),
    productId: product.id,
    image: pictureFileOf(variantIdOf(product, variant), "front"),
    colour: variant.colour,
    colourName: variant.colourName,
    stock: variant.stock,
    bestSeller: variant.isBestSeller,
    newArrival: variant.isNewArrival,
    trending: variant.isTrending,
    position,
  }));

const imageRows = (product: ProductSource): (typeof variantImages.$inferInsert)[] =>
  product.variants.flatMap((variant) =>
    picturesOf(product, variant).map((picture, position) => ({
      id: `${variantIdOf(product, variant)}.${picture.view}`,
      variantId: variantIdOf(product, variant),
      image: picture.file,
      alt: picture.alt,
      position,
    })),
  );

/** Rows for one statement: PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 500;

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );

const bannerRows = (banners: CatalogueSource["homeBanners"]) =>
  withPosition(banners.map(({ id, image }) => ({ id, image })));

/** Writes a catalogue into empty tables, in the order of its foreign keys. */
const writeCatalogue = async (tx: Db, source: CatalogueSource): Promise<void> => {
  await tx.insert(categories).values(withPosition(source.categories));
  await tx.insert(subcategories).values(withPosition(source.subcategories));
  for (const rows of chunksOf(withPosition(source.products.map(productRow))))
    await tx.insert(products).values(rows);
  for (const rows of chunksOf(source.products.flatMap(variantRows)))
    await tx.insert(variants).values(rows);
  for (const rows of chunksOf(source.products.flatMap(imageRows)))
    await tx.insert(variantImages).values(rows);
  for (const rows of chunksOf(bannerRows(source.homeBanners)))
    await tx.insert(homeBanners).values(rows);
  for (const rows of chunksOf(bannerRows(source.collectionBanners)))
    await tx.insert(collectionBanners).values(rows);
};

/**
 * Fills an empty shop with the demo catalogue and coupons, in one transaction. A shop that has products is left
 * alone, so that a restart never undoes what was sold or changed. True when it wrote something.
 */
export const seedDemo = (db: Db, source: CatalogueSource = demoCatalogue): Promise<boolean> =>
  db.transaction(async (tx) => {
    const existing = await tx.select({ id: products.id }).from(products).limit(1);
    if (existing.length > 0) return false;
    await writeCatalogue(tx, source);
    await tx
      .insert(coupons)
      .values([...demoCoupons])
      .onConflictDoNothing();
    return true;
  });

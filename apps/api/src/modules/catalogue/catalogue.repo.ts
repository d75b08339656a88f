import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import type { ProductRow } from "./catalogue.rules.ts";
import {
  categories,
  collectionBanners,
  homeBanners,
  products,
  subcategories,
  variantImages,
  variants,
} from "./catalogue.tables.ts";

/** Matches variants that shoppers see, in a query that joins variants and products. */
export const isShown = and(eq(variants.hidden, false), eq(products.hidden, false));

/** The columns of `VariantWithProduct`, for a query that joins variants, products, subcategories, categories. */
export const variantWithProductColumns = {
  variantId: variants.id,
  image: variants.image,
  colour: variants.colour,
  colourName: variants.colourName,
  stock: variants.stock,
  productId: products.id,
  productName: products.name,
  categoryName: categories.name,
  offerPricePaise: products.offerPricePaise,
  listPricePaise: products.listPricePaise,
};

/** Selects the variants of the outer product in wire format. Product and variant lists share it. */
const variantsOfProduct = sql<ProductRow["variants"]>`(
  SELECT coalesce(json_agg(json_build_object(
    'productVariantId', v.id,
    'productVariantImage', v.image,
    'productColor', v.colour,
    'productColorName', v.colour_name,
    'stockQuantity', v.stock
  ) ORDER BY v.position, v.id), '[]'::json)
  FROM ${variants} v WHERE v.product_id = ${products.id} AND NOT v.hidden
)`;

const { position: _position, hidden: _hidden, ...storedColumns } = getTableColumns(products);

const productColumns = {
  ...storedColumns,
  categoryName: categories.name,
  subcategoryName: subcategories.name,
  variants: variantsOfProduct.as("variants"),
};

const MAX_RELATED = 8;

/** Filters and page of the product list. */
export interface ProductPage {
  limit?: number | undefined;
  /** The last product of the previous page. */
  after?: string | undefined;
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
}

/** The condition of each filter. A statement contains only those requested, so that an index can serve it. */
const conditions = {
  after: sql`(${products.position}, ${products.id}) > (
    (SELECT last.position FROM ${products} last WHERE last.id = ${sql.placeholder("after")}),
    ${sql.placeholder("after")}
  )`,
  categoryId: eq(subcategories.categoryId, sql.placeholder("categoryId")),
  subCategoryId: eq(products.subcategoryId, sql.placeholder("subCategoryId")),
} as const;

const prepareProductsBy = (db: Db, parts: readonly (keyof ProductPage)[]) => {
  const asked = (["after", "categoryId", "subCategoryId"] as const).filter((part) =>
    parts.includes(part),
  );
  const list = db
    .select(productColumns)
    .from(products)
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(products.hidden, false), ...asked.map((part) => conditions[part])))
    .orderBy(asc(products.position), asc(products.id))
    .$dynamic();
  return (parts.includes("limit") ? list.limit(sql.placeholder("limit")) : list).prepare(
    ["catalogue_products", ...parts].join("_").toLowerCase(),
  );
};

/** Returns products by page. Prepares the statement of each combination of filters on first use. */
const prepareProducts = (db: Db) => {
  const statements = new Map<string, ReturnType<typeof prepareProductsBy>>();
  return (page: ProductPage): Promise<ProductRow[]> => {
    const parts = (Object.keys(page) as (keyof ProductPage)[])
      .filter((part) => page[part] !== undefined)
      .toSorted();
    const name = parts.join(" ");
    const statement = statements.get(name) ?? prepareProductsBy(db, parts);
    statements.set(name, statement);
    return statement.execute({ ...page });
  };
};

/** Returns products of the same category, those of the same subcategory first. */
const prepareRelated = (db: Db) => {
  const base = alias(products, "base");
  const baseSubcategory = alias(subcategories, "base_subcategory");
  return db
    .select(productColumns)
    .from(base)
    .innerJoin(baseSubcategory, eq(baseSubcategory.id, base.subcategoryId))
    .innerJoin(subcategories, eq(subcategories.categoryId, baseSubcategory.categoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .innerJoin(
      products,
      sql`${products.subcategoryId} = ${subcategories.id} AND ${products.id} <> ${base.id}`,
    )
    .where(
      and(eq(base.id, sql.placeholder("id")), eq(base.hidden, false), eq(products.hidden, false)),
    )
    .orderBy(
      sql`${products.subcategoryId} <> ${base.subcategoryId}`,
      asc(products.position),
      asc(products.id),
    )
    .limit(MAX_RELATED)
    .prepare("catalogue_related");
};

/** Sort order of variants: the first colour of every product, then the second, so that neighbours differ. */
const variantOrder = [variants.position, products.position, products.id, variants.id] as const;

const prepareVariantsBy = (db: Db, isFirst: boolean) => {
  const after = sql`(${sql.join([...variantOrder], sql`, `)}) > (
    ${sql.placeholder("position")}, ${sql.placeholder("productPosition")},
    ${sql.placeholder("productId")}, ${sql.placeholder("id")}
  )`;
  return db
    .select({
      id: variants.id,
      productId: variants.productId,
      position: variants.position,
      productPosition: products.position,
      image: variants.image,
      colour: variants.colour,
      colourName: variants.colourName,
      stock: variants.stock,
      bestSeller: variants.bestSeller,
      newArrival: variants.newArrival,
      trending: variants.trending,
      productName: products.name,
      offerPricePaise: products.offerPricePaise,
      listPricePaise: products.listPricePaise,
      subcategoryId: products.subcategoryId,
      tag: products.tag,
      categoryName: categories.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(isFirst ? isShown : and(isShown, after))
    .orderBy(...variantOrder.map((column) => asc(column)))
    .limit(sql.placeholder("limit"))
    .prepare(isFirst ? "catalogue_variants" : "catalogue_variants_after");
};

/** The sort key of a variant. */
export interface VariantPlace {
  position: number;
  productPosition: number;
  productId: string;
  id: string;
}

/** Returns a number of variants in sort order, from the start or after a given one. */
const prepareVariants = (db: Db) => {
  const first = prepareVariantsBy(db, true);
  const following = prepareVariantsBy(db, false);
  return (limit: number, after?: VariantPlace) =>
    after ? following.execute({ limit, ...after }) : first.execute({ limit });
};

/** Catalogue reads. Each statement is prepared once. */
export const createCatalogueRepo = (db: Db) => {
  const productState = db
    .select({ hidden: products.hidden })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare("catalogue_product_state");
  return {
    products: prepareProducts(db),
    related: prepareRelated(db),
    product: db
      .select(productColumns)
      .from(products)
      .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
      .innerJoin(categories, eq(categories.id, subcategories.categoryId))
      .where(and(eq(products.id, sql.placeholder("id")), eq(products.hidden, false)))
      .prepare("catalogue_product"),
    variants: prepareVariants(db),
    /** Returns whether a product exists and is not hidden. */
    isProductShown: async (id: string): Promise<boolean> =>
      (await productState.execute({ id }))[0]?.hidden === false,
    /** Returns whether a product exists, hidden or not: a page cursor may name either. */
    isProductKnown: async (id: string): Promise<boolean> =>
      (await productState.execute({ id })).length > 0,
    categories: db
      .select()
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id))
      .prepare("catalogue_categories"),
    subcategories: db
      .select({
        id: subcategories.id,
        name: subcategories.name,
        categoryId: subcategories.categoryId,
      })
      .from(subcategories)
      .innerJoin(categories, eq(categories.id, subcategories.categoryId))
      .orderBy(asc(categories.position), asc(subcategories.position), asc(subcategories.id))
      .prepare("catalogue_subcategories"),
    imagesOfVariant: db
      .select(getTableColumns(variantImages))
      .from(variantImages)
      .innerJoin(variants, eq(variants.id, variantImages.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(eq(variantImages.variantId, sql.placeholder("variantId")), isShown))
      .orderBy(asc(variantImages.position), asc(variantImages.id))
      .prepare("catalogue_variant_images"),
    homeBanners: db
      .select()
      .from(homeBanners)
      .orderBy(asc(homeBanners.position), asc(homeBanners.id))
      .prepare("catalogue_home_banners"),
    collectionBanners: db
      .select()
      .from(collectionBanners)
      .orderBy(asc(collectionBanners.position), asc(collectionBanners.id))
      .prepare("catalogue_collection_banners"),
  };
};

export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>;

/** A variant that a shopper may add to the cart. */
export interface BuyableVariant {
  id: string;
  stock: number;
}

/**
 * Returns the variant of an id. For the id of a product this is its first variant in stock, else its first variant.
 * Home tiles send the id of the product.
 */
export const prepareBuyableVariant = (db: Db) => {
  const statement = db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        or(eq(variants.id, sql.placeholder("id")), eq(variants.productId, sql.placeholder("id"))),
        isShown,
      ),
    )
    .orderBy(
      sql`${variants.id} <> ${sql.placeholder("id")}`,
      sql`${variants.stock} = 0`,
      asc(variants.position),
      asc(variants.id),
    )
    .limit(1)
    .prepare("catalogue_buyable_variant");
  return async (id: string): Promise<BuyableVariant | undefined> =>
    (await statement.execute({ id }))[0];
};

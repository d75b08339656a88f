import { pickCardFacts } from "@pallu/contract";
import { and, asc, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import type { ProductRow } from "./catalogue.rules.ts";
import {
  categories,
  products,
  subcategories,
  variantImages,
  variants,
} from "./catalogue.tables.ts";

/** Matches variants that shoppers see, in a query that joins variants and products. */
export const isShown = and(eq(variants.hidden, false), eq(products.hidden, false));

/** What a shopper pays for a variant, in a query that joins variants and products. */
export const offerPriceOfVariant = sql<number>`coalesce(${variants.offerPricePaise}, ${products.offerPricePaise})`;

/** The list price of a product that has one: one that equals the price means none. */
const listPriceOfProduct = sql`nullif(${products.listPricePaise}, ${products.offerPricePaise})`;

/** The list price of a variant, or else its price. It is never below the price. */
export const listPriceOfVariant = sql<number>`greatest(coalesce(${variants.listPricePaise}, ${listPriceOfProduct}), ${offerPriceOfVariant})`;

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
  optionName: products.optionName,
  optionValue: variants.optionValue,
  sku: variants.sku,
  offerPricePaise: offerPriceOfVariant,
  listPricePaise: listPriceOfVariant,
};

/**
 * Selects the variants of the outer product in wire format, with their prices. Product and variant lists share it. A
 * variant without a picture laid flat, an option or a SKU has no field for it.
 */
const variantsOfProduct = sql<ProductRow["variants"]>`(
  SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
    'productVariantId', v.id,
    'productVariantImage', v.image,
    'productColor', v.colour,
    'productColorName', v.colour_name,
    'stockQuantity', v.stock,
    'clothImage', v.cloth_image,
    'borderImage', v.border_image,
    'productOptionValue', nullif(v.option_value, ''),
    'sku', v.sku,
    'offerPricePaise', coalesce(v.offer_price_paise, ${products.offerPricePaise}),
    'listPricePaise', greatest(coalesce(v.list_price_paise, ${listPriceOfProduct}),
      coalesce(v.offer_price_paise, ${products.offerPricePaise}))
  )) ORDER BY v.position, v.id), '[]'::json)
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

const anyOf = (name: string) => sql`ANY(${sql.placeholder(name)}::text[])`;

const selectProducts = (db: Db) =>
  db
    .select(productColumns)
    .from(products)
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId));

/**
 * Returns the ids of products of the same category, those of the same subcategory first. Reads at most eight products of
 * each subcategory.
 */
const prepareRelated = (db: Db) => {
  const base = alias(products, "base");
  const baseSubcategory = alias(subcategories, "base_subcategory");
  const near = db
    .select({
      id: products.id,
      position: products.position,
      subcategoryId: products.subcategoryId,
    })
    .from(products)
    .where(
      and(
        eq(products.subcategoryId, subcategories.id),
        eq(products.hidden, false),
        ne(products.id, base.id),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(MAX_RELATED)
    .as("near");
  return db
    .select({ id: near.id })
    .from(base)
    .innerJoin(baseSubcategory, eq(baseSubcategory.id, base.subcategoryId))
    .innerJoin(subcategories, eq(subcategories.categoryId, baseSubcategory.categoryId))
    .crossJoinLateral(near)
    .where(and(eq(base.id, sql.placeholder("id")), eq(base.hidden, false)))
    .orderBy(sql`${near.subcategoryId} <> ${base.subcategoryId}`, asc(near.position), asc(near.id))
    .limit(MAX_RELATED)
    .prepare("catalogue_related");
};

/**
 * Selects the variants of entries of the listing, by the ids of their first variants. An entry with several variants shows
 * the first one in stock, else the first, with the lowest price of all. `exact` are the ids that mean this variant only,
 * `options` the values in lower case that go before others.
 */
const prepareVariants = (db: Db) => {
  const first = alias(variants, "first");
  const isAlone = sql`${first.id} = ${anyOf("exact")}`;
  const shown = db
    .select({
      id: variants.id,
      image: variants.image,
      colour: variants.colour,
      colourName: variants.colourName,
      optionValue: variants.optionValue,
      sku: variants.sku,
      stock: variants.stock,
      bestSeller: sql<boolean>`bool_or(${variants.bestSeller}) OVER ()`.as("is_best_seller"),
      newArrival: sql<boolean>`bool_or(${variants.newArrival}) OVER ()`.as("is_new_arrival"),
      trending: sql<boolean>`bool_or(${variants.trending}) OVER ()`.as("is_trending"),
      offerPricePaise: sql<number>`min(${offerPriceOfVariant}) OVER ()`.as("lowest_paise"),
      highestPaise: sql<number>`max(${offerPriceOfVariant}) OVER ()`.as("highest_paise"),
      listPricePaise:
        sql<number>`first_value(${listPriceOfVariant}) OVER (ORDER BY ${offerPriceOfVariant}, ${variants.position}, ${variants.id})`.as(
          "shown_list_paise",
        ),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.productId, first.productId),
        eq(variants.hidden, false),
        or(
          eq(variants.id, first.id),
          sql`${products.optionName} <> '' AND lower(${variants.colourName}) = lower(${first.colourName}) AND NOT ${isAlone}`,
        ),
      ),
    )
    .orderBy(
      sql`lower(${variants.optionValue}) <> ALL(${sql.placeholder("options")}::text[])`,
      sql`${variants.stock} = 0`,
      asc(variants.position),
      asc(variants.id),
    )
    .limit(1)
    .as("shown");
  return db
    .select({
      id: first.id,
      variantId: shown.id,
      productId: first.productId,
      image: shown.image,
      colour: shown.colour,
      colourName: shown.colourName,
      optionName: products.optionName,
      optionValue: shown.optionValue,
      sku: shown.sku,
      stock: shown.stock,
      bestSeller: shown.bestSeller,
      newArrival: shown.newArrival,
      trending: shown.trending,
      productName: products.name,
      offerPricePaise: shown.offerPricePaise,
      highestPaise: shown.highestPaise,
      listPricePaise: shown.listPricePaise,
      subcategoryId: products.subcategoryId,
      tag: products.tag,
      ...pickCardFacts(products),
      material: products.material,
      origin: products.origin,
      weave: products.weave,
      subcategoryName: subcategories.name,
      categoryName: categories.name,
    })
    .from(first)
    .innerJoin(products, eq(products.id, first.productId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .crossJoinLateral(shown)
    .where(
      and(sql`${first.id} = ${anyOf("ids")}`, eq(first.hidden, false), eq(products.hidden, false)),
    )
    .prepare("catalogue_variants");
};

/** Catalogue reads. Each statement is prepared once. */
export const createCatalogueRepo = (db: Db) => {
  const productState = db
    .select({ hidden: products.hidden })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare("catalogue_product_state");
  return {
    /** The shown products of some ids, in no order. */
    products: selectProducts(db)
      .where(and(sql`${products.id} = ${anyOf("ids")}`, eq(products.hidden, false)))
      .prepare("catalogue_products"),
    related: prepareRelated(db),
    product: selectProducts(db)
      .where(and(eq(products.id, sql.placeholder("id")), eq(products.hidden, false)))
      .prepare("catalogue_product"),
    /** The shown variants of some entries, in no order. */
    variants: prepareVariants(db),
    isProductShown: async (id: string): Promise<boolean> =>
      (await productState.execute({ id }))[0]?.hidden === false,
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
        categoryName: categories.name,
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
  };
};

export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>;

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
  return async (id: string) => (await statement.execute({ id }))[0];
};

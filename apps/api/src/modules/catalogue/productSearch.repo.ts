import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { containing } from "../../db/patterns.rules.ts";
import { isAmongFound } from "../../db/search.ts";
import { hasNoPicture, products, subcategories, variants } from "./catalogue.tables.ts";

export interface ProductFilter {
  /** An id of a product or a variant, or a SKU or a text in the name, in any case. */
  find?: string;
  hidden?: boolean;
  subCategoryId?: string;
  /** True for those without a picture. */
  isWithoutPicture?: boolean;
  /** True for those of which no piece can be sold. */
  isSoldOut?: boolean;
  /** The last id of the previous page. */
  afterId?: string;
}

const isSoldOutNow = sql`${products.id} IN (SELECT v.product_id FROM listing.low_stock JOIN variants v USING (id) WHERE v.stock = 0 AND NOT v.hidden)
  AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = ${products.id} AND v.stock > 0 AND NOT v.hidden)`;

const isNarrowed = ({
  hidden,
  subCategoryId,
  isWithoutPicture,
  isSoldOut,
  afterId,
}: ProductFilter) =>
  and(
    subCategoryId === undefined ? undefined : eq(products.subcategoryId, subCategoryId),
    isWithoutPicture === true ? hasNoPicture : undefined,
    isSoldOut === true ? isSoldOutNow : undefined,
    hidden === undefined ? undefined : eq(products.hidden, hidden),
    afterId === undefined ? undefined : gt(products.id, afterId),
  );

const isOfVariant = (condition: SQL) =>
  sql`${products.id} IN (SELECT ${variants.productId} FROM ${variants} WHERE ${condition})`;

const isFound = (find: string, filter: ProductFilter, limit: number) =>
  isAmongFound(
    {
      from: products,
      key: products.id,
      places: [
        sql`lower(${products.name}) LIKE ${containing(find)}`,
        eq(products.id, find),
        isOfVariant(eq(variants.id, find)),
        isOfVariant(sql`${variants.sku} IS NOT NULL AND lower(${variants.sku}) = lower(${find})`),
      ],
      filter: isNarrowed(filter),
    },
    limit,
    asc(products.id),
  );

/** Selects products that match, by id. */
export const selectProducts = (db: Db, filter: ProductFilter, limit: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      offerPricePaise: products.offerPricePaise,
      listPricePaise: products.listPricePaise,
      optionName: products.optionName,
      hidden: products.hidden,
      subCategoryId: products.subcategoryId,
      subCategoryName: subcategories.name,
      image: products.image,
    })
    .from(products)
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(filter.find === undefined ? isNarrowed(filter) : isFound(filter.find, filter, limit))
    .orderBy(asc(products.id))
    .limit(limit);

/** Returns products by id with their variants in display order, as operators see them: hidden ones too. */
export const findProductsPage = async (db: Db, filter: ProductFilter, limit: number) => {
  const found = await selectProducts(db, filter, limit);
  const ids = found.map(({ id }) => id);
  const ofProducts =
    ids.length === 0
      ? []
      : await db
          .select({
            id: variants.id,
            productId: variants.productId,
            colourName: variants.colourName,
            optionValue: variants.optionValue,
            sku: variants.sku,
            offerPricePaise: variants.offerPricePaise,
            listPricePaise: variants.listPricePaise,
            stock: variants.stock,
            hidden: variants.hidden,
            bestSeller: variants.bestSeller,
            newArrival: variants.newArrival,
            trending: variants.trending,
          })
          .from(variants)
          .where(inArray(variants.productId, ids))
          .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
  return found.map((product) => ({
    ...product,
    variants: ofProducts
      .filter(({ productId }) => productId === product.id)
      .map(({ productId: _productId, ...variant }) => variant),
  }));
};

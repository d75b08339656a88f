import { and, asc, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, variants } from "./catalogue.tables.ts";

export interface ProductFilter {
  /** An id of a product or a variant, or a SKU or a text in the name, in any case. */
  find?: string;
  hidden?: boolean;
  /** The last id of the previous page. */
  afterId?: string;
}

const isNamed = (db: Db, text: string) =>
  or(
    eq(products.id, text),
    sql`strpos(lower(${products.name}), ${text.toLowerCase()}) > 0`,
    exists(
      db
        .select({ id: variants.id })
        .from(variants)
        .where(
          and(
            eq(variants.productId, products.id),
            or(eq(variants.id, text), sql`lower(${variants.sku}) = ${text.toLowerCase()}`),
          ),
        ),
    ),
  );

/** Returns products by id with their variants in display order, as operators see them: hidden ones too. */
export const findProductsPage = async (
  db: Db,
  { find, hidden, afterId }: ProductFilter,
  limit: number,
) => {
  const found = await db
    .select({
      id: products.id,
      name: products.name,
      offerPricePaise: products.offerPricePaise,
      listPricePaise: products.listPricePaise,
      optionName: products.optionName,
      hidden: products.hidden,
    })
    .from(products)
    .where(
      and(
        find === undefined ? undefined : isNamed(db, find),
        hidden === undefined ? undefined : eq(products.hidden, hidden),
        afterId === undefined ? undefined : gt(products.id, afterId),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);
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

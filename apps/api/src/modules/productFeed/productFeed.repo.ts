import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { rowsOf } from "../../db/rows.ts";
import {
  categories,
  products,
  subcategories,
  variantImages,
  variants,
} from "../catalogue/catalogue.tables.ts";
import type { FeedVariant } from "./productFeed.rules.ts";

/** Variants per statement. The embedded database answers nobody else meanwhile. */
const PAGE = 500;

/** Yields all variants that shoppers see, ordered by id, in pages. Memory does not grow with their number. */
export const readFeedVariants = (db: Db): AsyncGenerator<FeedVariant[]> =>
  pagesByKey<FeedVariant>(
    (last, limit) =>
      rowsOf(
        db,
        sql`
          SELECT v.id, v.product_id AS "productId", p.name, p.description, v.colour_name AS "colourName",
            p.option_name AS "optionName", v.option_value AS "optionValue", v.sku, v.barcode, v.stock,
            coalesce(v.offer_price_paise, p.offer_price_paise) AS "offerPricePaise",
            greatest(
              coalesce(v.list_price_paise, nullif(p.list_price_paise, p.offer_price_paise)),
              coalesce(v.offer_price_paise, p.offer_price_paise)
            ) AS "listPricePaise",
            EXISTS (
              SELECT FROM ${variants} o WHERE o.product_id = v.product_id AND o.id <> v.id AND NOT o.hidden
            ) AS "isGrouped",
            p.brand AS "brandName", p.material, c.name AS "categoryName", s.name AS "subcategoryName",
            ARRAY(
              SELECT i.image FROM ${variantImages} i WHERE i.variant_id = v.id ORDER BY i.position, i.id
            ) AS images
          FROM ${variants} v
          JOIN ${products} p ON p.id = v.product_id
          JOIN ${subcategories} s ON s.id = p.subcategory_id
          JOIN ${categories} c ON c.id = s.category_id
          WHERE NOT v.hidden AND NOT p.hidden AND v.id > ${last?.id ?? ""}
          ORDER BY v.id LIMIT ${limit}::int
        `,
      ),
    PAGE,
  );

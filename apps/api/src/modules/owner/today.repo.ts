import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { MAX_TOTAL } from "../../totals.ts";
import { rowsOf } from "../../db/rows.ts";
import { hasNoPicture, products } from "../catalogue/catalogue.tables.ts";
import { orders } from "../orders/orders.tables.ts";

/** Whether the shop has had an order of its own. */
export const hasOrders = async (db: Db): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 FROM ${orders} WHERE ${orders.importedAt} IS NULL LIMIT 1`))
    .length > 0;

/** Returns how many products there are (at most `MAX_TOTAL`), are hidden, and are shown without a picture. */
export const countProducts = async (db: Db) => ({
  all: await db.$count(
    db.select({ id: products.id }).from(products).limit(MAX_TOTAL).as("counted"),
  ),
  hidden: await db.$count(products, eq(products.hidden, true)),
  withoutPicture: await db.$count(products, and(eq(products.hidden, false), hasNoPicture)),
});

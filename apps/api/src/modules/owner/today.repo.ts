import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { MAX_TOTAL } from "../../totals.ts";
import { countTogether } from "../../db/rows.ts";
import { hasNoPicture, products } from "../catalogue/catalogue.tables.ts";

/** Returns how many products there are (at most `MAX_TOTAL`), are hidden, and are shown without a picture. */
export const countProducts = (db: Db) =>
  countTogether(db, {
    all: db.$count(db.select({ id: products.id }).from(products).limit(MAX_TOTAL).as("counted")),
    hidden: db.$count(products, eq(products.hidden, true)),
    withoutPicture: db.$count(products, and(eq(products.hidden, false), hasNoPicture)),
  });

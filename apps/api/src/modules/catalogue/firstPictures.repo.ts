import { asc, or, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { findBanners } from "./banners.repo.ts";
import { products, variants } from "./catalogue.tables.ts";

/** Cards of the home page, and of the first screens of a list. */
const CARDS = 12;

/** Returns the pictures that most visitors see first: banners of the home page, flagged variants, first products. */
export const findFirstPictures = async (
  db: Db,
): Promise<{ banners: string[]; cards: string[] }> => {
  const banners = await findBanners(db, "home");
  const flagged = await db
    .select({ image: variants.image })
    .from(variants)
    .where(or(eq(variants.bestSeller, true), eq(variants.newArrival, true)))
    .orderBy(asc(variants.id))
    .limit(CARDS);
  const first = await db
    .select({ image: products.image })
    .from(products)
    .orderBy(asc(products.position), asc(products.id))
    .limit(CARDS);
  return {
    banners: banners.map(({ image }) => image),
    cards: [...new Set([...flagged, ...first].map(({ image }) => image))],
  };
};

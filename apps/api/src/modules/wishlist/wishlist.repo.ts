import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Pools } from "../../db/client.ts";
import {
  isShown,
  prepareBuyableVariant,
  variantWithProductColumns,
} from "../catalogue/catalogue.repo.ts";
import { categories, products, subcategories, variants } from "../catalogue/catalogue.tables.ts";
import { wishlistEntries } from "./wishlist.tables.ts";

export const createWishlistRepo = (db: Pools) => {
  const entriesOfUser = db.read
    .select({ ...variantWithProductColumns, wishlistId: wishlistEntries.id })
    .from(wishlistEntries)
    .innerJoin(variants, eq(variants.id, wishlistEntries.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(wishlistEntries.userId, sql.placeholder("userId")), isShown))
    .orderBy(desc(wishlistEntries.seq))
    .prepare("wishlist_entries_of_user");

  return {
    buyableVariant: prepareBuyableVariant(db.read),
    entriesOfUser: (userId: string) => entriesOfUser.execute({ userId }),

    /** Returns the id of the new entry. Undefined when the variant is already on the wishlist. */
    insert: async (userId: string, variantId: string) => {
      const rows = await db.write
        .insert(wishlistEntries)
        .values({ id: randomUUID(), userId, variantId })
        .onConflictDoNothing({ target: [wishlistEntries.userId, wishlistEntries.variantId] })
        .returning({ id: wishlistEntries.id });
      return rows[0]?.id;
    },

    remove: async (userId: string, wishlistId: string): Promise<boolean> => {
      const rows = await db.write
        .delete(wishlistEntries)
        .where(and(eq(wishlistEntries.id, wishlistId), eq(wishlistEntries.userId, userId)))
        .returning({ id: wishlistEntries.id });
      return rows.length > 0;
    },
  };
};

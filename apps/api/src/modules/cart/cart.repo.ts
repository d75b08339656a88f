import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Pools } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import {
  isShown,
  prepareBuyableVariant,
  variantWithProductColumns,
} from "../catalogue/catalogue.repo.ts";
import { categories, products, subcategories, variants } from "../catalogue/catalogue.tables.ts";
import { users } from "../../http/auth/users.tables.ts";
import { cartLines } from "./cart.tables.ts";

interface NewLine {
  userId: string;
  variantId: string;
  quantity: number;
}

type Insertion = { kind: "added"; id: string } | { kind: "present" } | { kind: "full" };

const lineOf = (userId: string, variantId: string) =>
  and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId));

/** Every statement on a line filters by owner, so a line of another user looks like an unknown one. */
export const createCartRepo = (db: Pools) => {
  const linesOfUser = db.read
    .select({ ...variantWithProductColumns, cartId: cartLines.id, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(cartLines.userId, sql.placeholder("userId")), isShown))
    .orderBy(asc(cartLines.seq))
    .prepare("cart_lines_of_user");
  const ownLine = (userId: string, cartId: string) =>
    and(eq(cartLines.id, cartId), eq(cartLines.userId, userId));

  return {
    buyableVariant: prepareBuyableVariant(db.read),
    linesOfUser: (userId: string) => linesOfUser.execute({ userId }),

    hasVariant: async (userId: string, variantId: string): Promise<boolean> =>
      (await db.read.$count(cartLines, lineOf(userId, variantId))) > 0,

    /** Returns the id of the new line, or why it was refused. Enforces `most` lines under concurrent inserts. */
    insert: ({ userId, variantId, quantity }: NewLine, most: number) =>
      transact(db.write, async (tx): Promise<Insertion> => {
        await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for("no key update");
        if ((await tx.$count(cartLines, lineOf(userId, variantId))) > 0) return { kind: "present" };
        if ((await tx.$count(cartLines, eq(cartLines.userId, userId))) >= most)
          return { kind: "full" };
        const id = randomUUID();
        await tx.insert(cartLines).values({ id, userId, variantId, quantity });
        return { kind: "added", id };
      }),

    /** Returns the stock of a line's variant. Undefined when the user has no such line, or its product is hidden. */
    stockOfLine: async (userId: string, cartId: string) => {
      const rows = await db.read
        .select({ stock: variants.stock })
        .from(cartLines)
        .innerJoin(variants, eq(variants.id, cartLines.variantId))
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(ownLine(userId, cartId), isShown));
      return rows[0]?.stock;
    },

    setQuantity: async (userId: string, cartId: string, quantity: number): Promise<boolean> => {
      const rows = await db.write
        .update(cartLines)
        .set({ quantity, changedAt: sql`now()` })
        .where(ownLine(userId, cartId))
        .returning({ id: cartLines.id });
      return rows.length > 0;
    },

    remove: async (userId: string, cartId: string): Promise<boolean> => {
      const rows = await db.write
        .delete(cartLines)
        .where(ownLine(userId, cartId))
        .returning({ id: cartLines.id });
      return rows.length > 0;
    },
  };
};

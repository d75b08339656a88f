import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, variants } from "./catalogue.tables.ts";

/** A variant with the name of its product; its row is kept from others until the transaction ends. */
export const findVariant = async (tx: Db, id: string) =>
  (
    await tx
      .select({
        productName: products.name,
        colourName: variants.colourName,
        stock: variants.stock,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, id))
      .for("no key update", { of: variants })
  )[0];

export const setStock = async (tx: Db, id: string, stock: number): Promise<void> => {
  await tx.update(variants).set({ stock }).where(eq(variants.id, id));
};

export const findProduct = async (tx: Db, id: string) =>
  (
    await tx
      .select({
        name: products.name,
        offerPricePaise: products.offerPricePaise,
        listPricePaise: products.listPricePaise,
      })
      .from(products)
      .where(eq(products.id, id))
      .for("no key update")
  )[0];

export const setPrice = async (
  tx: Db,
  id: string,
  prices: { offerPricePaise: number; listPricePaise: number },
): Promise<void> => {
  await tx.update(products).set(prices).where(eq(products.id, id));
};

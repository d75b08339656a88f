import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { products, variants } from "../modules/catalogue/catalogue.tables.ts";

const size = (
  colour: "white" | "red",
  value: string,
  position: number,
  more: Partial<typeof variants.$inferInsert> = {},
): typeof variants.$inferInsert => ({
  id: `block-kurti--${colour}-${value.toLowerCase()}`,
  productId: "block-kurti",
  image: `block-kurti--${colour}.webp`,
  colour: colour === "white" ? "#ffffff" : "#c2185b",
  colourName: colour,
  optionValue: value,
  sku: `KT-${colour}-${value}`,
  stock: 5,
  bestSeller: false,
  newArrival: false,
  trending: false,
  position,
  ...more,
});

/**
 * Gives the product "block-kurti" of the small catalogue sizes in two colours. Its price is ₹1,299.99. White: S, M sold out,
 * L for ₹1,499.99. Red: S for ₹999.50, M, L hidden.
 */
export const giveSizes = async (db: Db): Promise<void> => {
  await db.update(products).set({ optionName: "Size" }).where(eq(products.id, "block-kurti"));
  await db
    .update(variants)
    .set({ optionValue: "S", sku: "KT-white-S" })
    .where(eq(variants.id, "block-kurti--white"));
  await db
    .insert(variants)
    .values([
      size("white", "M", 1, { stock: 0 }),
      size("white", "L", 2, { offerPricePaise: 1_499_99, listPricePaise: 1_800_00 }),
      size("red", "S", 3, { offerPricePaise: 999_50, bestSeller: true }),
      size("red", "M", 4),
      size("red", "L", 5, { hidden: true }),
    ]);
};

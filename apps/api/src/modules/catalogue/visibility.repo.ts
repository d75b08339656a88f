import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, variants } from "./catalogue.tables.ts";
import type { Flags } from "./visibility.rules.ts";

/** Returns products and locks them until the transaction ends. Hiding a variant locks its product first. */
export const lockProducts = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: products.id, name: products.name, hidden: products.hidden })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("no key update");

/**
 * Returns the variants of locked products, in display order, and locks them in the order of a checkout until the
 * transaction ends.
 */
export const lockVariantsOf = async (tx: Db, productIds: readonly string[]) => {
  const ofProducts = inArray(variants.productId, [...productIds]);
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(ofProducts)
    .orderBy(asc(variants.id))
    .for("no key update");
  return tx
    .select({
      id: variants.id,
      productId: variants.productId,
      colourName: variants.colourName,
      optionValue: variants.optionValue,
      image: variants.image,
      hidden: variants.hidden,
      bestSeller: variants.bestSeller,
      newArrival: variants.newArrival,
      trending: variants.trending,
    })
    .from(variants)
    .where(ofProducts)
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
};

export type LockedVariant = Awaited<ReturnType<typeof lockVariantsOf>>[number];

export const findProductIdsOf = async (tx: Db, variantIds: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: variants.productId })
      .from(variants)
      .where(inArray(variants.id, [...variantIds]))
  ).map(({ id }) => id);

export const writeHidden = async (
  tx: Db,
  table: typeof products | typeof variants,
  ids: readonly string[],
  hidden: boolean,
): Promise<void> => {
  await tx
    .update(table)
    .set({ hidden })
    .where(inArray(table.id, [...ids]));
};

/** Sets the image of a product: the first image of its first variant that is not hidden. */
export const writeProductImage = async (
  tx: Db,
  productId: string,
  image: string,
): Promise<void> => {
  await tx.update(products).set({ image }).where(eq(products.id, productId));
};

export const writeFlags = async (tx: Db, variantId: string, flags: Flags): Promise<void> => {
  await tx.update(variants).set(flags).where(eq(variants.id, variantId));
};

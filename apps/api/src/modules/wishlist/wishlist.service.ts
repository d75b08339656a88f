import type { wishlistEntry } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError } from "../../http/httpError.ts";
import { toVariantInCart } from "../catalogue/catalogue.rules.ts";
import type { WishlistRepo } from "./wishlist.repo.ts";

export const getWishlist = async (
  repo: WishlistRepo,
  userId: string,
): Promise<z.infer<typeof wishlistEntry>[]> =>
  (await repo.entriesOfUser(userId)).map((row) => ({
    wishlistId: row.wishlistId,
    productVariantId: row.variantId,
    ProductVariant: toVariantInCart(row),
  }));

/** Returns the id of the new entry, or null when it exists already. Errors: 404 unknown variant. */
export const addToWishlist = async (
  repo: WishlistRepo,
  userId: string,
  productVariantId: string,
): Promise<string | null> => {
  const variant = await repo.buyableVariant(productVariantId);
  if (!variant) throw httpError(404, "We do not know this product.");
  return (await repo.insert(userId, variant.id)) ?? null;
};

/** Errors: 404 no such entry of this user. */
export const removeFromWishlist = async (
  repo: WishlistRepo,
  userId: string,
  wishlistId: string,
): Promise<void> => {
  if (!(await repo.remove(userId, wishlistId)))
    throw httpError(404, "This item is no longer on your wishlist.");
};

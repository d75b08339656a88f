import { endpoints } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { httpError } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import { toVariantInCart } from "../catalogue/catalogue.rules.ts";
import { createWishlistRepo } from "./wishlist.repo.ts";

export const wishlistRoutes = ({ db }: { db: Pools }) => {
  const repo = createWishlistRepo(db);
  return [
    route(endpoints.getWishlist, async ({ session }) => {
      const entries = (await repo.entriesOfUser(session.userId)).map((row) => ({
        wishlistId: row.wishlistId,
        productVariantId: row.variantId,
        ProductVariant: toVariantInCart(row),
      }));
      return { status: 200, body: entries };
    }),
    route(endpoints.addToWishlist, async ({ session, body }) => {
      const variant = await repo.buyableVariant(String(body.productVariantId));
      if (!variant) throw httpError(404, "We do not know this product.");
      const wishlistId = await repo.insert(session.userId, variant.id);
      return wishlistId === undefined
        ? { status: 200, body: { success: true, message: "Product already in wishlist" } }
        : { status: 201, body: { success: true, message: "Added to wishlist", wishlistId } };
    }),
    route(endpoints.removeFromWishlist, async ({ session, params }) => {
      if (!(await repo.remove(session.userId, String(params.id))))
        throw httpError(404, "This item is no longer on your wishlist.");
      return { status: 200, body: { success: true, message: "Removed from wishlist" } };
    }),
  ];
};

import { endpoints } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { createWishlistRepo } from "./wishlist.repo.ts";
import { addToWishlist, getWishlist, removeFromWishlist } from "./wishlist.service.ts";

export const wishlistRoutes = ({ db }: { db: Pools }) => {
  const repo = createWishlistRepo(db);
  return [
    route(endpoints.getWishlist, async ({ session }) => ({
      status: 200,
      body: await getWishlist(repo, session.userId),
    })),
    route(endpoints.addToWishlist, async ({ session, body }) => {
      const wishlistId = await addToWishlist(repo, session.userId, String(body.productVariantId));
      return wishlistId === null
        ? { status: 200, body: { success: true, message: "Product already in wishlist" } }
        : { status: 201, body: { success: true, message: "Added to wishlist", wishlistId } };
    }),
    route(endpoints.removeFromWishlist, async ({ session, params }) => {
      await removeFromWishlist(repo, session.userId, String(params.id));
      return { status: 200, body: { success: true, message: "Removed from wishlist" } };
    }),
  ];
};

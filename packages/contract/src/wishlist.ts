import { z } from "zod";
import { calls } from "./call.ts";
import { variantInCart } from "./cart.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idIn, idOut, errorBody } from "./fields.ts";

export const wishlistEntry = z
  .object({ wishlistId: idOut, productVariantId: idOut, ProductVariant: variantInCart })
  .meta({ id: "WishlistEntry" });

const changed = z.object({ success: z.literal(true), message: z.string() });
const tag = "Wishlist";

export const wishlistEndpoints = {
  getWishlist: defineEndpoint({
    call: calls.getWishlist,
    tag,
    access: "owner",
    summary: "The wishlist of a user, newest entry first",
    params: z.object({ userId: idIn }),
    responses: { 200: z.array(wishlistEntry) },
  }),
  addToWishlist: defineEndpoint({
    call: calls.addToWishlist,
    tag,
    access: "owner",
    summary: "Puts a variant on the wishlist; a second time returns 'Product already in wishlist'",
    body: z.object({ userId: idIn, productVariantId: idIn }),
    responses: { 200: changed, 201: changed.extend({ wishlistId: idOut }), 404: errorBody },
  }),
  removeFromWishlist: defineEndpoint({
    call: calls.removeFromWishlist,
    tag,
    access: "session",
    summary: "Removes an entry of the caller's wishlist by its wishlistId",
    params: z.object({ id: idIn }),
    responses: { 200: changed, 404: errorBody },
  }),
};

import { endpoints } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { createCartRepo } from "./cart.repo.ts";
import { addToCart, getCart, removeFromCart, setQuantity } from "./cart.service.ts";

export const cartRoutes = ({ db }: { db: Pools }) => {
  const repo = createCartRepo(db);
  return [
    route(endpoints.getCart, async ({ session }) => ({
      status: 200,
      body: await getCart(repo, session.userId),
    })),
    route(endpoints.addToCart, async ({ session, body }) => {
      const productVariantId = String(body.productVariantId);
      const { quantity } = body;
      const cartId = await addToCart(repo, { userId: session.userId, productVariantId, quantity });
      return cartId === null
        ? { status: 200, body: { success: true, message: "Already in cart" } }
        : { status: 201, body: { success: true, message: "Added to cart", cartId } };
    }),
    route(endpoints.updateCart, async ({ session, params, body: { quantity } }) => {
      await setQuantity(repo, session.userId, String(params.cartId), quantity);
      return { status: 200, body: { success: true, message: "Cart updated", quantity } };
    }),
    route(endpoints.removeFromCart, async ({ session, params }) => {
      await removeFromCart(repo, session.userId, String(params.cartId));
      return { status: 200, body: { success: true, message: "Removed from cart" } };
    }),
  ];
};

import { checkCartQuantity, stockMessages } from "@pallu/contract";
import { MAX_CART_LINES, endpoints } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { httpError, problem } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import { toVariantInCart } from "../catalogue/catalogue.rules.ts";
import { createCartRepo } from "./cart.repo.ts";

const cartFull = `Your cart is full: it can hold ${MAX_CART_LINES} different items.`;
const lineGone = () => httpError(404, "This item is no longer in your cart.");

/** Returns why a quantity is refused, in the wording of CART-20 and PDP-33. Null when it is available. */
const refusalOf = (quantity: number, stock: number): string | null => {
  if (stock === 0) return stockMessages.soldOut;
  const result = checkCartQuantity(quantity, stock);
  return result.kind === "refused" ? result.message : null;
};

const alreadyInCart = { status: 200, body: { success: true, message: "Already in cart" } } as const;

export const cartRoutes = ({ db }: { db: Pools }) => {
  const repo = createCartRepo(db);
  return [
    route(endpoints.getCart, async ({ session }) => {
      const lines = (await repo.linesOfUser(session.userId)).map((row) => ({
        cartId: row.cartId,
        quantity: row.quantity,
        ProductVariant: toVariantInCart(row),
      }));
      return { status: 200, body: lines };
    }),
    route(endpoints.addToCart, async ({ session: { userId }, body }) => {
      const { quantity } = body;
      const variant = await repo.buyableVariant(String(body.productVariantId));
      if (!variant) throw httpError(404, "We do not know this product.");
      const refusal = refusalOf(quantity, variant.stock);
      if (refusal !== null) {
        // A line that is there stays as it is, even if the stock has fallen since.
        if (await repo.hasVariant(userId, variant.id)) return alreadyInCart;
        throw problem(409, "out_of_stock", refusal);
      }
      const line = { userId, variantId: variant.id, quantity };
      const insertion = await repo.insert(line, MAX_CART_LINES);
      if (insertion.kind === "full") throw problem(409, "cart_full", cartFull);
      if (insertion.kind === "present") return alreadyInCart;
      return {
        status: 201,
        body: { success: true, message: "Added to cart", cartId: insertion.id },
      };
    }),
    route(endpoints.updateCart, async ({ session: { userId }, params, body: { quantity } }) => {
      const cartId = String(params.cartId);
      const stock = await repo.stockOfLine(userId, cartId);
      if (stock === undefined) throw lineGone();
      const refusal = refusalOf(quantity, stock);
      if (refusal !== null) throw problem(409, "out_of_stock", refusal);
      if (!(await repo.setQuantity(userId, cartId, quantity))) throw lineGone();
      return { status: 200, body: { success: true, message: "Cart updated", quantity } };
    }),
    route(endpoints.removeFromCart, async ({ session, params }) => {
      if (!(await repo.remove(session.userId, String(params.cartId)))) throw lineGone();
      return { status: 200, body: { success: true, message: "Removed from cart" } };
    }),
  ];
};

import { MAX_CART_LINES } from "@pallu/contract/schemas";
import type { cartItem } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError, problem } from "../../http/httpError.ts";
import { toVariantInCart } from "../catalogue/catalogue.rules.ts";
import type { CartRepo } from "./cart.repo.ts";
import { refusalOf } from "./cart.rules.ts";

const cartFull = `Your cart is full: it can hold ${MAX_CART_LINES} different items.`;
const lineGone = () => httpError(404, "This item is no longer in your cart.");

export const getCart = async (
  repo: CartRepo,
  userId: string,
): Promise<z.infer<typeof cartItem>[]> =>
  (await repo.linesOfUser(userId)).map((row) => ({
    cartId: row.cartId,
    quantity: row.quantity,
    ProductVariant: toVariantInCart(row),
  }));

interface Addition {
  userId: string;
  /** The id of a variant, or of a product, which selects its first variant in stock. */
  productVariantId: string;
  quantity: number;
}

/**
 * Returns the id of the new line, or null when the variant is already in the cart. Then nothing changes, even if the
 * stock has fallen since. Errors: 404 unknown variant, 409 more than the stock or a cart that is full.
 */
export const addToCart = async (repo: CartRepo, addition: Addition): Promise<string | null> => {
  const { userId, quantity } = addition;
  const variant = await repo.buyableVariant(addition.productVariantId);
  if (!variant) throw httpError(404, "We do not know this product.");
  const refusal = refusalOf(quantity, variant.stock);
  if (refusal !== null) {
    if (await repo.hasVariant(userId, variant.id)) return null;
    throw problem(409, "out_of_stock", refusal);
  }
  const line = { userId, variantId: variant.id, quantity };
  const insertion = await repo.insert(line, MAX_CART_LINES);
  if (insertion.kind === "full") throw problem(409, "cart_full", cartFull);
  return insertion.kind === "added" ? insertion.id : null;
};

/** Errors: 404 no such line of this user, 409 more than the stock. */
export const setQuantity = async (
  repo: CartRepo,
  userId: string,
  cartId: string,
  quantity: number,
): Promise<void> => {
  const stock = await repo.stockOfLine(userId, cartId);
  if (stock === undefined) throw lineGone();
  const refusal = refusalOf(quantity, stock);
  if (refusal !== null) throw problem(409, "out_of_stock", refusal);
  if (!(await repo.setQuantity(userId, cartId, quantity))) throw lineGone();
};

export const removeFromCart = async (
  repo: CartRepo,
  userId: string,
  cartId: string,
): Promise<void> => {
  if (!(await repo.remove(userId, cartId))) throw lineGone();
};

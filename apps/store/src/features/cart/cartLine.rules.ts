import { colourWord, stockMessages } from "@pallu/contract";
import type { CartItemResponse } from "@pallu/contract";
import { limitOf } from "./cart.rules.ts";
import { cardDataOfVariant } from "../catalogue/productCard.rules.ts";

export type CartLineData = ReturnType<typeof cartLineDataOf>;

const unnamed = "Piece without a name";

const stockNoteOf = (item: CartItemResponse): string | undefined => {
  const limit = limitOf(item);
  if (limit === null || (Number(item.quantity) || 0) <= limit) return undefined;
  return limit > 0 ? stockMessages.onlyLeft(limit) : stockMessages.soldOut;
};

/** Returns the data of a cart line before formatting. Every field has a value even if the response is incomplete. */
export const cartLineDataOf = (item: CartItemResponse) => {
  const { cartId, quantity, ProductVariant } = item;
  const variant = ProductVariant ?? {};
  const facts = cardDataOfVariant(variant, variant.Product ?? {});
  return {
    key: String(cartId),
    name: facts.name || unnamed,
    category: facts.category ?? undefined,
    href: facts.href,
    image: facts.image,
    colour: facts.colour
      ? { value: facts.colour, name: facts.colourName ?? colourWord(facts.colour) }
      : undefined,
    /** Unit offer price in rupees as the API sends it. Null if missing. */
    offer: facts.offer,
    quantity: Number(quantity) || 0,
    /** Why the line cannot be ordered: sold out, or fewer in stock. */
    stockNote: stockNoteOf(item),
  };
};

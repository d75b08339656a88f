import { colourWord, stockMessages } from "@pallu/contract";
import type { CartItemResponse } from "@pallu/contract";
import { limitOf } from "./cart.rules.ts";
import { nameOfPiece, optionWordsOf } from "../catalogue/cardWords.rules.ts";
import { cardDataOfVariant } from "../catalogue/productCard.rules.ts";
import type { ProductCardData } from "../catalogue/productCard.rules.ts";

export type CartLineData = ReturnType<typeof cartLineDataOf>;

const unnamed = "Piece without a name";

const stockNoteOf = (item: CartItemResponse): string | undefined => {
  const limit = limitOf(item);
  if (limit === null || (Number(item.quantity) || 0) <= limit) return undefined;
  return limit > 0 ? stockMessages.onlyLeft(limit) : stockMessages.soldOut;
};

const variantOfCard = (facts: ProductCardData): { value?: string; name: string } | undefined => {
  const { colour, option } = facts;
  const colourName = colour ? (facts.colourName ?? colourWord(colour)) : facts.colourName;
  const name = optionWordsOf({ ...facts, colourName }) ?? colourName ?? "";
  if (colour) return { value: colour, name };
  return option && name !== "" ? { name } : undefined;
};

/** Returns the data of a cart line before formatting. Every field has a value even if the response is incomplete. */
export const cartLineDataOf = (item: CartItemResponse) => {
  const { cartId, quantity, ProductVariant } = item;
  const variant = ProductVariant ?? {};
  const facts = cardDataOfVariant(variant, variant.Product ?? {});
  return {
    key: String(cartId),
    name: facts.name || unnamed,
    /** The name in messages and of controls, with the size. */
    fullName: nameOfPiece({ ...facts, name: facts.name || unnamed }),
    category: facts.category ?? undefined,
    href: facts.href,
    image: facts.image,
    /** Colour and size in words, and the CSS colour. */
    colour: variantOfCard(facts),
    hasOption: facts.option !== undefined,
    /** Unit offer price in rupees as the API sends it. Null if missing. */
    offer: facts.offer,
    quantity: Number(quantity) || 0,
    /** Why the line cannot be ordered: sold out, or fewer in stock. */
    stockNote: stockNoteOf(item),
  };
};

import type { CartItemAnswer } from "@pallu/contract";
import { cardDataOfVariant } from "../catalogue/catalogue.view.ts";

/** A line of the cart before its amounts are put into words; complete even when the answer is not (decision 5). */
export interface CartLineData {
  key: string;
  name: string;
  category: string | undefined;
  href: string;
  image: string | null;
  colour: { value: string; name: string } | undefined;
  /** Offer price of one piece as the answer has it, rupees; null when it has none. */
  offer: number | string | null;
  quantity: number;
}

const unnamed = "Piece without a name";

/** A colour that is a word names itself; a code does not. */
const wordOf = (colour: string): string => (/^[a-z ]+$/i.test(colour) ? colour : "");

export const cartLineDataOf = ({
  cartId,
  quantity,
  ProductVariant,
}: CartItemAnswer): CartLineData => {
  const variant = ProductVariant ?? {};
  const facts = cardDataOfVariant(variant, variant.Product ?? {});
  return {
    key: String(cartId),
    name: facts.name || unnamed,
    category: facts.category ?? undefined,
    href: facts.href,
    image: facts.image,
    colour: facts.colour
      ? { value: facts.colour, name: facts.colourName ?? wordOf(facts.colour) }
      : undefined,
    offer: facts.offer,
    quantity: Number(quantity) || 0,
  };
};

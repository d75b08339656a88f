import { variantWords } from "@pallu/contract";
import type { ProductCardData } from "./productCard.rules.ts";

/** Returns what tells a card's variant from others: "Rani pink, M". Undefined without an option. */
export const optionWordsOf = ({ option, colourName }: ProductCardData): string | undefined =>
  option && variantWords({ productColorName: colourName, productOptionValue: option.value });

/** Returns the name of a piece in messages: with an option "Kurti, Rani pink, M". */
export const nameOfPiece = (card: ProductCardData): string =>
  [card.name, optionWordsOf(card)].filter(Boolean).join(", ");

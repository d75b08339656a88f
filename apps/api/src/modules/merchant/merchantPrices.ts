/** Prices in bodies, which are in rupees. */
import { paiseOf, rupeesOf } from "@pallu/contract";
import type { RefusedRow } from "../../http/httpError.ts";
import { isSamePrice } from "../catalogue/inventory.rules.ts";
import type { Price } from "../catalogue/inventory.rules.ts";
import type { PriceChange } from "../catalogue/prices.service.ts";

export interface PriceInput {
  offerPrice: number;
  listPrice: number;
}

export const priceOf = ({ offerPrice, listPrice }: PriceInput): Price => ({
  offerPricePaise: paiseOf(offerPrice),
  listPricePaise: paiseOf(listPrice),
});

export const rupeesOfPrice = ({ offerPricePaise, listPricePaise }: Price): PriceInput => ({
  offerPrice: rupeesOf(offerPricePaise),
  listPrice: rupeesOf(listPricePaise),
});

const costs = ({ offerPricePaise, listPricePaise }: Price): string =>
  `${rupeesOf(offerPricePaise)} of ${rupeesOf(listPricePaise)}`;

export const unexpectedPrice = (
  id: string,
  price: Price,
  expected: Price | undefined,
): RefusedRow => ({
  id,
  code: "unexpected_price",
  message: `${id} costs ${costs(price)}, not ${expected ? costs(expected) : "that"} as expected: read it again.`,
});

/** Returns the changes of prices, without those that were the same before. */
export const changesOf = (changes: readonly PriceChange[]) =>
  changes
    .filter(({ before, after }) => !isSamePrice(before, after))
    .map(({ id, before, after }) => ({
      id,
      before: rupeesOfPrice(before),
      after: rupeesOfPrice(after),
    }));

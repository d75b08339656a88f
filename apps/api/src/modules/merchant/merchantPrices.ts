/** Prices in bodies, which are in rupees. */
import { formatMinor, paiseOf, rupeesOf } from "@pallu/contract";
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

const priceWords = ({ offerPricePaise, listPricePaise }: Price): string =>
  `${formatMinor(offerPricePaise, "INR")}${offerPricePaise === listPricePaise ? "" : ` reduced from ${formatMinor(listPricePaise, "INR")}`}`;

export const unexpectedPrice = (
  id: string,
  price: Price,
  expected: Price | undefined,
): RefusedRow => ({
  id,
  code: "unexpected_price",
  message: `${expected ? `${id} cost ${priceWords(expected)} when you read it, and costs ${priceWords(price)} now` : `${id} costs ${priceWords(price)}, which you have not read yet`}: look at it again, then change it.`,
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

import { MAX_INTEGER } from "@pallu/contract/schemas";
import type { Price } from "./inventory.rules.ts";

/** Rupees with or without groups of digits, Indian (1,25,000) or other ones (125,000). */
const amount =
  /^(?:₹\s?)?(?<rupees>\d{1,8}|\d{1,2}(?:,\d{2}){0,2},\d{3}|\d{1,3}(?:,\d{3}){1,2})(?:\.(?<paise>\d{1,2}))?$/;

/** Parses an amount in rupees, such as 1299, 1299.50 or ₹1,25,000, and returns paise. Undefined if it is none above zero. */
export const paiseOfText = (text: string): number | undefined => {
  const { rupees, paise = "" } = amount.exec(text)?.groups ?? {};
  if (rupees === undefined) return undefined;
  const value = Number(rupees.replaceAll(",", "")) * 100 + Number(paise.padEnd(2, "0"));
  return value > 0 && value <= MAX_INTEGER ? value : undefined;
};

export interface PercentChange {
  /** What the offer price changes by: -10 reduces it by a tenth. */
  percent: number;
  /** The new price is a multiple of this, at least once. */
  roundToPaise: number;
}

/** Whether a price is a reduction. A list price that equals the offer price means that there is none. */
export const hasListPrice = ({ offerPricePaise, listPricePaise }: Price): boolean =>
  listPricePaise > offerPricePaise;

/** Returns the list price that belongs to a new offer price if none is named: that of before, or none if there was none. */
export const listPriceAfter = (before: Price | undefined, offerPricePaise: number): number =>
  before && hasListPrice(before) ? before.listPricePaise : offerPricePaise;

/** The prices that a variant has of its own. Null is that of its product. */
interface OwnPrice {
  offerPricePaise: number | null;
  listPricePaise: number | null;
}

/** Returns the prices of a variant. If its product has no list price, it has none but its own. */
export const priceOfVariant = (own: OwnPrice, ofProduct: Price): Price => {
  const offerPricePaise = own.offerPricePaise ?? ofProduct.offerPricePaise;
  const shared = hasListPrice(ofProduct) ? ofProduct.listPricePaise : 0;
  const listPricePaise = Math.max(own.listPricePaise ?? shared, offerPricePaise);
  return { offerPricePaise, listPricePaise };
};

/** Returns a price whose offer price changes by a share. A list price stays, unless it would be below. */
export const changedByPercent = (
  before: Price,
  { percent, roundToPaise }: PercentChange,
): Price => {
  const steps = Math.round((before.offerPricePaise * (100 + percent)) / 100 / roundToPaise);
  const offer = Math.min(Math.max(1, steps) * roundToPaise, MAX_INTEGER);
  return {
    offerPricePaise: offer,
    listPricePaise: Math.max(offer, listPriceAfter(before, offer)),
  };
};

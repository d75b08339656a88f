import type { AuditedChange } from "../audit/audit.rules.ts";
import type { ShopEvent } from "../webhooks/webhooks.rules.ts";

/** What a product costs. The list price is the one it is reduced from. */
export interface Price {
  offerPricePaise: number;
  listPricePaise: number;
}

export const isSamePrice = (a: Price, b: Price): boolean =>
  a.offerPricePaise === b.offerPricePaise && a.listPricePaise === b.listPricePaise;

/** The most pieces of a variant on hand. The database has room for as many again, which come back. */
export const MAX_ON_HAND = 1_000_000_000;

/** The stock of a variant is low if fewer pieces than this can be sold. The triggers of `listing.low_stock` have this number too. */
export const LOW_STOCK = 5;

/** Returns an event for each variant whose stock becomes low. One that was low before has had its event. */
export const lowStockEvents = (
  changes: readonly { id: string; before: number; after: number }[],
): ShopEvent[] =>
  changes
    .filter(({ before, after }) => before >= LOW_STOCK && after < LOW_STOCK)
    .map(({ id, after }) => ({ type: "stock.low", data: { variantId: id, stock: after } }));

/** The pieces of a variant on hand, and those of them in orders that are not packed. The rest can be sold. */
export interface StockLevel {
  id: string;
  onHand: number;
  reserved: number;
}

/** A count of the pieces on hand: a number, or the difference to the present one. */
export type Count = ({ onHand: number } | { difference: number }) & {
  /** What was on hand when it was read. Default: any number. */
  expected?: number;
};

export interface RefusedCount {
  code: "unexpected_stock" | "reserved_pieces" | "too_many_pieces";
  /** Without a full stop. */
  reason: string;
  /** What is on hand now. */
  found: number;
}

/** Returns the pieces on hand after a count, or why it is refused. */
export const countedOf = (
  { id, onHand, reserved }: StockLevel,
  count: Count,
): number | RefusedCount => {
  const found = onHand;
  const counted = "difference" in count ? onHand + count.difference : count.onHand;
  if (count.expected !== undefined && count.expected !== onHand)
    return {
      code: "unexpected_stock",
      found,
      reason: `${id} had ${count.expected} on hand when you read it, and has ${onHand} now: look at it again, then change it`,
    };
  if (counted < reserved)
    return {
      code: "reserved_pieces",
      found,
      reason: `${id} cannot have ${counted} on hand: it has ${onHand}${
        reserved === 0
          ? ""
          : `, ${reserved} of them reserved for orders that are not packed. Count again, mark orders that have left as packed, or cancel those that cannot be sent`
      }`,
    };
  if (counted > MAX_ON_HAND)
    return {
      code: "too_many_pieces",
      found,
      reason: `${id} cannot have ${counted} on hand: ${MAX_ON_HAND} are the most`,
    };
  return counted;
};

export const stockAudit = (variantId: string, before: number, after: number): AuditedChange => ({
  target: `variant ${variantId}`,
  before: { onHand: before },
  after: { onHand: after },
});

const pricesOf = ({ offerPricePaise, listPricePaise }: Price) => ({
  offerPricePaise,
  listPricePaise,
});

export const priceAudit = (productId: string, before: Price, after: Price): AuditedChange => ({
  target: `product ${productId}`,
  before: pricesOf(before),
  after: pricesOf(after),
});

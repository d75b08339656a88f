import type { ChangeContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { missingOf } from "./catalogue.rules.ts";
import type { NamedVariant } from "./catalogue.rules.ts";
import { deferListing, refreshListing } from "./catalogueImport.repo.ts";
import { lockPriceOfSku, lockPrices, setOwnPrice, setPrices } from "./inventory.repo.ts";
import { isSamePrice, priceAudit } from "./inventory.rules.ts";
import type { Price } from "./inventory.rules.ts";
import { listPriceAfter, priceOfVariant } from "./prices.rules.ts";

export interface PriceOrder {
  id: string;
  offerPricePaise: number;
  /** Default: as it is. If there is none, there is none afterwards. */
  listPricePaise?: number;
  /** The prices when they were read. Default: any. */
  expected?: Price;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type PriceOutcome =
  | { kind: "unknown" }
  | { kind: "unexpected"; price: Price; expected: Price }
  /** The offer price is above this list price. */
  | { kind: "above_list"; listPricePaise: number }
  | { kind: "changed"; name: string; before: Price; after: Price };

/** Sets what a product costs. Variants with a price of their own keep it, and orders theirs. */
export const changePrice = (
  { db, clock, transaction = transact }: ChangeContext,
  { id, offerPricePaise, listPricePaise, expected, dryRun = false }: PriceOrder,
  actor: Actor,
): Promise<PriceOutcome> => {
  const work = async (tx: Db): Promise<PriceOutcome> => {
    const [product] = await lockPrices(tx, [id]);
    if (!product) return { kind: "unknown" };
    if (expected && !isSamePrice(product, expected))
      return { kind: "unexpected", price: product, expected };
    const after = {
      offerPricePaise,
      listPricePaise: listPricePaise ?? listPriceAfter(product, offerPricePaise),
    };
    if (offerPricePaise > after.listPricePaise)
      return { kind: "above_list", listPricePaise: after.listPricePaise };
    await setPrices(tx, [{ id, ...after }]);
    const occasion: AuditContext = { actor, action: "price:set", changedAt: clock.now() };
    await insertAudit(tx, occasion, [priceAudit(id, product, after)]);
    return { kind: "changed", name: product.name, before: product, after };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

export interface OwnPriceOrder {
  /** In any case. */
  sku: string;
  offerPricePaise: number;
  /** Default: as it is, that of the product if it has none of its own. */
  listPricePaise?: number;
}

export type OwnPriceOutcome =
  | { kind: "unknown" }
  | { kind: "above_list"; listPricePaise: number }
  | {
      kind: "changed";
      variant: NamedVariant;
      before: Price;
      after: Price;
      /** Whether the price before was its own, too. */
      hadOwn: boolean;
    };

/** Sets what the variant with a SKU costs: from now on it has a price of its own. Orders keep theirs. */
export const changeOwnPrice = (
  { db, clock, transaction = transact }: ChangeContext,
  { sku, offerPricePaise, listPricePaise }: OwnPriceOrder,
  actor: Actor,
): Promise<OwnPriceOutcome> =>
  transaction(db, async (tx) => {
    const found = await lockPriceOfSku(tx, sku);
    if (!found) return { kind: "unknown" };
    const { id, own, ofProduct, ...variant } = found;
    const before = priceOfVariant(own, ofProduct);
    const kept = own.listPricePaise === null ? null : listPriceAfter(before, offerPricePaise);
    const next = { offerPricePaise, listPricePaise: listPricePaise ?? kept };
    const list = next.listPricePaise ?? listPriceAfter(ofProduct, offerPricePaise);
    if (offerPricePaise > list) return { kind: "above_list", listPricePaise: list };
    await setOwnPrice(tx, id, next);
    const after = priceOfVariant(next, ofProduct);
    const change = { ...priceAudit(id, before, after), target: `variant ${id}` };
    await insertAudit(tx, { actor, action: "price:set", changedAt: clock.now() }, [change]);
    return { kind: "changed", variant, before, after, hadOwn: own.offerPricePaise !== null };
  });

export interface PriceListOrder {
  /** Products by id, each once. No offer price is above its list price. */
  prices: ReadonlyMap<string, Price & { expected?: Price }>;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export interface PriceChange {
  id: string;
  before: Price;
  after: Price;
}

export type PriceListOutcome =
  | { kind: "unknown"; ids: string[] }
  | { kind: "unexpected"; found: { id: string; price: Price; expected: Price }[] }
  /** Only the products that cost something else now, by id. */
  | { kind: "changed"; changes: PriceChange[] };

/** Rows per statement: none may take longer than a few seconds. */
const CHUNK = 1000;

/** Sets the prices of many products, all of them or none. Orders keep their prices. */
export const changePriceList = (
  { db, clock, transaction = transact }: ChangeContext,
  { prices, dryRun = false }: PriceListOrder,
  actor: Actor,
): Promise<PriceListOutcome> => {
  const work = async (tx: Db): Promise<PriceListOutcome> => {
    const stored = await lockPrices(tx, [...prices.keys()]);
    const unknown = missingOf([...prices.keys()], stored);
    if (unknown.length > 0) return { kind: "unknown", ids: unknown };
    const found = stored.flatMap((price) => {
      const expected = prices.get(price.id)?.expected;
      return expected === undefined || isSamePrice(price, expected)
        ? []
        : [{ id: price.id, price, expected }];
    });
    if (found.length > 0) return { kind: "unexpected", found };
    const changes = stored.flatMap((before): PriceChange[] => {
      const after = prices.get(before.id) ?? before;
      return isSamePrice(after, before) ? [] : [{ id: before.id, before, after }];
    });
    const occasion: AuditContext = { actor, action: "price:import", changedAt: clock.now() };
    await deferListing(tx);
    for (const part of chunksOf(changes, CHUNK)) {
      await setPrices(
        tx,
        part.map(({ id, after }) => ({ ...after, id })),
      );
      await insertAudit(
        tx,
        occasion,
        part.map(({ id, before, after }) => priceAudit(id, before, after)),
      );
    }
    // Last, because other changes of prices wait from here.
    for (const part of chunksOf(changes, CHUNK))
      await refreshListing(
        tx,
        part.map(({ id }) => id),
      );
    return { kind: "changed", changes };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

/** Changes of several products at once, all of them or none. */
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { joinTransaction, transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { missingOf } from "./catalogue.rules.ts";
import { deferListing, refreshListing } from "./catalogueImport.repo.ts";
import { lockOwnPrices, lockPrices, setOwnPrice, setPrices } from "./inventory.repo.ts";
import { isSamePrice, priceAudit } from "./inventory.rules.ts";
import type { Price } from "./inventory.rules.ts";
import { changedByPercent, priceOfVariant } from "./prices.rules.ts";
import type { PercentChange } from "./prices.rules.ts";
import type { PriceChange } from "./prices.service.ts";
import { lockProducts, lockVariantsOf } from "./visibility.repo.ts";
import type { Flags } from "./visibility.rules.ts";
import { changeFlags } from "./visibility.service.ts";

export interface FlagListOrder {
  ids: readonly string[];
  flags: Flags;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type FlagListOutcome =
  | { kind: "unknown"; ids: string[] }
  /** Variants whose flags are others now. */
  | { kind: "changed"; changed: { id: string; flags: Flags }[] };

/** Marks products, each at its first variant that is shown, or removes the marks from all their variants. */
export const changeFlagList = (
  { db, clock, transaction = transact }: ChangeContext,
  { ids: named, flags, dryRun = false }: FlagListOrder,
  actor: Actor,
): Promise<FlagListOutcome> => {
  const ids = [...new Set(named)].toSorted();
  const work = async (tx: Db): Promise<FlagListOutcome> => {
    const unknown = missingOf(ids, await lockProducts(tx, ids));
    if (unknown.length > 0) return { kind: "unknown", ids: unknown };
    await lockVariantsOf(tx, ids);
    await deferListing(tx);
    const changed: { id: string; flags: Flags }[] = [];
    const context = { db: tx, clock, transaction: joinTransaction };
    for (const id of ids) {
      const outcome = await changeFlags(context, { id, what: "product", flags }, actor);
      if (outcome.kind === "changed") changed.push(...outcome.changed);
    }
    await refreshListing(tx, ids);
    return { kind: "changed", changed };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

export interface PercentOrder extends PercentChange {
  ids: readonly string[];
  /** The prices that were previewed, of products and of variants with a price of their own. Default: any. */
  expected?: ReadonlyMap<string, Price>;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type PercentOutcome =
  | { kind: "unknown"; ids: string[] }
  /** These have other prices than were previewed, or were not among them. */
  | { kind: "unexpected"; found: { id: string; price: Price; expected: Price | undefined }[] }
  /** Products, and variants with a price of their own, that cost something else now. */
  | { kind: "changed"; changes: PriceChange[] };

interface OwnPriceChange extends PriceChange {
  /** Whether the list price is the variant's own, too. */
  hasOwnList: boolean;
  productId: string;
}

/** Changes the offer prices of products by a share, with those that their variants have of their own. */
export const changePricesByPercent = (
  { db, clock, transaction = transact }: ChangeContext,
  { ids: named, expected, dryRun = false, ...share }: PercentOrder,
  actor: Actor,
): Promise<PercentOutcome> => {
  const ids = [...new Set(named)].toSorted();
  const work = async (tx: Db): Promise<PercentOutcome> => {
    const stored = await lockPrices(tx, ids);
    const unknown = missingOf(ids, stored);
    if (unknown.length > 0) return { kind: "unknown", ids: unknown };
    const priceOf = new Map(stored.map((product) => [product.id, product]));
    const ofProducts = stored.map(({ id, offerPricePaise, listPricePaise }): PriceChange => ({
      id,
      before: { offerPricePaise, listPricePaise },
      after: changedByPercent({ offerPricePaise, listPricePaise }, share),
    }));
    const ofVariants = (await lockOwnPrices(tx, ids)).flatMap((variant): OwnPriceChange[] => {
      const { id, productId, listPricePaise } = variant;
      const product = priceOf.get(productId);
      if (!product) return [];
      const before = priceOfVariant(variant, product);
      const changed = changedByPercent(before, share);
      const hasOwnList = listPricePaise !== null;
      const after = hasOwnList
        ? changed
        : priceOfVariant({ ...changed, listPricePaise: null }, product);
      return [{ id, productId, before, after, hasOwnList }];
    });
    const all: PriceChange[] = [...ofProducts, ...ofVariants];
    const changes = all.filter(({ before, after }) => !isSamePrice(before, after));
    const found = expected
      ? changes
          .filter(({ id, before }) => {
            const seen = expected.get(id);
            return seen === undefined || !isSamePrice(seen, before);
          })
          .map(({ id, before }) => ({ id, price: before, expected: expected.get(id) }))
      : [];
    if (found.length > 0) return { kind: "unexpected", found };
    await deferListing(tx);
    await setPrices(
      tx,
      ofProducts.map(({ id, after }) => ({ ...after, id })),
    );
    for (const { id, before, after, hasOwnList } of ofVariants)
      if (!isSamePrice(before, after))
        await setOwnPrice(tx, id, {
          offerPricePaise: after.offerPricePaise,
          listPricePaise: hasOwnList ? after.listPricePaise : null,
        });
    const isVariant = new Set(ofVariants.map(({ id }) => id));
    await insertAudit(
      tx,
      { actor, action: "price:set", changedAt: clock.now() },
      changes.map(({ id, before, after }) => ({
        ...priceAudit(id, before, after),
        target: `${isVariant.has(id) ? "variant" : "product"} ${id}`,
      })),
    );
    await refreshListing(tx, ids);
    return { kind: "changed", changes };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { missingOf, variantPhraseOf } from "./catalogue.rules.ts";
import { products, variants } from "./catalogue.tables.ts";
import {
  findProductIdsOf,
  lockProducts,
  lockVariantsOf,
  writeFlags,
  writeHidden,
  writeProductImage,
} from "./visibility.repo.ts";
import type { LockedVariant } from "./visibility.repo.ts";
import { flagAudit, flagChangesOf, hiddenAudit, unexpectedFlags } from "./visibility.rules.ts";
import type { Flags } from "./visibility.rules.ts";

export interface HidingOrder {
  what: "product" | "variant";
  ids: readonly string[];
  /** Whether shoppers see them no more. */
  hidden: boolean;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export interface HidingChange {
  id: string;
  name: string;
  /** False for one that was so before. */
  isChanged: boolean;
}

export type HidingOutcome =
  | { kind: "unknown"; ids: string[] }
  /** These products would have no variant left. */
  | { kind: "emptied"; products: { id: string; name: string }[] }
  | { kind: "changed"; changes: HidingChange[] };

const hideProducts = async (
  tx: Db,
  ids: readonly string[],
  hidden: boolean,
): Promise<HidingOutcome> => {
  const found = await lockProducts(tx, ids);
  const unknown = missingOf(ids, found);
  if (unknown.length > 0) return { kind: "unknown", ids: unknown };
  await writeHidden(tx, products, ids, hidden);
  const changes = found.map(({ id, name, hidden: before }) => ({
    id,
    name,
    isChanged: before !== hidden,
  }));
  return { kind: "changed", changes };
};

const hideVariants = async (
  tx: Db,
  ids: readonly string[],
  hidden: boolean,
): Promise<HidingOutcome> => {
  const locked = await lockProducts(tx, await findProductIdsOf(tx, ids));
  const all = await lockVariantsOf(
    tx,
    locked.map(({ id }) => id),
  );
  const unknown = missingOf(ids, all);
  if (unknown.length > 0) return { kind: "unknown", ids: unknown };
  const isAsked = new Set(ids);
  const remains = (variant: LockedVariant): boolean =>
    isAsked.has(variant.id) ? !hidden : !variant.hidden;
  const shownOf = new Map(
    locked.map(({ id }) => [id, all.filter((each) => each.productId === id && remains(each))]),
  );
  const emptied = locked.filter(({ id }) => shownOf.get(id)?.length === 0);
  if (emptied.length > 0)
    return { kind: "emptied", products: emptied.map(({ id, name }) => ({ id, name })) };
  await writeHidden(tx, variants, ids, hidden);
  for (const { id } of locked) await writeProductImage(tx, id, shownOf.get(id)?.[0]?.image ?? "");
  const names = new Map(locked.map(({ id, name }) => [id, name]));
  const changes = all
    .filter(({ id }) => isAsked.has(id))
    .map((variant) => ({
      id: variant.id,
      name: variantPhraseOf({ ...variant, productName: names.get(variant.productId) ?? "" }),
      isChanged: variant.hidden !== hidden,
    }));
  return { kind: "changed", changes };
};

/** Hides products or variants from shoppers or shows them again, all of them or none. */
export const changeHidden = (
  { db, clock, transaction = transact }: ChangeContext,
  { what, ids: named, hidden, dryRun = false }: HidingOrder,
  actor: Actor,
): Promise<HidingOutcome> => {
  const ids = [...new Set(named)];
  const work = async (tx: Db): Promise<HidingOutcome> => {
    const outcome = await (what === "product" ? hideProducts : hideVariants)(tx, ids, hidden);
    if (outcome.kind !== "changed") return outcome;
    const action = `${what}:${hidden ? "hide" : "show"}` as const;
    const changed = outcome.changes.filter(({ isChanged }) => isChanged);
    await insertAudit(
      tx,
      { actor, action, changedAt: clock.now() },
      changed.map(({ id }) => hiddenAudit(what, id, hidden)),
    );
    return outcome;
  };
  return runOrUndo(db, dryRun, work, transaction);
};

export interface FlagsOrder {
  /** A variant, or a product for its first variant. */
  id: string;
  /** What the id must name. Default: either. */
  what?: "product" | "variant";
  flags: Flags;
  /** The flags that the variant is said to have. Default: any. */
  expected?: Flags;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type FlagsOutcome =
  | { kind: "unknown" }
  | { kind: "unexpected"; flags: Flags }
  /** Only the flags that are others now. */
  | { kind: "changed"; changed: { id: string; flags: Flags }[] };

/** Marks a variant or a product as best seller, new arrival or trending, or removes the marks. */
export const changeFlags = (
  { db, clock, transaction = transact }: ChangeContext,
  { id, what, flags, expected = {}, dryRun = false }: FlagsOrder,
  actor: Actor,
): Promise<FlagsOutcome> => {
  const work = async (tx: Db): Promise<FlagsOutcome> => {
    const ofVariant = what === "product" ? [] : await findProductIdsOf(tx, [id]);
    if (what === "variant" && ofVariant.length === 0) return { kind: "unknown" };
    const isVariant = ofVariant.length > 0;
    const [product] = await lockProducts(tx, isVariant ? ofVariant : [id]);
    if (!product) return { kind: "unknown" };
    const all = await lockVariantsOf(tx, [product.id]);
    const unexpected = unexpectedFlags(
      all.find((variant) => variant.id === id),
      expected,
    );
    if (unexpected) return { kind: "unexpected", flags: unexpected };
    const changes = flagChangesOf(all, isVariant ? id : undefined, flags);
    for (const { variant, next } of changes) await writeFlags(tx, variant.id, next);
    const occasion: AuditContext = { actor, action: "product:flag", changedAt: clock.now() };
    const audited = changes.map(({ variant, next }) => flagAudit(variant, next));
    await insertAudit(tx, occasion, audited);
    const changed = changes.map(({ variant, next }) => ({ id: variant.id, flags: next }));
    return { kind: "changed", changed };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

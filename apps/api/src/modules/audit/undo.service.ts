import type { Config } from "../../config.ts";
import type { ChangeContext } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { brokenConstraint } from "../../db/databaseErrors.ts";
import { bannerWords } from "../catalogue/banners.rules.ts";
import { setBanner } from "../catalogue/banners.service.ts";
import { readStockLevels } from "../catalogue/inventory.repo.ts";
import { changeStockList } from "../catalogue/inventory.service.ts";
import { changePrice } from "../catalogue/prices.service.ts";
import { changeFlags, changeHidden } from "../catalogue/visibility.service.ts";
import { changeCouponEnd, endValueOf } from "../coupons/coupons.service.ts";
import { changeShopPart } from "../shop/shopEdit.service.ts";
import { findPart, findVersionByHash } from "../shop/shopParts.repo.ts";
import { findEntry } from "./audit.repo.ts";
import type { FoundEntry } from "./audit.repo.ts";
import type { Actor, AuditValues } from "./audit.rules.ts";
import { inverseOf, scopeOfInverse } from "./undo.rules.ts";
import type { Inverse } from "./undo.rules.ts";

/** Whether an entry can be taken back by a caller: `reason` is a sentence that says why not. */
export type Undoability = { isPossible: true } | { isPossible: false; reason: string };

export const undoabilityOf = (
  entry: FoundEntry,
  { kind, scopes }: Pick<Caller, "kind" | "scopes">,
): Undoability => {
  if (entry.undoneBy !== null)
    return { isPossible: false, reason: `It is undone already, by entry ${entry.undoneBy}.` };
  const inverse = inverseOf(entry);
  if (inverse.kind === "none") return { isPossible: false, reason: inverse.reason };
  const scope = scopeOfInverse[inverse.kind];
  if (scopes.includes(scope)) return { isPossible: true };
  const reason =
    kind === "staff"
      ? "Only an owner can undo this."
      : `It needs the scope ${scope}, which you do not have.`;
  return { isPossible: false, reason };
};

interface UndoOrder {
  /** The id of the entry. */
  id: number;
  /** True changes nothing, to preview the result. */
  dryRun: boolean;
}

export type UndoOutcome =
  | { kind: "unknown" }
  | { kind: "impossible"; reason: string }
  /** The value is another one than the entry left. Null for a record that is gone. */
  | { kind: "differs"; target: string; logged: AuditValues | null; present: AuditValues | null }
  /** A rule forbids the earlier value. Without a full stop. */
  | { kind: "refused"; reason: string }
  | { kind: "undone"; target: string; before: AuditValues | null; after: AuditValues | null };

/** What a service answers, before it is joined with the entry. */
type Result =
  | { kind: "differs"; present: AuditValues | null }
  | { kind: "refused"; reason: string }
  | { kind: "changed" };

type Context = ChangeContext & { config: Config };
type Order<Kind extends Inverse["kind"]> = Extract<Inverse, { kind: Kind }>;
/** Makes an inverse change by the service of its subject. */
type Apply<Kind extends Inverse["kind"]> = (
  context: Context,
  order: Order<Kind>,
  how: { dryRun: boolean; actor: Actor },
) => Promise<Result>;

const changed: Result = { kind: "changed" };
const gone: Result = { kind: "differs", present: null };

const undoStock: Apply<"stock"> = async (
  context,
  { variantId, onHand, expected },
  { dryRun, actor },
) => {
  const counts = new Map([[variantId, { onHand, expected }]]);
  const outcome = await changeStockList(context, { counts, dryRun }, actor);
  if (outcome.kind === "unknown") return gone;
  if (outcome.kind === "changed") return changed;
  const [refusal] = outcome.refusals;
  if (refusal?.code !== "unexpected_stock")
    return { kind: "refused", reason: refusal?.reason ?? "" };
  const [level] = await readStockLevels(context.db, [variantId]);
  return { kind: "differs", present: level ? { onHand: level.onHand } : null };
};

const undoPrice: Apply<"price"> = async (
  context,
  { productId: id, price, expected },
  { dryRun, actor },
) => {
  const outcome = await changePrice(context, { id, ...price, expected, dryRun }, actor);
  if (outcome.kind === "unknown") return gone;
  if (outcome.kind === "changed") return changed;
  if (outcome.kind === "above_list")
    return { kind: "refused", reason: "The offer price would be above the list price" };
  const { offerPricePaise, listPricePaise } = outcome.price;
  return { kind: "differs", present: { offerPricePaise, listPricePaise } };
};

const undoHiding: Apply<"hidden"> = async (context, { what, id, hidden }, { dryRun, actor }) => {
  const outcome = await changeHidden(context, { what, ids: [id], hidden, dryRun }, actor);
  if (outcome.kind === "unknown") return gone;
  if (outcome.kind === "emptied")
    return { kind: "refused", reason: "No variant of the product would be left: hide the product" };
  const [change] = outcome.changes;
  return change?.isChanged ? changed : { kind: "differs", present: { hidden } };
};

const undoFlags: Apply<"flags"> = async (
  context,
  { variantId: id, flags, expected },
  { dryRun, actor },
) => {
  const order = { id, what: "variant", flags, expected, dryRun } as const;
  const outcome = await changeFlags(context, order, actor);
  if (outcome.kind === "unknown") return gone;
  return outcome.kind === "changed" ? changed : { kind: "differs", present: outcome.flags };
};

const undoBanner: Apply<"banner"> = async (
  context,
  { place, number, value, expected },
  { dryRun, actor },
) => {
  const order = {
    place,
    number,
    picture: value.picture,
    content: value.content,
    dryRun,
    // One that was removed comes back before the one that has its number now.
    ...(expected.picture === null
      ? { isInserted: true }
      : { expected: expected.picture, expectedContent: expected.content }),
  };
  const outcome = await setBanner(context, order, actor);
  switch (outcome.kind) {
    case "changed":
      return changed;
    case "unexpected":
      return {
        kind: "differs",
        present:
          outcome.image === null
            ? null
            : { picture: outcome.image, ...bannerWords(outcome.content) },
      };
    case "unknown_number":
      return expected.picture === null
        ? { kind: "refused", reason: `There are only ${outcome.count} banners` }
        : gone;
    case "unknown_picture":
      return { kind: "refused", reason: "The shop has the picture no more" };
  }
};

const undoCoupon: Apply<"coupon"> = async (context, { kind: _kind, ...end }, { dryRun, actor }) => {
  const outcome = await changeCouponEnd(context, { ...end, dryRun }, actor);
  if (outcome.kind === "unknown") return gone;
  return outcome.kind === "changed"
    ? changed
    : { kind: "differs", present: endValueOf(outcome.expiresAt) };
};

const partRefusals = {
  file: "SHOP_FILE is set: change that file and start the shop again",
  frame_first: "The shop has no frame",
  frame_needed: "The other parts of the shop need the frame",
  busy: "Somebody else is changing the shop: try again in a moment",
  invalid: "The earlier version does not fit the shop any more",
} as const;

const undoPart: Apply<"part"> = async (context, { name, hash, expected }, { dryRun, actor }) => {
  const earlier = await findVersionByHash(context.db, name, hash);
  if (!earlier) return { kind: "refused", reason: "This version of the part is not kept any more" };
  const order = { name, value: earlier.value, expected, dryRun };
  const outcome = await changeShopPart(context, order, actor);
  if (outcome.kind === "changed") return changed;
  if (outcome.kind !== "unexpected") return { kind: "refused", reason: partRefusals[outcome.kind] };
  const present = await findPart(context.db, name);
  return { kind: "differs", present: { hash: present?.hash ?? null } };
};

const applies: { [Kind in Inverse["kind"]]: Apply<Kind> } = {
  stock: undoStock,
  price: undoPrice,
  hidden: undoHiding,
  flags: undoFlags,
  banner: undoBanner,
  coupon: undoCoupon,
  part: undoPart,
};

const apply = <Kind extends Inverse["kind"]>(
  context: Context,
  order: Order<Kind>,
  how: { dryRun: boolean; actor: Actor },
): Promise<Result> => applies[order.kind](context, order, how);

const isUndoneTwice = (error: unknown): boolean =>
  brokenConstraint(error) === "audit_entries_undoes_index";

/**
 * Writes the value that was there before a change of the audit log, if nobody has changed it since, by the service that made
 * the change. Each change can be taken back once. The new entry names the one that it takes back.
 */
export const undoChange = async (
  context: Context,
  { id, dryRun }: UndoOrder,
  caller: Caller,
): Promise<UndoOutcome> => {
  const entry = await findEntry(context.db, id);
  if (!entry) return { kind: "unknown" };
  const undoability = undoabilityOf(entry, caller);
  if (!undoability.isPossible) return { kind: "impossible", reason: undoability.reason };
  const inverse = inverseOf(entry);
  if (inverse.kind === "none") return { kind: "impossible", reason: inverse.reason };
  const { target, before: restored, after: logged } = entry;
  /** Says so if another request has taken it back meanwhile. */
  const undoneMeanwhile = async (): Promise<UndoOutcome | undefined> => {
    const now = await findEntry(context.db, id);
    const state = now && undoabilityOf(now, caller);
    return state && !state.isPossible ? { kind: "impossible", reason: state.reason } : undefined;
  };
  try {
    const actor = { kind: caller.kind, name: caller.name, undoes: id };
    const result = await apply(context, inverse, { dryRun, actor });
    if (result.kind === "changed")
      return { kind: "undone", target, before: logged, after: restored };
    if (result.kind === "refused") return result;
    const { present } = result;
    return (await undoneMeanwhile()) ?? { kind: "differs", target, logged, present };
  } catch (error) {
    const outcome = isUndoneTwice(error) ? await undoneMeanwhile() : undefined;
    if (!outcome) throw error;
    return outcome;
  }
};

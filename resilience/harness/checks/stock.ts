import type { Attempt } from "./journal.ts";
import { sum } from "./amounts.ts";
import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import type { ShownOrder } from "./exports.ts";
import { groupBy } from "../groupBy.ts";

interface PieceChange {
  variantId: string;
  at: number;
  /** Change of the pieces that can be sold. */
  sellable: number;
  /** Change of the pieces on hand. */
  onHand: number;
}

const reservingStates = new Set(["placed", "confirmed"]);

/** Returns what an order has changed: it takes pieces from those for sale, and its packing from those on hand. */
const changesOf = ({ createdAt, lines, history }: ShownOrder): PieceChange[] =>
  lines.flatMap(({ variantId, quantity }) => [
    { variantId, at: Date.parse(createdAt), sellable: -quantity, onHand: 0 },
    ...history.map(({ before, after, restocked, changedAt }) => {
      const isReserved = reservingStates.has(before);
      const leaves = after === "packed" || (after === "cancelled" && isReserved && !restocked);
      const comesBack = restocked && !isReserved;
      return {
        variantId,
        at: Date.parse(changedAt),
        sellable: restocked ? quantity : 0,
        onHand: (comesBack ? quantity : 0) - (leaves ? quantity : 0),
      };
    }),
  ]);

/** Whether a command or a call changes the pieces on hand from one number to another. */
const hasCommanded =
  (id: string, before: number, after: number) =>
  ({ details }: Attempt): boolean =>
    (details["expected"] ?? before) === before &&
    (details["difference"] === undefined
      ? (details[id] ?? details["onHand"]) === after
      : details["difference"] === after - before);

const stockActions = new Set(["stock:import", "stock:set", "stock:adjust"]);

/**
 * For each variant: initial pieces − sold + restocked ± counts = pieces for sale, initial pieces − packed + those that came
 * back ± counts = pieces on hand, and the difference is in orders that are not packed. Nothing is sold that is not there.
 */
export function* checkStock(input: CheckInput): Generator<string> {
  const { journal, exports, attempts } = input;
  const changes = groupBy(exports.orders.flatMap(changesOf), ({ variantId }) => variantId);
  const unpacked = groupBy(
    exports.orders.filter(({ state }) => reservingStates.has(state)).flatMap(({ lines }) => lines),
    ({ variantId }) => variantId,
  );
  const counts = groupBy(
    exports.audit.filter(({ action }) => stockActions.has(action)),
    ({ target }) => target.slice("variant ".length),
  );
  const now = new Map(exports.stock.map((shown) => [shown.id, shown]));
  for (const shown of exports.merchantStock)
    for (const name of ["stock", "onHand", "reserved"] as const)
      if (now.get(shown.id)?.[name] !== shown[name])
        yield `stock: ${name} of ${shown.id} is ${shown[name]} by the merchant API, ${now.get(shown.id)?.[name]} by stock:list`;
  for (const [id, start] of journal.startStock) {
    const own = changes.get(id) ?? [];
    let correction = 0;
    for (const { action, changedAt, before, after } of counts.get(id) ?? []) {
      const [countBefore, countAfter] = [Number(before?.["onHand"]), Number(after?.["onHand"])];
      const at = Date.parse(changedAt);
      const commanded = attempts.get(attemptKey(action, `variant ${id}`)) ?? [];
      if (!commanded.some(hasCommanded(id, countBefore, countAfter)))
        yield `stock: nobody changed ${id} from ${countBefore} to ${countAfter}`;
      // Nobody packs during a stock take, so the number before it is known.
      const expected =
        start +
        correction +
        sum(
          own.filter((change) => change.at < at),
          ({ onHand }) => onHand,
        );
      if (action === "stock:import" && countBefore !== expected)
        yield `stock: ${id} was ${countBefore} at the stock take, not ${expected}`;
      correction += countAfter - countBefore;
    }
    const sellable = start + correction + sum(own, (change) => change.sellable);
    const { stock, onHand, reserved } = now.get(id) ?? {};
    if (stock !== sellable) yield `stock: ${id} is ${stock}, not ${sellable}`;
    if ((stock ?? 0) < 0) yield `stock: ${id} is below zero`;
    if (onHand === undefined) continue;
    const counted = start + correction + sum(own, (change) => change.onHand);
    const owed = sum(unpacked.get(id) ?? [], ({ quantity }) => quantity);
    if (onHand !== counted) yield `stock: ${id} has ${onHand} on hand, not ${counted}`;
    if (reserved !== owed) yield `stock: ${id} has ${reserved} reserved, not ${owed}`;
    if (owed > counted) yield `stock: ${id} is oversold: ${owed} are owed, ${counted} are on hand`;
  }
}

import { sum } from "./amounts.ts";
import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";

/** Returns all changes of stock by variant, without those of stock takes. */
const stockChangesOf = ({ exports }: CheckInput) =>
  groupBy(
    exports.orders.flatMap(({ createdAt, lines, history }) =>
      lines.flatMap(({ variantId, quantity }) => [
        { variantId, at: Date.parse(createdAt), pieces: -quantity },
        ...history
          .filter(({ restocked }) => restocked)
          .map(({ changedAt }) => ({ variantId, at: Date.parse(changedAt), pieces: quantity })),
      ]),
    ),
    ({ variantId }) => variantId,
  );

/** Initial stock − sold + restocked ± stock takes = current stock, for each variant. */
export function* checkStock(input: CheckInput): Generator<string> {
  const { journal, exports, attempts } = input;
  const stockChanges = stockChangesOf(input);
  const takes = groupBy(
    exports.audit.filter(({ action }) => action === "stock:import" || action === "stock:set"),
    ({ target }) => target.slice("variant ".length),
  );
  const now = new Map(exports.stock.map(({ id, stock }) => [id, stock]));
  for (const { id, stock } of exports.merchantStock)
    if (now.get(id) !== stock)
      yield `stock: ${id} is ${stock} by the merchant API, ${now.get(id)} by stock:list`;
  for (const [id, start] of journal.startStock) {
    const own = stockChanges.get(id) ?? [];
    let correction = 0;
    for (const { action, changedAt, before, after } of takes.get(id) ?? []) {
      const [stockBefore, stockAfter] = [Number(before?.["stock"]), Number(after?.["stock"])];
      const at = Date.parse(changedAt);
      const commanded = (attempts.get(attemptKey(action, `variant ${id}`)) ?? []).map(
        ({ details }) => details[id] ?? details["stock"],
      );
      if (!commanded.includes(stockAfter)) yield `stock: nobody set ${id} to ${stockAfter}`;
      // Nobody orders during a stock take, so the number before it is known.
      const expected =
        start +
        correction +
        sum(
          own.filter((change) => change.at < at),
          ({ pieces }) => pieces,
        );
      if (action === "stock:import" && stockBefore !== expected)
        yield `stock: ${id} was ${stockBefore} at the stock take, not ${expected}`;
      correction += stockAfter - stockBefore;
    }
    const expected = start + correction + sum(own, ({ pieces }) => pieces);
    if (now.get(id) !== expected) yield `stock: ${id} is ${now.get(id)}, not ${expected}`;
    if ((now.get(id) ?? 0) < 0) yield `stock: ${id} is below zero`;
  }
}

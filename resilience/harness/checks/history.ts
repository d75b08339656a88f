import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import { commandByState, nextStates, paymentStates, undoneStates } from "./states.ts";

/** The history of an order consists of permitted changes and ends in its current states. */
export function* checkHistories({ exports, attempts }: CheckInput): Generator<string> {
  for (const { id, state, payment, history } of exports.orders) {
    let [orderState, paymentState] = ["placed", "pending"];
    for (const { before, after, changedBy, restocked } of history) {
      const isPayment = paymentStates.has(after);
      const from = isPayment ? paymentState : orderState;
      if (before !== from || !nextStates[from]?.includes(after))
        yield `history: ${id} went from ${before} to ${after} while it was ${from}`;
      if (isPayment) paymentState = after;
      else orderState = after;
      const commands = (
        attempts.get(attemptKey(commandByState[after] ?? "", `order ${id}`)) ?? []
      ).filter(
        ({ by, outcome }) => by === changedBy && (outcome === "done" || outcome === "unknown"),
      );
      if (commands.length === 0)
        yield `history: no command of ${changedBy} changed ${id} to ${after}`;
      const defaultRestock = undoneStates.has(after);
      if (
        !commands.some(({ details }) => (details["restock"] ?? defaultRestock) === restocked) &&
        commands.length > 0
      )
        yield `history: ${id} became ${after} with pieces ${restocked ? "" : "not "}back in stock`;
    }
    if (orderState !== state || paymentState !== payment)
      yield `history: ${id} is ${state} and ${payment}, its history ends in ${orderState} and ${paymentState}`;
  }
}

/** The history contains each successful command once, and no refused one. */
export function* checkCommands({ journal, exports, attempts }: CheckInput): Generator<string> {
  for (const failure of new Set(journal.failures))
    yield `commands: failed unexpectedly: ${failure}`;
  const histories = new Map(exports.orders.map(({ id, history }) => [id, history]));
  for (const [key, ofKey] of attempts) {
    const [action = "", target = ""] = key.split(" | ");
    if (!action.startsWith("order:")) continue;
    const after =
      Object.keys(commandByState).find((state) => commandByState[state] === action) ?? "";
    const rows = (histories.get(target.slice("order ".length)) ?? []).filter(
      (row) => row.after === after,
    );
    const done = ofKey.filter(({ outcome }) => outcome === "done");
    if (done.length > 1) yield `commands: ${done.length} people succeeded with ${key}`;
    for (const { by } of done)
      if (rows.length !== 1 || rows[0]?.changedBy !== by)
        yield `commands: ${by} succeeded with ${key}, which the history lacks`;
    for (const { by, outcome } of ofKey)
      if (
        outcome === "refused" &&
        rows.some(({ changedBy }) => changedBy === by) &&
        !ofKey.some((each) => each.by === by && each.outcome !== "refused")
      )
        yield `commands: ${key} was refused to ${by} and happened`;
  }
}

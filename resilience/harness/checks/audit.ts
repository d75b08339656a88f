import type { Attempt } from "./journal.ts";
import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";

/** What prepares the shop for the week. */
const setupActions: ReadonlySet<string> = new Set([
  "catalogue:import",
  "webhook:add",
  "desk:invite",
  "desk:accept",
]);

const nameInHistory = (kind: string, actor: string): string =>
  kind === "key" ? `key ${actor}` : actor;

/** Each change has one audit entry, each entry has its command, and no entry contains a secret. */
export function* checkAudit({ journal, exports, attempts }: CheckInput): Generator<string> {
  const keyOf = (kind: string, action: string, target: string): string =>
    `${kind} ${attemptKey(action, target)}`;
  const entries = groupBy(exports.audit, ({ actorKind, action, target }) =>
    keyOf(actorKind, action, target),
  );
  const attemptsByActor = new Map<string, Attempt[]>();
  for (const [key, all] of attempts)
    for (const attempt of all) {
      const [action = "", target = ""] = key.split(" | ");
      const own = keyOf(attempt.actor, action, target);
      attemptsByActor.set(own, [...(attemptsByActor.get(own) ?? []), attempt]);
    }
  for (const [key, all] of attemptsByActor) {
    const [done, unknown] = ["done", "unknown"].map(
      (outcome) => all.filter((each) => each.outcome === outcome).length,
    ) as [number, number];
    const found = entries.get(key)?.length ?? 0;
    const least = unknown > 0 ? Math.min(done, 1) : done;
    if (found < least || found > done + unknown)
      yield `audit: ${found} entries for ${done} done and ${unknown} unknown of ${key}`;
  }
  for (const [key, own] of entries)
    if (!attemptsByActor.has(key) && !setupActions.has(own[0]?.action ?? ""))
      yield `audit: nobody did ${key}`;
  const rows = new Set(
    exports.audit.map(
      ({ target, before, after }) =>
        `${target} ${String(before?.["state"])} ${String(after?.["state"])}`,
    ),
  );
  for (const { id, history } of exports.orders)
    for (const { before, after } of history)
      if (!rows.has(`order ${id} ${before} ${after}`))
        yield `audit: no entry says that ${id} went from ${before} to ${after}`;
  const changedBy = new Set(journal.attempts.map(({ actor, by }) => `${actor} ${by}`));
  for (const { actorKind, actor, action } of exports.audit) {
    // The terminal names the operating-system user.
    const isKnown =
      actorKind === "operator"
        ? actor !== ""
        : changedBy.has(`${actorKind} ${nameInHistory(actorKind, actor)}`);
    if (!isKnown && !setupActions.has(action))
      yield `audit: an entry names '${actor}' as its ${actorKind}`;
  }
  const written = JSON.stringify(exports.audit);
  for (const secret of journal.secrets)
    if (written.includes(secret)) yield `audit: an entry holds ${secret.slice(0, 12)}…`;
}

import type { Clock } from "../../clock.ts";
import type { ChangeContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import { missingOf } from "./catalogue.rules.ts";
import { lockStock, setOnHand } from "./inventory.repo.ts";
import { countedOf, lowStockEvents, stockAudit } from "./inventory.rules.ts";
import type { Count, RefusedCount } from "./inventory.rules.ts";

type LockedStock = Awaited<ReturnType<typeof lockStock>>[number];

export type StockOutcome =
  | { kind: "unknown" }
  | ({ kind: "refused" } & RefusedCount)
  | { kind: "changed"; before: LockedStock; after: LockedStock };

/** Sets how many pieces of a variant are on hand. The shop sells those that are not reserved. */
export const changeStock = (
  { db, clock }: { db: Db; clock: Clock },
  { id, count }: { id: string; count: Count },
  actor: Actor,
): Promise<StockOutcome> =>
  transact(db, async (tx): Promise<StockOutcome> => {
    const [before] = await lockStock(tx, [id]);
    if (!before) return { kind: "unknown" };
    const counted = countedOf(before, count);
    if (typeof counted !== "number") return { kind: "refused", ...counted };
    const after = { ...before, onHand: counted, stock: counted - before.reserved };
    await setOnHand(tx, [after]);
    const events = lowStockEvents([{ id, before: before.stock, after: after.stock }]);
    await queueEvents(tx, events, clock.now());
    const action = "difference" in count ? "stock:adjust" : "stock:set";
    const occasion: AuditContext = { actor, action, changedAt: clock.now() };
    await insertAudit(tx, occasion, [stockAudit(id, before.onHand, counted)]);
    return { kind: "changed", before, after };
  });

export interface StockListOrder {
  /** Variants by id, each once. */
  counts: ReadonlyMap<string, Count>;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type StockListOutcome =
  | { kind: "unknown"; ids: string[] }
  | { kind: "refused"; refusals: ({ id: string } & RefusedCount)[] }
  /** Only the variants of which another number is on hand now, by id. */
  | { kind: "changed"; changes: { id: string; before: number; after: number }[] };

/** Rows per statement: none may take longer than a few seconds. */
const CHUNK = 1000;

/** Sets how many pieces of many variants are on hand, all of them or none. */
export const changeStockList = (
  { db, clock, transaction = transact }: ChangeContext,
  { counts, dryRun = false }: StockListOrder,
  actor: Actor,
): Promise<StockListOutcome> => {
  const work = async (tx: Db): Promise<StockListOutcome> => {
    const stored = await lockStock(tx, [...counts.keys()]);
    const unknown = missingOf([...counts.keys()], stored);
    if (unknown.length > 0) return { kind: "unknown", ids: unknown };
    const refused = new Map<string, RefusedCount>();
    const changes = stored.flatMap((level) => {
      const count = counts.get(level.id);
      const after = count ? countedOf(level, count) : level.onHand;
      if (typeof after !== "number") {
        refused.set(level.id, after);
        return [];
      }
      return after === level.onHand ? [] : [{ ...level, before: level.onHand, after }];
    });
    const refusals = [...counts.keys()].flatMap((id) => {
      const found = refused.get(id);
      return found ? [{ id, ...found }] : [];
    });
    if (refusals.length > 0) return { kind: "refused", refusals };
    const occasion: AuditContext = { actor, action: "stock:import", changedAt: clock.now() };
    for (const part of chunksOf(changes, CHUNK)) {
      await setOnHand(
        tx,
        part.map(({ after, ...level }) => ({ ...level, onHand: after })),
      );
      await insertAudit(
        tx,
        occasion,
        part.map(({ id, before, after }) => stockAudit(id, before, after)),
      );
      const low = part.map(({ id, stock, reserved, after }) => ({
        id,
        before: stock,
        after: after - reserved,
      }));
      await queueEvents(tx, lowStockEvents(low), clock.now());
    }
    return {
      kind: "changed",
      changes: changes.map(({ id, before, after }) => ({ id, before, after })),
    };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
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
    const occasion = { actor, action, changedAt: clock.now() };
    await insertAudit(tx, occasion, [stockAudit(id, before.onHand, counted)]);
    return { kind: "changed", before, after };
  });

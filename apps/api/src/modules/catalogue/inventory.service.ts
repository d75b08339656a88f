import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { lockStock, setStocks } from "./inventory.repo.ts";
import { stockAudit } from "./inventory.rules.ts";

/** Sets the stock of a variant. Returns the variant before the change, undefined for an unknown id. */
export const changeStock = (
  { db, clock }: { db: Db; clock: Clock },
  { id, stock }: { id: string; stock: number },
  actor: Actor,
) =>
  db.transaction(async (tx) => {
    const [variant] = await lockStock(tx, [id]);
    if (!variant) return undefined;
    await setStocks(tx, [{ id, stock }]);
    const occasion = { actor, action: "stock:set", changedAt: clock.now() };
    await insertAudit(tx, occasion, [stockAudit(id, variant.stock, stock)]);
    return variant;
  });

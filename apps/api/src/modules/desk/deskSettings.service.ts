import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { lockRefundLimit, writeRefundLimit } from "./deskSettings.repo.ts";

/**
 * Sets the largest total of an order that members of staff may refund, in paise, null for no limit. Changes nothing if it is
 * another one than the actor has read.
 */
export const changeRefundLimit = (
  { db, clock }: Pick<ChangeContext, "db" | "clock">,
  { limitPaise, expectedPaise }: { limitPaise: number | null; expectedPaise: number | null },
  actor: Actor,
): Promise<{ kind: "changed" } | { kind: "overtaken"; limitPaise: number | null }> =>
  transact(db, async (tx) => {
    const before = await lockRefundLimit(tx);
    if (before !== expectedPaise) return { kind: "overtaken", limitPaise: before };
    if (before === limitPaise) return { kind: "changed" };
    await writeRefundLimit(tx, limitPaise);
    const occasion: AuditContext = { actor, action: "desk:refund-limit", changedAt: clock.now() };
    await insertAudit(tx, occasion, [
      {
        target: "settings",
        before: { refundLimitPaise: before },
        after: { refundLimitPaise: limitPaise },
      },
    ]);
    return { kind: "changed" };
  });

import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import type { BrandConfig } from "../shop/shopParts.repo.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import { trackingMail } from "./orderStateMails.rules.ts";
import { findMailedOrders, lockOrders, writeOrder } from "./orderStates.repo.ts";
import type { Tracking } from "./orderStates.repo.ts";
import type { OrderState } from "./orderStates.rules.ts";

export interface TrackingChange {
  orderId: string;
  /** Replaces number and link. Null removes one. */
  tracking: Tracking;
  /** What it was when somebody read it. */
  expected?: Tracking;
  /** Whether the shopper gets a mail about it. */
  isMailed: boolean;
}

export type TrackingOutcome =
  /** `mailTo` is null without a mail: not asked for, no proved email address, or nothing is different. */
  | { kind: "changed"; mailTo: string | null }
  | { kind: "unknown" }
  /** It came from another shop. */
  | { kind: "imported" }
  /** It is not on its way. */
  | { kind: "forbidden"; state: OrderState }
  /** Its tracking is another one than expected. */
  | { kind: "unexpected"; tracking: Tracking };

const isSame = (one: Tracking, other: Tracking): boolean =>
  one.trackingNumber === other.trackingNumber && one.trackingLink === other.trackingLink;

/** A tracking number leads to a person: the audit log says which parts there were, not what they said. */
const auditValuesOf = ({ trackingNumber, trackingLink }: Tracking) => ({
  hasNumber: trackingNumber !== null,
  hasLink: trackingLink !== null,
});

/** Replaces the tracking of a shipped order. The same tracking again changes nothing, and sends nothing. */
export const changeTracking = (
  { db, clock, config }: { db: Db; clock: Clock; config: BrandConfig },
  { orderId, tracking, expected, isMailed }: TrackingChange,
  actor: Actor,
): Promise<TrackingOutcome> =>
  transact(db, async (tx): Promise<TrackingOutcome> => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) return { kind: "unknown" };
    if (order.importedAt !== null) return { kind: "imported" };
    if (order.state !== "shipped") return { kind: "forbidden", state: order.state };
    const { trackingNumber, trackingLink } = order;
    const before: Tracking = { trackingNumber, trackingLink };
    if (isSame(before, tracking)) return { kind: "changed", mailTo: null };
    if (expected && !isSame(before, expected)) return { kind: "unexpected", tracking: before };
    await writeOrder(tx, orderId, tracking);
    const [mailed] = isMailed ? await findMailedOrders(tx, [orderId]) : [];
    if (mailed)
      await queueMail(
        tx,
        trackingMail(mailed.email, mailed.order, mailed.lines, await readBrand(tx, config)),
        clock,
      );
    const now = clock.now();
    await insertAudit(tx, { actor, action: "order:tracking", changedAt: now }, [
      {
        target: `order ${orderId}`,
        before: auditValuesOf(before),
        after: auditValuesOf(tracking),
      },
    ]);
    await queueEvents(tx, [{ type: "order.tracking", data: { orderId } }], now);
    return { kind: "changed", mailTo: mailed?.email ?? null };
  });

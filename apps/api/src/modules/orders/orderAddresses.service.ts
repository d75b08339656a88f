import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import type { OrderDetails } from "./orderDetails.repo.ts";
import { isAddressCurrent } from "./orderPersonal.rules.ts";
import type { Order } from "./orders.tables.ts";

/** Returns the test whether an actor sees the address of an order without asking for it. */
export const seesAddress =
  (actor: Actor, now: Date) =>
  ({ order }: { order: Pick<Order, "state" | "createdAt"> }): boolean =>
    actor.kind !== "staff" || isAddressCurrent(order, now);

/**
 * Returns the test whether an actor sees the address of an order. If somebody asks for hidden ones, the audit log names
 * their orders.
 */
export const showAddresses = async (
  { db, clock }: { db: Db; clock: Clock },
  { found, isAsked }: { found: readonly OrderDetails[]; isAsked: boolean | undefined },
  actor: Actor,
): Promise<(order: OrderDetails) => boolean> => {
  const now = clock.now();
  const isShown = seesAddress(actor, now);
  if (!isAsked) return isShown;
  const hidden = found.filter((each) => !isShown(each));
  await insertAudit(
    db,
    { actor, action: "order:address", changedAt: now },
    hidden.map(({ order }) => ({ target: `order ${order.id}` })),
  );
  return () => true;
};

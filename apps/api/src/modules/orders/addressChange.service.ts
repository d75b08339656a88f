import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import { nameOf } from "../audit/audit.rules.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import type { BrandConfig } from "../shop/shopParts.repo.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import { insertAddressChange } from "./addressChanges.repo.ts";
import { addressText, deliveryAddressOf, isSameAddress } from "./deliveryAddress.rules.ts";
import type { DeliveryAddress } from "./deliveryAddress.rules.ts";
import { addressMail } from "./orderStateMails.rules.ts";
import { findMailedOrders, lockOrders, writeOrder } from "./orderStates.repo.ts";
import { isUnsent } from "./orderStates.rules.ts";
import type { OrderState } from "./orderStates.rules.ts";

export interface AddressChange {
  orderId: string;
  /** Replaces the address. Fields that are left out stay. */
  address: Partial<DeliveryAddress>;
  /** What it was when somebody read it. */
  expected?: DeliveryAddress;
}

export type AddressOutcome =
  /** `mailTo` is null without a mail: no proved email address, or nothing is different. */
  | { kind: "changed"; address: DeliveryAddress; mailTo: string | null }
  | { kind: "unknown" }
  /** It came from another shop. */
  | { kind: "imported" }
  /** It is on its way, or has ended. */
  | { kind: "forbidden"; state: OrderState }
  /** Its address is another one than expected. */
  | { kind: "unexpected"; address: DeliveryAddress };

/**
 * Replaces the address of an order that is not sent yet, and tells the shopper. The same address again changes nothing, and
 * sends nothing. The audit log says that, and not the addresses; the history of the order has them, unless the account is
 * erased.
 */
export const changeAddress = (
  { db, clock, config }: { db: Db; clock: Clock; config: BrandConfig },
  { orderId, address, expected }: AddressChange,
  actor: Actor,
): Promise<AddressOutcome> =>
  transact(db, async (tx): Promise<AddressOutcome> => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) return { kind: "unknown" };
    if (order.importedAt !== null) return { kind: "imported" };
    if (!isUnsent(order.state)) return { kind: "forbidden", state: order.state };
    const before = deliveryAddressOf(order);
    const after = { ...before, ...address };
    if (isSameAddress(before, after)) return { kind: "changed", address: after, mailTo: null };
    if (expected && !isSameAddress(before, expected))
      return { kind: "unexpected", address: before };
    await writeOrder(tx, orderId, after);
    const now = clock.now();
    const isErased = order.userId === null;
    await insertAddressChange(tx, {
      orderId,
      before: isErased ? "" : addressText(before),
      after: isErased ? "" : addressText(after),
      changedAt: now,
      changedBy: nameOf(actor),
    });
    const [mailed] = await findMailedOrders(tx, [orderId]);
    if (mailed)
      await queueMail(
        tx,
        addressMail(mailed.email, mailed.order, mailed.lines, await readBrand(tx, config)),
        clock,
      );
    await insertAudit(tx, { actor, action: "order:change-address", changedAt: now }, [
      { target: `order ${orderId}` },
    ]);
    await queueEvents(tx, [{ type: "order.address", data: { orderId } }], now);
    return { kind: "changed", address: after, mailTo: mailed?.email ?? null };
  });

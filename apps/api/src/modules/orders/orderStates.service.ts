import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import { nameOf } from "../audit/audit.rules.ts";
import type { Actor, AuditedChange } from "../audit/audit.rules.ts";
import { readRefundLimit } from "../desk/deskSettings.repo.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { isMailedState, orderStateMail } from "./orderStateMails.rules.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import type { BrandConfig } from "../shop/shopParts.repo.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import type { ShopEvent } from "../webhooks/webhooks.rules.ts";
import {
  clearOrdersOfErased,
  findMailedOrders,
  insertChange,
  lockOrders,
  returnCoupon,
  returnStock,
  writeOrder,
} from "./orderStates.repo.ts";
import type { Tracking } from "./orderStates.repo.ts";
import {
  actionTo,
  isUndoing,
  orderStates,
  orderTransitions,
  paymentTransitions,
} from "./orderStates.rules.ts";
import type { OrderState, PaymentState, TargetState } from "./orderStates.rules.ts";

/** An order to change. The first of several with one id counts. */
export interface OrderToChange {
  id: string;
  /** The state that it had when somebody read it: of the order, or of its payment if that is to change. */
  expected?: OrderState | PaymentState;
  /** Tracking of a shipped order's parcel. Default: unknown. */
  tracking?: Tracking;
}

export interface StateChange {
  orders: readonly OrderToChange[];
  to: TargetState;
  /** Who did it, in the history of the order. Default: the actor. */
  by?: string;
  reason: string;
  /** False keeps pieces that cannot be sold again out of stock. */
  restock: boolean;
  /** True rolls everything back at the end, to preview the result. */
  dryRun?: boolean;
}

export interface ChangedOrder {
  kind: "changed";
  id: string;
  before: OrderState | PaymentState;
  after: OrderState | PaymentState;
  /** The coupon whose use was given back. */
  coupon: string | undefined;
  /** Whether a mail about the change is sent to the shopper. Null for a state without a mail, false without a proved email address. */
  isMailed: boolean | null;
  /** The email address that the mail is sent to. Absent without a mail. */
  mailTo?: string;
  /** The order's payment state, which shows whether a refund is due. */
  paymentState: PaymentState;
}

export type RefusedChange =
  | { id: string; kind: "unknown" }
  /** It came from another shop. */
  | { id: string; kind: "imported" }
  /** Its total is larger than what the member of staff may refund. */
  | { id: string; kind: "above_limit"; totalPaise: number; limitPaise: number }
  /** It is in another state than expected. */
  | {
      id: string;
      kind: "unexpected";
      before: OrderState | PaymentState;
      expected: OrderState | PaymentState;
    }
  | {
      id: string;
      kind: "forbidden";
      before: OrderState | PaymentState;
      allowed: readonly TargetState[];
    };

export type ChangeOutcome =
  | { kind: "changed"; orders: ChangedOrder[]; restockedPieces: number }
  | { kind: "refused"; refusals: RefusedChange[] };

const isOrderState = (state: OrderState | PaymentState): state is OrderState =>
  (orderStates as readonly string[]).includes(state);

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** Returns why an actor may not refund an order. Undefined if the actor may. */
const aboveLimit = (
  { id, subTotalPaise, discountPaise }: LockedOrder,
  limitPaise: number | null,
): RefusedChange | undefined => {
  const totalPaise = subTotalPaise - discountPaise;
  return limitPaise !== null && totalPaise > limitPaise
    ? { id, kind: "above_limit", totalPaise, limitPaise }
    : undefined;
};

/** Returns the effect of a change on an order, or why it is refused. */
const evaluateChange = (
  { id, expected }: OrderToChange,
  order: LockedOrder | undefined,
  { to, limitPaise }: { to: TargetState; limitPaise: number | null },
): ChangedOrder | RefusedChange => {
  if (!order) return { id, kind: "unknown" };
  if (order.importedAt !== null) return { id, kind: "imported" };
  const { state, paymentState } = order;
  const isOrder = isOrderState(to);
  const before = isOrder ? state : paymentState;
  if (expected !== undefined && expected !== before)
    return { id, kind: "unexpected", before, expected };
  const allowed: readonly TargetState[] = isOrder
    ? orderTransitions[state]
    : paymentTransitions[paymentState];
  if (!allowed.includes(to)) return { id, kind: "forbidden", before, allowed };
  const refused = aboveLimit(order, limitPaise);
  if (refused) return refused;
  return {
    kind: "changed",
    id,
    before,
    after: to,
    coupon: undefined,
    isMailed: isMailedState(to) ? false : null,
    paymentState: isOrderState(to) ? paymentState : to,
  };
};

const auditOf = ({ id, before, after }: ChangedOrder): AuditedChange => ({
  target: `order ${id}`,
  before: { state: before },
  after: { state: after },
});

/** Returns the webhook payload: ids and states only. */
const eventOf = ({ id, before, after }: ChangedOrder): ShopEvent => ({
  type: `${isOrderState(after) ? "order" : "payment"}.${after}`,
  data: { orderId: id, before, after },
});

/**
 * Queues the mails about a new state in the transaction that writes it. No state can be entered twice, so each mail is
 * sent exactly once. Returns the email addresses by the ids of the orders that have one.
 */
const queueStateMails = async (
  tx: Db,
  { clock, config }: { clock: Clock; config: BrandConfig },
  ids: readonly string[],
  to: OrderState | PaymentState,
): Promise<ReadonlyMap<string, string>> => {
  const mailed = new Map<string, string>();
  if (!isMailedState(to)) return mailed;
  const brand = await readBrand(tx, config);
  for (const { email, order, lines } of await findMailedOrders(tx, ids)) {
    await queueMail(tx, orderStateMail(email, to, order, lines, brand), clock);
    mailed.set(order.id, email);
  }
  return mailed;
};

/**
 * Moves orders to a state, all of them or none. Their rows stay locked until the end, so that a concurrent operator
 * sees the new state. Stock, coupon and mail are therefore handled once.
 */
export const changeOrders = async (
  { db, clock, config }: { db: Db; clock: Clock; config: BrandConfig },
  { orders, to, by, reason, restock, dryRun = false }: StateChange,
  actor: Actor,
): Promise<ChangeOutcome> => {
  const meant = new Map(orders.toReversed().map((order) => [order.id, order]));
  const ids = [...new Set(orders.map(({ id }) => id))];
  const undoes = isUndoing(to);
  const work = async (tx: Db): Promise<ChangeOutcome> => {
    const found = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
    const isLimited = to === "refunded" && actor.role === "staff";
    const limitPaise = isLimited ? await readRefundLimit(tx) : null;
    const evaluated = ids.map((id) =>
      evaluateChange(meant.get(id) ?? { id }, found.get(id), { to, limitPaise }),
    );
    const refusals = evaluated.filter((each) => each.kind !== "changed");
    if (refusals.length > 0) return { kind: "refused", refusals };
    const changed = evaluated.filter((each) => each.kind === "changed");
    for (const change of changed) {
      await insertChange(tx, {
        orderId: change.id,
        before: change.before,
        after: to,
        changedAt: clock.now(),
        changedBy: by ?? nameOf(actor),
        reason,
        restocked: undoes && restock,
      });
      const state = isOrderState(to) ? { state: to } : { paymentState: to };
      await writeOrder(tx, change.id, { ...state, ...meant.get(change.id)?.tracking });
      if (undoes) change.coupon = await returnCoupon(tx, change.id);
    }
    await clearOrdersOfErased(tx, ids);
    const mailed = await queueStateMails(tx, { clock, config }, ids, to);
    for (const change of changed) {
      const mailTo = mailed.get(change.id);
      if (mailTo !== undefined) Object.assign(change, { isMailed: true, mailTo });
    }
    const occasion: AuditContext = {
      actor,
      action: `order:${actionTo[to]}`,
      changedAt: clock.now(),
    };
    await insertAudit(tx, occasion, changed.map(auditOf));
    await queueEvents(tx, changed.map(eventOf), clock.now());
    const restockedPieces = undoes && restock ? await returnStock(tx, ids) : 0;
    return { kind: "changed", orders: changed, restockedPieces };
  };
  return runOrUndo(db, dryRun, work, transact);
};

/**
 * Tells what a change would do: which orders it refuses, and what happens to the others without these. Runs the change
 * itself, and rolls it back.
 */
export const previewOrders = async (
  context: { db: Db; clock: Clock; config: BrandConfig },
  change: StateChange,
  actor: Actor,
): Promise<{ refusals: RefusedChange[]; orders: ChangedOrder[]; restockedPieces: number }> => {
  const refused = new Map<string, RefusedChange>();
  for (;;) {
    const orders = change.orders.filter(({ id }) => !refused.has(id));
    const none = { orders: [], restockedPieces: 0 };
    if (orders.length === 0) return { refusals: [...refused.values()], ...none };
    const outcome = await changeOrders(context, { ...change, orders, dryRun: true }, actor);
    if (outcome.kind === "changed") return { ...outcome, refusals: [...refused.values()] };
    for (const refusal of outcome.refusals) refused.set(refusal.id, refusal);
  }
};

import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import { findVariantsPage } from "../catalogue/inventory.repo.ts";
import { changeStock } from "../catalogue/inventory.service.ts";
import { findMessage, findMessagesPage } from "../messages/messages.repo.ts";
import { closeMessage } from "../messages/messages.service.ts";
import { findOrder } from "../orders/orders.repo.ts";
import { amountOf } from "../orders/orders.rules.ts";
import { findChanges, findOrdersPage, findSeq } from "../orders/orderStates.repo.ts";
import { actionTo, allowedActions, stateAfter } from "../orders/orderStates.rules.ts";
import { changeOrders } from "../orders/orderStates.service.ts";
import { merchantEndpoints } from "./merchant.rules.ts";

const unknown = (what: string, id: string) =>
  merchantError(404, `unknown_${what}`, `There is no ${what} ${id}.`);

const unknownPage = (after: string) =>
  merchantError(422, "unknown_page", `Unknown cursor '${after}': pass 'next' of an earlier page.`);

/** Returns the rows of a page and its cursor `next`. The query must request one row more than `limit`. */
const pageOf = <Row extends { id: string }>(found: readonly Row[], limit: number) => {
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};

const orderRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  keyRoute(merchantEndpoints.listAllOrders, "orders:read", async ({ query }) => {
    const { state, payment: paymentState, since, limit, after } = query;
    const belowSeq = after === undefined ? undefined : await findSeq(db.read, after);
    if (after !== undefined && belowSeq === undefined) throw unknownPage(after);
    const filter = {
      state,
      paymentState,
      since: since === undefined ? undefined : new Date(since),
      belowSeq,
    };
    const found = await findOrdersPage(db.read, filter, { limit: limit + 1, offset: 0 });
    const { rows, next } = pageOf(found, limit);
    const orders = rows.map(
      ({ createdAt, paymentState: payment, totalMinor, isAccountErased: _erased, ...order }) => ({
        ...order,
        payment,
        createdAt: createdAt.toISOString(),
        total: amountOf(totalMinor),
      }),
    );
    return { status: 200, body: { orders, next } };
  }),
  keyRoute(merchantEndpoints.showOrder, "orders:read", async ({ params: { orderId: id } }) => {
    const found = await findOrder(db.read, id);
    if (!found) throw unknown("order", id);
    const { order, lines } = found;
    const history = await findChanges(db.read, id);
    const allowed = [...allowedActions(order.state), ...allowedActions(order.paymentState)];
    return {
      status: 200,
      body: {
        ...order,
        createdAt: order.createdAt.toISOString(),
        payment: order.paymentState,
        subTotal: amountOf(order.subTotalMinor),
        discount: amountOf(order.discountMinor),
        total: amountOf(order.totalMinor),
        lines: lines.map(({ optionName, optionValue, sku, ...line }) => ({
          ...line,
          ...storedOptionOf({ optionName, optionValue, sku }),
          unitPrice: amountOf(line.unitMinor),
          total: amountOf(line.lineMinor),
        })),
        history: history.map((change) => ({
          ...change,
          changedAt: change.changedAt.toISOString(),
        })),
        allowed,
      },
    };
  }),
  keyRoute(merchantEndpoints.changeOrder, "orders:write", async ({ params, body, keyName }) => {
    const { action, reason, restock, tracking } = body;
    const outcome = await changeOrders(
      { db: db.write, clock, config },
      {
        orderIds: [params.orderId],
        to: stateAfter(action),
        actor: { kind: "key", name: keyName },
        by: `key ${keyName}`,
        reason,
        restock,
        tracking: tracking && { trackingNumber: tracking.number, trackingLink: tracking.link },
      },
    );
    if (outcome.kind === "refused") {
      const [refused] = outcome.refusals;
      if (refused?.kind !== "forbidden") throw unknown("order", params.orderId);
      throw merchantError(
        409,
        "forbidden_change",
        `${params.orderId} is ${refused.before}: '${action}' is not possible.`,
        refused.allowed.map((state) => actionTo[state]),
      );
    }
    const [changed] = outcome.orders;
    if (!changed) throw unknown("order", params.orderId);
    const { id, before, after, coupon = null } = changed;
    const { restockedPieces } = outcome;
    const allowed = allowedActions(after);
    return { status: 200, body: { id, before, after, coupon, restockedPieces, allowed } };
  }),
];

/** The endpoints of the merchant API. They call the same functions as the commands of `pnpm ops`. */
export const merchantRoutes = (context: Context): RouteDefinition[] => {
  const { db, clock } = context;
  return [
    ...orderRoutes(context),
    keyRoute(merchantEndpoints.listStock, "stock:read", async ({ query }) => {
      const { below, after, limit } = query;
      const found = await findVariantsPage(db.read, { below, afterId: after }, limit + 1);
      const { rows, next } = pageOf(found, limit);
      const variants = rows.map(({ optionName, optionValue, sku, ...variant }) => ({
        ...variant,
        ...storedOptionOf({ optionName, optionValue, sku }),
      }));
      return { status: 200, body: { variants, next } };
    }),
    keyRoute(merchantEndpoints.setStock, "stock:write", async ({ params, body, keyName }) => {
      const { variantId: id } = params;
      const outcome = await changeStock(
        { db: db.write, clock },
        { id, count: body },
        { kind: "key", name: keyName },
      );
      if (outcome.kind === "unknown") throw unknown("variant", id);
      if (outcome.kind === "refused") throw merchantError(409, outcome.code, `${outcome.reason}.`);
      const { onHand, reserved, stock } = outcome.after;
      return { status: 200, body: { id, before: outcome.before.onHand, onHand, reserved, stock } };
    }),
    keyRoute(merchantEndpoints.listMessages, "messages:read", async ({ query }) => {
      const { state, after, limit } = query;
      if (after !== undefined && !(await findMessage(db.read, after))) throw unknownPage(after);
      const found = await findMessagesPage(db.read, state, { limit: limit + 1, afterId: after });
      const { rows, next } = pageOf(found, limit);
      const messages = rows.map((message) => ({
        ...message,
        createdAt: message.createdAt.toISOString(),
        handledAt: message.handledAt?.toISOString() ?? null,
      }));
      return { status: 200, body: { messages, next } };
    }),
    keyRoute(merchantEndpoints.closeMessage, "messages:write", async ({ params, keyName }) => {
      const { messageId: id } = params;
      const { kind } = await closeMessage({ db: db.write, clock }, id, {
        kind: "key",
        name: keyName,
      });
      if (kind === "unknown") throw unknown("message", id);
      if (kind === "overtaken")
        throw merchantError(409, "overtaken", "Somebody has just handled this message.");
      return { status: 200, body: { id, state: "closed" } };
    }),
  ];
};

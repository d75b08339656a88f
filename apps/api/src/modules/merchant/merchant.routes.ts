import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import { findMessage, findMessagesPage } from "../messages/messages.repo.ts";
import { answerMessage, closeMessage } from "../messages/messages.service.ts";
import { findOrder } from "../orders/orders.repo.ts";
import { amountOf, orderIdOf } from "../orders/orders.rules.ts";
import {
  countFoundOrders,
  findChanges,
  findOrdersPage,
  findSeq,
} from "../orders/orderStates.repo.ts";
import { actionTo, allowedActions, stateAfter } from "../orders/orderStates.rules.ts";
import { changeOrders } from "../orders/orderStates.service.ts";
import { merchantEndpoints } from "./merchant.rules.ts";
import { merchantBannerRoutes } from "./merchantBanners.routes.ts";
import { merchantCatalogueRoutes } from "./merchantCatalogue.routes.ts";
import { merchantLogRoutes } from "./merchantLog.routes.ts";
import { merchantSalesRoutes } from "./merchantSales.routes.ts";
import { merchantStockRoutes } from "./merchantStock.routes.ts";
import { pageOf, unknownPage } from "./pages.ts";
import { unknown } from "./refusals.ts";

const orderRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  keyRoute(merchantEndpoints.listAllOrders, "orders:read", async ({ query }) => {
    const { state: states, payment, since, find, total, limit, after } = query;
    const belowSeq = after === undefined ? undefined : await findSeq(db.read, after);
    if (after !== undefined && belowSeq === undefined) throw unknownPage(after);
    const filter = {
      states,
      paymentStates: payment,
      since: since === undefined ? undefined : new Date(since),
      ...(find !== undefined && { find: { text: find, id: orderIdOf(find) } }),
      isOwn: true as const,
    };
    const found = await findOrdersPage(
      db.read,
      { ...filter, belowSeq },
      { limit: limit + 1, offset: 0 },
    );
    const { rows, next } = pageOf(found, limit);
    const orders = rows.map(
      ({
        createdAt,
        paymentState,
        totalMinor,
        isAccountErased: _erased,
        importedAt: _imported,
        ...order
      }) => ({
        ...order,
        payment: paymentState,
        createdAt: createdAt.toISOString(),
        total: amountOf(totalMinor),
      }),
    );
    const count = total ? { total: await countFoundOrders(db.read, filter) } : {};
    return { status: 200, body: { orders, next, ...count } };
  }),
  keyRoute(merchantEndpoints.showOrder, "orders:read", async ({ params: { orderId: id } }) => {
    const found = await findOrder(db.read, id);
    if (!found || found.order.importedAt !== null) throw unknown("order", id);
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
        tracking: { number: order.trackingNumber, link: order.trackingLink },
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
  keyRoute(merchantEndpoints.changeOrder, "orders:write", async ({ params, body, caller }) => {
    const { action, reason, restock, tracking } = body;
    const outcome = await changeOrders(
      { db: db.write, clock, config },
      {
        orderIds: [params.orderId],
        to: stateAfter(action),
        reason,
        restock,
        tracking: tracking && { trackingNumber: tracking.number, trackingLink: tracking.link },
      },
      caller,
    );
    if (outcome.kind === "refused") {
      const [refused] = outcome.refusals;
      if (refused?.kind !== "forbidden") throw unknown("order", params.orderId);
      throw merchantError(
        409,
        "forbidden_change",
        `${params.orderId} is ${refused.before}: '${action}' is not possible.`,
        { allowed: refused.allowed.map((state) => actionTo[state]) },
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

const overtaken = () => merchantError(409, "overtaken", "Somebody has just handled this message.");

const messageRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
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
  keyRoute(merchantEndpoints.closeMessage, "messages:write", async ({ params, caller }) => {
    const { messageId: id } = params;
    const { kind } = await closeMessage({ db: db.write, clock }, id, caller);
    if (kind === "unknown") throw unknown("message", id);
    if (kind === "overtaken") throw overtaken();
    return { status: 200, body: { id, state: "closed" } };
  }),
  keyRoute(merchantEndpoints.answerMessage, "messages:write", async ({ params, body, caller }) => {
    const { messageId: id } = params;
    const context = { db: db.write, clock, config };
    const { kind } = await answerMessage(context, { id, ...body }, caller);
    if (kind === "unknown") throw unknown("message", id);
    if (kind === "overtaken") throw overtaken();
    return { status: 200, body: { id, state: "answered" } };
  }),
];

/**
 * The endpoints of the merchant API, one list for every way in: each has its scope, and a handler that knows its caller
 * only as an actor with a name (docs/decisions/0067). They call the services that the commands of `pnpm ops` call.
 */
export const merchantRoutes = (context: Context): RouteDefinition[] => [
  ...orderRoutes(context),
  ...merchantStockRoutes(context),
  ...messageRoutes(context),
  ...merchantCatalogueRoutes(context),
  ...merchantBannerRoutes(context),
  ...merchantSalesRoutes(context),
  ...merchantLogRoutes(context),
];

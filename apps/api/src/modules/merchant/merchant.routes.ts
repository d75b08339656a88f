import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { findMessage, findMessagesPage } from "../messages/messages.repo.ts";
import { answerMessage, closeMessage } from "../messages/messages.service.ts";
import { merchantEndpoints } from "./merchant.rules.ts";
import { merchantBannerRoutes } from "./merchantBanners.routes.ts";
import { merchantCatalogueRoutes } from "./merchantCatalogue.routes.ts";
import { merchantLogRoutes } from "./merchantLog.routes.ts";
import { merchantOrderChangeRoutes } from "./merchantOrderChanges.routes.ts";
import { merchantOrderRoutes } from "./merchantOrders.routes.ts";
import { merchantSalesRoutes } from "./merchantSales.routes.ts";
import { merchantShopRoutes } from "./merchantShop.routes.ts";
import { merchantStockRoutes } from "./merchantStock.routes.ts";
import { merchantTodayRoutes } from "./merchantToday.routes.ts";
import { pageOf, unknownPage } from "./pages.ts";
import { unknown } from "./refusals.ts";

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
  ...merchantOrderRoutes(context),
  ...merchantOrderChangeRoutes(context),
  ...merchantTodayRoutes(context),
  ...merchantStockRoutes(context),
  ...messageRoutes(context),
  ...merchantCatalogueRoutes(context),
  ...merchantBannerRoutes(context),
  ...merchantSalesRoutes(context),
  ...merchantShopRoutes(context),
  ...merchantLogRoutes(context),
];

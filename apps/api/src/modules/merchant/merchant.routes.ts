import type { Context } from "../../context.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { merchantBannerRoutes } from "./merchantBanners.routes.ts";
import { merchantCatalogueRoutes } from "./merchantCatalogue.routes.ts";
import { merchantLogRoutes } from "./merchantLog.routes.ts";
import { merchantMessageRoutes } from "./merchantMessages.routes.ts";
import { merchantOrderRoutes } from "./merchantOrders.routes.ts";
import { merchantOrderChangeRoutes } from "./merchantOrderChanges.routes.ts";
import { merchantProductRoutes } from "./merchantProducts.routes.ts";
import { merchantSalesRoutes } from "./merchantSales.routes.ts";
import { merchantShopRoutes } from "./merchantShop.routes.ts";
import { merchantStockRoutes } from "./merchantStock.routes.ts";
import { merchantTodayRoutes } from "./merchantToday.routes.ts";

/**
 * The endpoints of the merchant API, one list for every way in: each has its scope, and a handler that knows its caller
 * only as an actor with a name (docs/decisions/0067). They call the services that the commands of `pnpm ops` call.
 */
export const merchantRoutes = (context: Context): RouteDefinition[] => [
  ...merchantOrderRoutes(context),
  ...merchantOrderChangeRoutes(context),
  ...merchantTodayRoutes(context),
  ...merchantStockRoutes(context),
  ...merchantMessageRoutes(context),
  ...merchantCatalogueRoutes(context),
  ...merchantProductRoutes(context),
  ...merchantBannerRoutes(context),
  ...merchantSalesRoutes(context),
  ...merchantShopRoutes(context),
  ...merchantLogRoutes(context),
];

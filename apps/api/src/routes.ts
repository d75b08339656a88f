import type { Context } from "./context.ts";
import { responseTimeoutMs } from "./http/deadline.ts";
import type { RouteDefinition } from "./http/route.ts";
import type { ReadQueues } from "./http/shedding.ts";
import { cartRoutes } from "./modules/cart/cart.routes.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { couponsRoutes } from "./modules/coupons/coupons.routes.ts";
import { deskRoutes } from "./modules/desk/desk.routes.ts";
import { merchantRoutes } from "./modules/merchant/merchant.routes.ts";
import { messagesRoutes } from "./modules/messages/messages.routes.ts";
import { ordersRoutes } from "./modules/orders/orders.routes.ts";
import { privacyRoutes } from "./modules/privacy/privacy.routes.ts";
import { shopRoutes } from "./modules/shop/shop.routes.ts";
import { usersRoutes } from "./modules/users/users.routes.ts";
import { wishlistRoutes } from "./modules/wishlist/wishlist.routes.ts";

/** Returns the routes of all endpoints. `queues` are those of `registerShedding`. */
export const allRoutes = (context: Context, queues?: ReadQueues): RouteDefinition[] => [
  ...catalogueRoutes(context, { queues, maxListMs: responseTimeoutMs(context.config) }),
  ...shopRoutes(context),
  ...cartRoutes(context),
  ...wishlistRoutes(context),
  ...couponsRoutes(context),
  ...ordersRoutes(context),
  ...usersRoutes(context),
  ...messagesRoutes(context),
  ...privacyRoutes(context),
  ...merchantRoutes(context),
  ...deskRoutes(context),
];

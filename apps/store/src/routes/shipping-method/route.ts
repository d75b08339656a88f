import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/shipping-method"],
  page: () => import("./ShippingMethodPage.tsx"),
};

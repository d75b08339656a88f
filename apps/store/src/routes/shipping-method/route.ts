import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/shipping-method"],
  page: () => import("./ShippingMethodPage.tsx"),
};

export const meta: PageMeta = {
  title: "Shipping",
  description: "Four ways of sending, their times and prices, and the rules.",
};

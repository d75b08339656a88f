import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-method"],
  page: () => import("./PaymentMethodPage.tsx"),
};

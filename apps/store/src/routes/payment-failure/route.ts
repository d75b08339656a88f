import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-failure"],
  page: () => import("./PaymentFailurePage.tsx"),
};

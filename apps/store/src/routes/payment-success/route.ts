import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-success"],
  page: () => import("./PaymentSuccessPage.tsx"),
};

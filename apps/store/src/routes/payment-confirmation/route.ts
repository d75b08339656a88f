import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-confirmation"],
  page: () => import("./PaymentConfirmationPage.tsx"),
};

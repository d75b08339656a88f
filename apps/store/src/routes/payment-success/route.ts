import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-success"],
  page: () => import("./PaymentSuccessPage.tsx"),
};

export const meta: PageMeta = {
  title: "Payment completed",
  description: "The state of your payment.",
};

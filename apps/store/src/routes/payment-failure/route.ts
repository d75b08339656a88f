import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-failure"],
  page: () => import("./PaymentFailurePage.tsx"),
};

export const meta: PageMeta = {
  title: "Payment failed",
  description: "The charge to your card failed; choose another way to pay.",
};

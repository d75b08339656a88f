import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-confirmation"],
  page: () => import("./PaymentConfirmationPage.tsx"),
};

export const meta: PageMeta = {
  title: "Confirm your payment",
  description: "How a payment reads before it is confirmed.",
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-confirmation"],
  page: () => import("./PaymentConfirmationPage.tsx"),
};

export const meta: PageMeta = {
  title: "Confirm your payment",
  description: "A sample of the screen on which a payment is confirmed.",
};

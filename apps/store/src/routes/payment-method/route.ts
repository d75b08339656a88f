import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/payment-method"],
  page: () => import("./PaymentMethodPage.tsx"),
};

export const meta: PageMeta = { title: "Payment", description: "Seven ways to pay." };

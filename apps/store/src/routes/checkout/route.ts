import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/checkout"], page: () => import("./CheckoutPage.tsx") };

export const meta: PageMeta = {
  title: "Checkout",
  description: "Where your order goes, and what it comes to.",
  isPersonal: true,
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/terms-and-conditions"],
  page: () => import("./TermsPage.tsx"),
};

export const meta: PageMeta = {
  title: "Terms & conditions",
  description: "On shipping, return, payment, warranty and order cancellation, in plain words.",
};

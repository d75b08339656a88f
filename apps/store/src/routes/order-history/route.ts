import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/order-history"],
  page: () => import("./OrderHistoryPage.tsx"),
};

export const meta: PageMeta = {
  title: "Order history",
  description: "Your orders and where they are.",
  isPersonal: true,
};

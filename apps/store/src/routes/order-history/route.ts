import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/order-history"],
  page: () => import("./OrderHistoryPage.tsx"),
};

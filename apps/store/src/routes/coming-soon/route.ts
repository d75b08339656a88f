import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/coming-soon"],
  page: () => import("./ComingSoonPage.tsx"),
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v2"],
  page: () => import("./PortfolioV2Page.tsx"),
};

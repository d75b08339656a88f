import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v3"],
  page: () => import("./PortfolioV3Page.tsx"),
};

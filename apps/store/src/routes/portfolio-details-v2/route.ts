import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-details-v2", "/portfolio-details-v2/:id"],
  page: () => import("./PortfolioDetailsV2Page.tsx"),
};

export const server: ServerRoute = { sitemap: async () => [] };

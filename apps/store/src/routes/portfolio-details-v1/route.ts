import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { projectPages } from "../../sections/portfolio/projectMeta.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-details-v1", "/portfolio-details-v1/:id"],
  page: () => import("./PortfolioDetailsV1Page.tsx"),
};

export const server: ServerRoute = { sitemap: projectPages };

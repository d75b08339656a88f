import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { projectMeta, projectPages } from "../../sections/portfolio/portfolio.meta.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-details-v1", "/portfolio-details-v1/:id"],
  page: () => import("./PortfolioDetailsV1Page.tsx"),
};

export const meta: PageMeta = {
  title: null,
  description: "A room or a shop furnished with our cloth, on one plate.",
  resolve: ({ params }) => projectMeta(params["id"], ""),
};

export const server: ServerRoute = { sitemap: projectPages };

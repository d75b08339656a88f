import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { projectMeta } from "../../sections/portfolio/portfolio.meta.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-details-v2", "/portfolio-details-v2/:id"],
  page: () => import("./PortfolioDetailsV2Page.tsx"),
};

export const meta: PageMeta = {
  title: null,
  description: "A room or a shop furnished with our cloth, picture by picture.",
  resolve: ({ params }) => projectMeta(params["id"], ", picture by picture"),
};

export const server: ServerRoute = { sitemap: async () => [] };

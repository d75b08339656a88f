import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v3"],
  page: () => import("./BlogDetailsV3Page.tsx"),
};

export const server: ServerRoute = { sitemap: async () => [] };

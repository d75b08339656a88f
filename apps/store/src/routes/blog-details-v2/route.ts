import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v2", "/blog-details-v2/:id"],
  page: () => import("./BlogDetailsV2Page.tsx"),
};

export const server: ServerRoute = { sitemap: async () => [] };

import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { postPages } from "../../sections/blog/postMeta.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v1", "/blog-details-v1/:id"],
  page: () => import("./BlogDetailsV1Page.tsx"),
};

export const server: ServerRoute = { sitemap: postPages };

import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { postMeta } from "../../sections/blog/blog.meta.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v2", "/blog-details-v2/:id"],
  page: () => import("./BlogDetailsV2Page.tsx"),
};

export const meta: PageMeta = {
  title: null,
  description: "Weaving, dyeing, care and rooms: a piece of writing, with wide pictures.",
  resolve: ({ params }, _read, absolute) =>
    postMeta(params["id"], ", with wide pictures", absolute),
};

export const server: ServerRoute = { sitemap: async () => [] };

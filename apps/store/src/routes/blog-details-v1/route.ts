import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { postMeta, postPages } from "../../sections/blog/blog.meta.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v1", "/blog-details-v1/:id"],
  page: () => import("./BlogDetailsV1Page.tsx"),
};

export const meta: PageMeta = {
  title: null,
  description: "Weaving, dyeing, care and rooms: a piece of writing, with its contents beside it.",
  resolve: ({ params }, _read, absolute) => postMeta(params["id"], "", absolute),
};

export const server: ServerRoute = { sitemap: postPages };

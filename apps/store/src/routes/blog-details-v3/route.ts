import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { essayMeta } from "../../sections/blog/blog.meta.ts";

export const route: ShopRoute = {
  paths: ["/blog-details-v3"],
  page: () => import("./BlogDetailsV3Page.tsx"),
};

export const meta: PageMeta = {
  title: "How a jacquard loom thinks",
  description: "Weaving is a row of yes and no.",
  resolve: (_match, _read, absolute) => essayMeta(absolute),
};

export const server: ServerRoute = { sitemap: async () => [] };

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-tag"], page: () => import("./BlogTagPage.tsx") };

export const meta: PageMeta = {
  title: "Blog by tag",
  description: "The cloth journal sorted by silk, weaving, dyeing, care and interior.",
};

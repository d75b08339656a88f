import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-v2"], page: () => import("./BlogV2Page.tsx") };

export const meta: PageMeta = {
  title: "Blog, eight posts",
  description: "The latest eight pieces of the cloth journal, as a table of contents.",
};

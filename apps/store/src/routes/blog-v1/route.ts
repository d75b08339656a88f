import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-v1"], page: () => import("./BlogV1Page.tsx") };

export const meta: PageMeta = {
  title: "Blog",
  description:
    "How cloth is made, told apart and kept: ten pieces from the loom and the shop counter.",
};

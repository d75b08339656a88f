import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v1"], page: () => import("./ShopV1Page.tsx") };

export const meta: PageMeta = {
  title: "The whole shop",
  description: "Every product of the shop, and the houses it comes from.",
};

export const server: ServerRoute = {
  load: async () => (await import("./shopV1.load.ts")).loadShopV1(),
};

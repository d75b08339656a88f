import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v3"],
  page: () => import("./AccessoriesPage.tsx"),
  hasOwnFrame: true,
};

export const meta: PageMeta = {
  title: "Accessories",
  description: "Small things on a soft ground: vases, lamps, mirrors and watches.",
};

export const server: ServerRoute = {};

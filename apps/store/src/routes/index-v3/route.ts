import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v3"],
  page: () => import("./AccessoriesPage.tsx"),
  hasOwnFrame: true,
};

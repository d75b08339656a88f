import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v6"],
  page: () => import("./RetroPage.tsx"),
  hasOwnFrame: true,
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v5"],
  page: () => import("./LuxuryPage.tsx"),
  hasOwnFrame: true,
};

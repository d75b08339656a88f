import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v2"],
  page: () => import("./StylishPage.tsx"),
  hasOwnFrame: true,
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v4"],
  page: () => import("./CollectionPage.tsx"),
  hasOwnFrame: true,
};

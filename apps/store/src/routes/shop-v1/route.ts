import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/shop-v1"],
  page: () => import("./ShopV1Page.tsx"),
};

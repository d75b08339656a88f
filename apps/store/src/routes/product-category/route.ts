import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/product-category"],
  page: () => import("./ProductCategoryPage.tsx"),
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/product-category"],
  page: () => import("./ProductCategoryPage.tsx"),
};

export const meta: PageMeta = {
  title: "Room by room",
  description: "Nine rooms, and what goes well in each.",
};

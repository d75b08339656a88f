import { productHref } from "../../features/catalogue/productCard.rules.ts";
import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/product-details", "/product-details/:id"],
  page: () => import("./ProductPage.tsx"),
};

export const server: ServerRoute = {
  query: ["variant", "picture"],
  productPath: (productId) => productHref(productId),
};

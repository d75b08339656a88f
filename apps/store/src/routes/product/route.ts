import { productHref } from "../../features/catalogue/catalogue.view.ts";
import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { productMeta, productReads } from "./product.meta.ts";

export const route: ShopRoute = {
  paths: ["/product-details", "/product-details/:id"],
  page: () => import("./ProductPage.tsx"),
  isProduct: true,
};

export const meta: PageMeta = {
  title: null,
  description: "Cloth and things for the home, one piece at a time.",
  reads: productReads,
  resolve: productMeta,
};

export const server: ServerRoute = {
  load: async (match) => (await import("./product.load.ts")).loadProduct(match),
  query: ["variant", "picture"],
  productPath: (productId) => productHref(productId),
};

import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/product-details", "/product-details/:id"];

export const server: ServerRoute = {
  query: ["variant", "picture"],
  // The sitemap lists the page of each product.
  sitemap: async () => [],
};

import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/allproducts"],
  page: () => import("./CataloguePage.tsx"),
  large: async () => (await import("./CataloguePage.tsx")).loadLarge(),
};

export const server: ServerRoute = {
  query: ["q", "sub", "colour", "tag", "min", "max", "sort", "page", "cursor"],
};

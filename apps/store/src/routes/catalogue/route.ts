import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";
import { catalogueMeta, description } from "./catalogue.meta.ts";

export const route: ShopRoute = {
  paths: ["/allproducts"],
  page: async (isLarge) => {
    const page = await import("./CataloguePage.tsx");
    if (isLarge) await page.loadLarge();
    return page;
  },
};

export const meta: PageMeta = {
  title: "All products",
  description,
  resolve: catalogueMeta,
};

export const server: ServerRoute = {
  load: async (match) => (await import("./catalogue.load.ts")).loadCatalogue(match),
  query: ["q", "sub", "colour", "tag", "min", "max", "sort", "page", "cursor"],
};

import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v5"],
  page: () => import("./LuxuryPage.tsx"),
  hasOwnFrame: true,
};

export const meta: PageMeta = {
  title: "Luxury",
  description: "Gold thread, counted by hand: the catalogue in five chapters.",
};

export const server: ServerRoute = {
  load: async () => (await import("./luxury.load.ts")).loadLuxury(),
};

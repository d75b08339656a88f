import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v6"],
  page: () => import("./RetroPage.tsx"),
  hasOwnFrame: true,
};

export const meta: PageMeta = {
  title: "Retro",
  description: "A hoarding of a shop: ten goods, one loud offer, today only.",
};

export const server: ServerRoute = {};

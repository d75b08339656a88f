import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v4"],
  page: () => import("./CollectionPage.tsx"),
  hasOwnFrame: true,
};

export const meta: PageMeta = {
  title: "Collection",
  description: "A lookbook of furniture: three spreads, six pieces, five rooms.",
};

export const server: ServerRoute = {};

import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/index-v2"],
  page: () => import("./StylishPage.tsx"),
  hasOwnFrame: true,
};

export const meta: PageMeta = {
  title: "Stylish",
  description: "A Madras check of a shop: furniture in handloom cotton, and a quarter off.",
};

export const server: ServerRoute = {};

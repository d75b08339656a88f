import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v2"],
  page: () => import("./PortfolioV2Page.tsx"),
};

export const meta: PageMeta = {
  title: "Portfolio, by room",
  description: "Interiors, lamps, tables and pieces for the wall, room by room.",
};

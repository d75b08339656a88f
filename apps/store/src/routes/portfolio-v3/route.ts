import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v3"],
  page: () => import("./PortfolioV3Page.tsx"),
};

export const meta: PageMeta = {
  title: "Portfolio, told",
  description: "Nine rooms, each with its story and what went into it.",
};

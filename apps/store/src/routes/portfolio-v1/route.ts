import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v1"],
  page: () => import("./PortfolioV1Page.tsx"),
};

/** Without scripts the filter is a form. */
export const server: ServerRoute = { query: ["kind"] };

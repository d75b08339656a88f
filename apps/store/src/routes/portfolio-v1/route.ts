import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/portfolio-v1"],
  page: () => import("./PortfolioV1Page.tsx"),
};

export const meta: PageMeta = {
  title: "Portfolio",
  description: "Nine rooms and shops furnished with our cloth, by kind of work.",
};

/** Without scripts the filter is a form. */
export const server: ServerRoute = { query: ["kind"] };

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/team"], page: () => import("./TeamPage.tsx") };

export const meta: PageMeta = {
  title: "Team",
  description: "The people of the house, each with a portrait.",
};

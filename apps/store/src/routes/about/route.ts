import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/about"], page: () => import("./AboutPage.tsx") };

export const meta: PageMeta = {
  title: "About us",
  description: "How Pallu began, how a piece comes about, and who it works with.",
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/contact"], page: () => import("./ContactPage.tsx") };

export const meta: PageMeta = {
  title: "Contact",
  description: "Write to Pallu, or find the house in Coimbatore.",
};

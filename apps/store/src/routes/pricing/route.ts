import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/pricing"], page: () => import("./PricingPage.tsx") };

export const meta: PageMeta = {
  title: "Pricing",
  description: "Plans for the care of cloth, by the month or by the year.",
};

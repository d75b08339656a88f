import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/pricing"], page: () => import("./PricingPage.tsx") };

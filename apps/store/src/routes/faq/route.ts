import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/faq"], page: () => import("./FaqPage.tsx") };

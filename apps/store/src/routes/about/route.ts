import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/about"], page: () => import("./AboutPage.tsx") };

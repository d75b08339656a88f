import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/team"], page: () => import("./TeamPage.tsx") };

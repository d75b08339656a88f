import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v3"], page: () => import("./ShopV3Page.tsx") };

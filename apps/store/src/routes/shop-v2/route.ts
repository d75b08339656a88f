import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v2"], page: () => import("./ShopV2Page.tsx") };

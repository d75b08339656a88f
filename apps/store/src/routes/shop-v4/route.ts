import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v4"], page: () => import("./ShopV4Page.tsx") };

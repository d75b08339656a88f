import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-v2"], page: () => import("./BlogV2Page.tsx") };

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-v1"], page: () => import("./BlogV1Page.tsx") };

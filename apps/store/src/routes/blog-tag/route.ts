import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/blog-tag"], page: () => import("./BlogTagPage.tsx") };

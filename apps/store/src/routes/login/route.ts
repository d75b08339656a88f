import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/login"], page: () => import("./LoginPage.tsx") };

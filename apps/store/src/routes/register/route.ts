import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/register"], page: () => import("./RegisterPage.tsx") };

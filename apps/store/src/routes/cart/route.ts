import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/cart"], page: () => import("./CartPage.tsx") };

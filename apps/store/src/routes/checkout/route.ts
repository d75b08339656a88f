import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/checkout"], page: () => import("./CheckoutPage.tsx") };

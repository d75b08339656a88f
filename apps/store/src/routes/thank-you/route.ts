import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/thank-you"], page: () => import("./ThankYouPage.tsx") };

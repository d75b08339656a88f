import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/wishlist"], page: () => import("./WishlistPage.tsx") };

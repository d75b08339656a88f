import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/wishlist"], page: () => import("./WishlistPage.tsx") };

export const meta: PageMeta = {
  title: "Wishlist",
  description: "What you have your eye on.",
  isPersonal: true,
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/login"], page: () => import("./LoginPage.tsx") };

export const meta: PageMeta = {
  title: "Login",
  description: "Log in to keep a bag, a wishlist and your orders.",
  isPersonal: true,
};

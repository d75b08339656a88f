import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/cart"], page: () => import("./CartPage.tsx") };

export const meta: PageMeta = {
  title: "Cart",
  description: "What you have put into your bag.",
  isPersonal: true,
};

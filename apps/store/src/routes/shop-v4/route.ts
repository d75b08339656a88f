import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v4"], page: () => import("./ShopV4Page.tsx") };

export const meta: PageMeta = {
  title: "Furniture on the wall",
  description: "Chairs, tables, lamps and vases, hung on a wall.",
};

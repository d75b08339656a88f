import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v3"], page: () => import("./ShopV3Page.tsx") };

export const meta: PageMeta = {
  title: "Furniture, line by line",
  description: "Chairs, tables, lamps and vases as a price list with pictures.",
};

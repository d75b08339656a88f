import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/shop-v2"], page: () => import("./ShopV2Page.tsx") };

export const meta: PageMeta = {
  title: "Twelve to begin with",
  description: "Seven sarees and five kurtis, picked from the shelf.",
};

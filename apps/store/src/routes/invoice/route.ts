import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/invoice/:orderId"],
  page: () => import("./InvoicePage.tsx"),
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/invoice/:orderId"],
  page: () => import("./InvoicePage.tsx"),
};

export const meta: PageMeta = {
  title: "Invoice",
  description: "The invoice of one order, to print or keep.",
  isPersonal: true,
};

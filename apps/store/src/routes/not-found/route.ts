import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/error", "*"],
  page: () => import("./NotFoundPage.tsx"),
};

export const meta: PageMeta = {
  title: "Page not found",
  description: "There is no page at this address.",
  status: 404,
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/error", "*"],
  page: () => import("./NotFoundPage.tsx"),
};

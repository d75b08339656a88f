import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/forger-password"],
  page: () => import("./ForgerPasswordPage.tsx"),
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/edit-account"],
  page: () => import("./EditAccountPage.tsx"),
};

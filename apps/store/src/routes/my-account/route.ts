import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/my-account"],
  page: () => import("./MyAccountPage.tsx"),
};

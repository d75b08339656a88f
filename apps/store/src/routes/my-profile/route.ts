import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/my-profile"],
  page: () => import("./MyProfilePage.tsx"),
};

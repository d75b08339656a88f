import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/our-clients"],
  page: () => import("./OurClientsPage.tsx"),
};

import type { ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/terms-and-conditions"],
  page: () => import("./TermsPage.tsx"),
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/my-account"],
  page: () => import("./MyAccountPage.tsx"),
};

export const meta: PageMeta = {
  title: "My account",
  description: "What an account holds, with Asha's as the example.",
};

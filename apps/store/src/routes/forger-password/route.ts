import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/forger-password"],
  page: () => import("./ForgerPasswordPage.tsx"),
};

export const meta: PageMeta = {
  title: "Forgot password",
  description: "Set a new password with a one-time code.",
  isPersonal: true,
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/register"], page: () => import("./RegisterPage.tsx") };

export const meta: PageMeta = {
  title: "Register",
  description: "Open an account with Pallu.",
  isPersonal: true,
};

import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/edit-account"],
  page: () => import("./EditAccountPage.tsx"),
};

export const meta: PageMeta = {
  title: "Edit account",
  description: "Change your name, phone number or email.",
  isPersonal: true,
};

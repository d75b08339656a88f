import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/my-profile"],
  page: () => import("./MyProfilePage.tsx"),
};

export const meta: PageMeta = {
  title: "My profile",
  description: "Your name, phone number and email as Pallu has them.",
  isPersonal: true,
};

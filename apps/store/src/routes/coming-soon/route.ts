import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/coming-soon"],
  page: () => import("./ComingSoonPage.tsx"),
};

export const meta: PageMeta = {
  title: "Coming soon",
  description: "Something new is on the loom.",
};

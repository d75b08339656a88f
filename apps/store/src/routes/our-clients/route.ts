import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/our-clients"],
  page: () => import("./OurClientsPage.tsx"),
};

export const meta: PageMeta = {
  title: "Our clients",
  description: "Hotels, theatres and museums that live with cloth from Pallu.",
};

import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = {
  paths: ["/"],
  page: () => import("./HomePage.tsx"),
};

export const server: ServerRoute = {
  flags: ["subscribed"],
  action: async (post) =>
    (await import("../../features/newsletter/newsletterAction.ts")).newsletterAction(post),
};

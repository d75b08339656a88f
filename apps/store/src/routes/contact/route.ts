import type { ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/contact"], page: () => import("./ContactPage.tsx") };

export const server: ServerRoute = {
  flags: ["sent"],
  action: async (post) =>
    (await import("../../features/contact/contactAction.ts")).contactAction(post),
};

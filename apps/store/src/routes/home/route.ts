import type { PageMeta, ServerRoute, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/"], page: () => import("./HomePage.tsx") };

export const meta: PageMeta = {
  title: "",
  description: "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
};

export const server: ServerRoute = {
  flags: ["subscribed"],
  action: async (post) =>
    (await import("../../features/newsletter/newsletter.action.ts")).newsletterAction(post),
  load: async () => (await import("./home.load.ts")).loadHome(),
};

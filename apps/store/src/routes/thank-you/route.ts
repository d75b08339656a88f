import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/thank-you"], page: () => import("./ThankYouPage.tsx") };

export const meta: PageMeta = {
  title: "Thank you",
  description: "Your order has been placed.",
  isPersonal: true,
};

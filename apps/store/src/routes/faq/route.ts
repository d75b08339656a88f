import type { PageMeta, ShopRoute } from "../../platform/routing/route.ts";

export const route: ShopRoute = { paths: ["/faq"], page: () => import("./FaqPage.tsx") };

export const meta: PageMeta = {
  title: "Questions",
  description: "Answers on shipping, warranty, payment and return.",
};

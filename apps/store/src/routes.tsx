import { page, pages } from "./platform/routing/page.tsx";
import type { ShopRoute } from "./platform/routing/route.ts";

const productPage = page(() => import("./routes/product/ProductPage.tsx"));

/**
 * The URL table. Loaded by every page, so rarely visited pages are in `routes.secondary.tsx`, loaded by the last route.
 * `routes.server.ts` adds the server-side properties.
 */
export const routes = [
  { path: "/", title: "", page: page(() => import("./routes/home/HomePage.tsx")) },
  {
    path: "/allproducts",
    title: "All products",
    page: page(() => import("./routes/catalogue/CataloguePage.tsx")),
  },
  { path: "/product-details", title: null, page: productPage },
  { path: "/product-details/:id", title: null, page: productPage },
  { path: "*", title: "", page: pages(() => import("./routes.secondary.tsx")) },
] as const satisfies ShopRoute[];

export type RoutePath = (typeof routes)[number]["path"];

import { page, pages } from "./platform/page.tsx";
import type { ShopRoute } from "./platform/route.ts";

const productPage = page(() => import("./routes/product/ProductPage.tsx"));

/**
 * The URL table: reading it is reading the shop. It travels with every page, so what is visited rarely stands in
 * `routes.secondary.tsx`, which the last line asks for. What the server adds stands in `routes.server.ts`.
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

import { EditIcon, HomeIcon, PackageIcon, TagIcon } from "@pallu/ui";
import { lazy } from "react";
import type { DeskRoute } from "./frame/route.types.ts";

/** The pages of the desk, in the order of the navigation. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    path: "/",
    page: lazy(async () => ({ default: (await import("./pages/today/TodayPage.tsx")).TodayPage })),
    scope: "orders:read",
    nav: { label: "Today", icon: HomeIcon, isFirst: true },
  },
  {
    path: "/orders",
    page: lazy(async () => ({
      default: (await import("./pages/orders/OrdersPage.tsx")).OrdersPage,
    })),
    scope: "orders:read",
    nav: { label: "Orders", icon: PackageIcon, isFirst: true },
  },
  {
    path: "/orders/:orderId",
    page: lazy(async () => ({ default: (await import("./pages/orders/OrderPage.tsx")).OrderPage })),
    scope: "orders:read",
  },
  {
    path: "/print",
    page: lazy(async () => ({ default: (await import("./pages/print/PrintPage.tsx")).PrintPage })),
    scope: "orders:read",
  },
  {
    path: "/products",
    page: lazy(async () => ({
      default: (await import("./pages/products/ProductsPage.tsx")).ProductsPage,
    })),
    scope: "catalogue:read",
    nav: { label: "Products", icon: TagIcon, isFirst: true },
  },
  {
    path: "/products/new",
    page: lazy(async () => ({
      default: (await import("./pages/products/ProductPage.tsx")).NewProductPage,
    })),
    scope: "catalogue:write",
  },
  {
    path: "/products/:productId",
    page: lazy(async () => ({
      default: (await import("./pages/products/ProductPage.tsx")).ProductPage,
    })),
    scope: "catalogue:read",
  },
  {
    path: "/products/:productId/copy",
    page: lazy(async () => ({
      default: (await import("./pages/products/ProductPage.tsx")).NewProductPage,
    })),
    scope: "catalogue:write",
  },
  {
    path: "/shop",
    page: lazy(async () => ({ default: (await import("./pages/shop/ShopPage.tsx")).ShopPage })),
    scope: "content:read",
    nav: { label: "Shop", icon: EditIcon },
  },
  {
    path: "/shop/:part",
    page: lazy(async () => ({
      default: (await import("./pages/shop/ShopPartPage.tsx")).ShopPartPage,
    })),
    scope: "content:read",
  },
];

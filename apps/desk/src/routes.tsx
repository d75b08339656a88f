import {
  ArrowDownIcon,
  ClockIcon,
  EditIcon,
  FilterIcon,
  GiftIcon,
  HomeIcon,
  ListIcon,
  MailIcon,
  PackageIcon,
  PlayIcon,
  TagIcon,
} from "@pallu/ui";
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
    path: "/stock",
    page: lazy(async () => ({ default: (await import("./pages/stock/StockPage.tsx")).StockPage })),
    scope: "stock:read",
    nav: { label: "Stock", icon: ListIcon, isFirst: true },
  },
  {
    path: "/stock/count",
    page: lazy(async () => ({ default: (await import("./pages/stock/CountPage.tsx")).CountPage })),
    scope: "stock:write",
  },
  {
    path: "/stock/files",
    page: lazy(async () => ({
      default: (await import("./pages/stock/StockFilesPage.tsx")).StockFilesPage,
    })),
    scope: "stock:read",
  },
  {
    path: "/messages",
    page: lazy(async () => ({
      default: (await import("./pages/messages/MessagesPage.tsx")).MessagesPage,
    })),
    scope: "messages:read",
    nav: { label: "Messages", icon: MailIcon },
  },
  {
    path: "/messages/saved",
    page: lazy(async () => ({
      default: (await import("./pages/messages/SavedAnswersPage.tsx")).SavedAnswersPage,
    })),
    scope: "messages:read",
  },
  {
    path: "/messages/:messageId",
    page: lazy(async () => ({
      default: (await import("./pages/messages/MessagePage.tsx")).MessagePage,
    })),
    scope: "messages:read",
  },
  {
    path: "/coupons",
    page: lazy(async () => ({
      default: (await import("./pages/coupons/CouponsPage.tsx")).CouponsPage,
    })),
    scope: "coupons:read",
    nav: { label: "Coupons", icon: GiftIcon },
  },
  {
    path: "/coupons/new",
    page: lazy(async () => ({
      default: (await import("./pages/coupons/NewCouponPage.tsx")).NewCouponPage,
    })),
    scope: "coupons:write",
  },
  {
    path: "/banners",
    page: lazy(async () => ({
      default: (await import("./pages/banners/BannersPage.tsx")).BannersPage,
    })),
    scope: "catalogue:read",
    nav: { label: "Banners", icon: PlayIcon },
  },
  {
    path: "/banners/:place/:number",
    page: lazy(async () => ({
      default: (await import("./pages/banners/BannerPage.tsx")).BannerPage,
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
  {
    path: "/files",
    page: lazy(async () => ({ default: (await import("./pages/files/FilesPage.tsx")).FilesPage })),
    scope: "catalogue:write",
    nav: { label: "Files", icon: ArrowDownIcon },
  },
  {
    path: "/files/:importId",
    page: lazy(async () => ({
      default: (await import("./pages/files/ImportPage.tsx")).ImportPage,
    })),
    scope: "catalogue:write",
  },
  {
    path: "/log",
    page: lazy(async () => ({ default: (await import("./pages/log/LogPage.tsx")).LogPage })),
    scope: "log:read",
    nav: { label: "Log", icon: ClockIcon },
  },
  {
    path: "/settings",
    page: lazy(async () => ({
      default: (await import("./pages/settings/AccountPage.tsx")).AccountPage,
    })),
    nav: { label: "Settings", icon: FilterIcon },
  },
  {
    path: "/settings/staff",
    page: lazy(async () => ({
      default: (await import("./pages/settings/StaffPage.tsx")).StaffPage,
    })),
    scope: "staff:read",
  },
  {
    path: "/settings/keys",
    page: lazy(async () => ({ default: (await import("./pages/settings/KeysPage.tsx")).KeysPage })),
    scope: "settings:read",
  },
  {
    path: "/settings/webhooks",
    page: lazy(async () => ({
      default: (await import("./pages/settings/WebhooksPage.tsx")).WebhooksPage,
    })),
    scope: "settings:read",
  },
  {
    path: "/settings/environment",
    page: lazy(async () => ({
      default: (await import("./pages/settings/EnvironmentPage.tsx")).EnvironmentPage,
    })),
    scope: "settings:read",
  },
  {
    path: "/settings/backup",
    page: lazy(async () => ({
      default: (await import("./pages/settings/BackupPage.tsx")).BackupPage,
    })),
    scope: "settings:read",
  },
  {
    path: "/settings/people",
    page: lazy(async () => ({
      default: (await import("./pages/settings/PeoplePage.tsx")).PeoplePage,
    })),
    scope: "people:read",
  },
];

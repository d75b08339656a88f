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
  TagIcon,
} from "@pallu/ui";
import { BannerIcon } from "@pallu/ui/desk";
import { lazy } from "react";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { DeskRoute } from "./frame/route.types.ts";

const pageOf = (load: () => Promise<ComponentType>): Pick<DeskRoute, "load" | "page"> => ({
  load,
  page: lazy(async () => ({ default: await load() })),
});

/** The pages of the desk, in the order of the navigation. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    path: "/",
    ...pageOf(async () => (await import("./pages/today/TodayPage.tsx")).TodayPage),
    scope: "orders:read",
    nav: { label: "Today", icon: HomeIcon, isFirst: true },
  },
  {
    path: "/orders",
    ...pageOf(async () => (await import("./pages/orders/OrdersPage.tsx")).OrdersPage),
    scope: "orders:read",
    nav: { label: "Orders", icon: PackageIcon, isFirst: true },
  },
  {
    path: "/orders/:orderId",
    ...pageOf(async () => (await import("./pages/orders/OrderPage.tsx")).OrderPage),
    scope: "orders:read",
  },
  {
    path: "/print",
    ...pageOf(async () => (await import("./pages/print/PrintPage.tsx")).PrintPage),
    scope: "orders:read",
  },
  {
    path: "/products",
    ...pageOf(async () => (await import("./pages/products/ProductsPage.tsx")).ProductsPage),
    scope: "catalogue:read",
    nav: { label: "Products", icon: TagIcon, isFirst: true },
  },
  {
    path: "/products/new",
    ...pageOf(async () => (await import("./pages/products/ProductPage.tsx")).NewProductPage),
    scope: "catalogue:write",
  },
  {
    path: "/products/:productId",
    ...pageOf(async () => (await import("./pages/products/ProductPage.tsx")).ProductPage),
    scope: "catalogue:read",
  },
  {
    path: "/products/:productId/copy",
    ...pageOf(async () => (await import("./pages/products/ProductPage.tsx")).NewProductPage),
    scope: "catalogue:write",
  },
  {
    path: "/stock",
    ...pageOf(async () => (await import("./pages/stock/StockPage.tsx")).StockPage),
    scope: "stock:read",
    nav: { label: "Stock", icon: ListIcon, isFirst: true },
  },
  {
    path: "/stock/count",
    ...pageOf(async () => (await import("./pages/stock/CountPage.tsx")).CountPage),
    scope: "stock:write",
  },
  {
    path: "/stock/files",
    ...pageOf(async () => (await import("./pages/stock/StockFilesPage.tsx")).StockFilesPage),
    scope: "stock:read",
  },
  {
    path: "/messages",
    ...pageOf(async () => (await import("./pages/messages/MessagesPage.tsx")).MessagesPage),
    scope: "messages:read",
    nav: { label: "Messages", icon: MailIcon },
  },
  {
    path: "/messages/saved",
    ...pageOf(async () => (await import("./pages/messages/SavedAnswersPage.tsx")).SavedAnswersPage),
    scope: "messages:read",
  },
  {
    path: "/messages/:messageId",
    ...pageOf(async () => (await import("./pages/messages/MessagePage.tsx")).MessagePage),
    scope: "messages:read",
  },
  {
    path: "/coupons",
    ...pageOf(async () => (await import("./pages/coupons/CouponsPage.tsx")).CouponsPage),
    scope: "coupons:read",
    nav: { label: "Coupons", icon: GiftIcon },
  },
  {
    path: "/coupons/new",
    ...pageOf(async () => (await import("./pages/coupons/NewCouponPage.tsx")).NewCouponPage),
    scope: "coupons:write",
  },
  {
    path: "/banners",
    ...pageOf(async () => (await import("./pages/banners/BannersPage.tsx")).BannersPage),
    scope: "catalogue:read",
    nav: { label: "Banners", icon: BannerIcon },
  },
  {
    path: "/banners/:place/:number",
    ...pageOf(async () => (await import("./pages/banners/BannerPage.tsx")).BannerPage),
    scope: "catalogue:write",
  },
  {
    path: "/shop",
    ...pageOf(async () => (await import("./pages/shop/ShopPage.tsx")).ShopPage),
    scope: "content:read",
    nav: { label: "Shop", icon: EditIcon },
  },
  {
    path: "/shop/:part",
    ...pageOf(async () => (await import("./pages/shop/ShopPartPage.tsx")).ShopPartPage),
    scope: "content:read",
  },
  {
    path: "/files",
    ...pageOf(async () => (await import("./pages/files/FilesPage.tsx")).FilesPage),
    scope: "catalogue:write",
    nav: { label: "Files", icon: ArrowDownIcon },
  },
  {
    path: "/files/:importId",
    ...pageOf(async () => (await import("./pages/files/ImportPage.tsx")).ImportPage),
    scope: "catalogue:write",
  },
  {
    path: "/log",
    ...pageOf(async () => (await import("./pages/log/LogPage.tsx")).LogPage),
    scope: "log:read",
    nav: { label: "Log", icon: ClockIcon },
  },
  {
    path: "/settings",
    ...pageOf(async () => (await import("./pages/settings/AccountPage.tsx")).AccountPage),
    nav: { label: "Settings", icon: FilterIcon },
  },
  {
    path: "/settings/staff",
    ...pageOf(async () => (await import("./pages/settings/StaffPage.tsx")).StaffPage),
    scope: "staff:read",
  },
  {
    path: "/settings/keys",
    ...pageOf(async () => (await import("./pages/settings/KeysPage.tsx")).KeysPage),
    scope: "settings:read",
  },
  {
    path: "/settings/webhooks",
    ...pageOf(async () => (await import("./pages/settings/WebhooksPage.tsx")).WebhooksPage),
    scope: "settings:read",
  },
  {
    path: "/settings/environment",
    ...pageOf(async () => (await import("./pages/settings/EnvironmentPage.tsx")).EnvironmentPage),
    scope: "settings:read",
  },
  {
    path: "/settings/backup",
    ...pageOf(async () => (await import("./pages/settings/BackupPage.tsx")).BackupPage),
    scope: "settings:read",
  },
  {
    path: "/settings/people",
    ...pageOf(async () => (await import("./pages/settings/PeoplePage.tsx")).PeoplePage),
    scope: "people:read",
  },
];

/** Loads the code of the page at a path below `/desk`, ahead of its render. What fails here is loaded again by the render. */
export const loadPage = async (pathname: string): Promise<void> => {
  await deskRoutes
    .find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined);
};

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
import { matchPath } from "react-router-dom";
import type { DeskRoute } from "./frame/route.types.ts";
import { loadAhead } from "./frame/RoutePage.tsx";

/** The pages of the desk, in the order of the navigation. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    path: "/",
    load: async () => (await import("./pages/today/TodayPage.tsx")).TodayPage,
    scope: "orders:read",
    nav: { label: "Today", icon: HomeIcon, isFirst: true },
  },
  {
    path: "/orders",
    load: async () => (await import("./pages/orders/OrdersPage.tsx")).OrdersPage,
    scope: "orders:read",
    nav: { label: "Orders", icon: PackageIcon, isFirst: true },
  },
  {
    path: "/orders/:orderId",
    load: async () => (await import("./pages/orders/OrderPage.tsx")).OrderPage,
    scope: "orders:read",
  },
  {
    path: "/print",
    load: async () => (await import("./pages/print/PrintPage.tsx")).PrintPage,
    scope: "orders:read",
  },
  {
    path: "/products",
    load: async () => (await import("./pages/products/ProductsPage.tsx")).ProductsPage,
    scope: "catalogue:read",
    nav: { label: "Products", icon: TagIcon, isFirst: true },
  },
  {
    path: "/products/new",
    load: async () => (await import("./pages/products/ProductPage.tsx")).NewProductPage,
    scope: "catalogue:write",
  },
  {
    path: "/products/:productId",
    load: async () => (await import("./pages/products/ProductPage.tsx")).ProductPage,
    scope: "catalogue:read",
  },
  {
    path: "/products/:productId/copy",
    load: async () => (await import("./pages/products/ProductPage.tsx")).NewProductPage,
    scope: "catalogue:write",
  },
  {
    path: "/stock",
    load: async () => (await import("./pages/stock/StockPage.tsx")).StockPage,
    scope: "stock:read",
    nav: { label: "Stock", icon: ListIcon, isFirst: true },
  },
  {
    path: "/stock/count",
    load: async () => (await import("./pages/stock/CountPage.tsx")).CountPage,
    scope: "stock:write",
  },
  {
    path: "/stock/files",
    load: async () => (await import("./pages/stock/StockFilesPage.tsx")).StockFilesPage,
    scope: "stock:read",
  },
  {
    path: "/messages",
    load: async () => (await import("./pages/messages/MessagesPage.tsx")).MessagesPage,
    scope: "messages:read",
    nav: { label: "Messages", icon: MailIcon },
  },
  {
    path: "/messages/saved",
    load: async () => (await import("./pages/messages/SavedAnswersPage.tsx")).SavedAnswersPage,
    scope: "messages:read",
  },
  {
    path: "/messages/:messageId",
    load: async () => (await import("./pages/messages/MessagePage.tsx")).MessagePage,
    scope: "messages:read",
  },
  {
    path: "/coupons",
    load: async () => (await import("./pages/coupons/CouponsPage.tsx")).CouponsPage,
    scope: "coupons:read",
    nav: { label: "Coupons", icon: GiftIcon },
  },
  {
    path: "/coupons/new",
    load: async () => (await import("./pages/coupons/NewCouponPage.tsx")).NewCouponPage,
    scope: "coupons:write",
  },
  {
    path: "/banners",
    load: async () => (await import("./pages/banners/BannersPage.tsx")).BannersPage,
    scope: "catalogue:read",
    nav: { label: "Banners", icon: BannerIcon },
  },
  {
    path: "/banners/:place/:number",
    load: async () => (await import("./pages/banners/BannerPage.tsx")).BannerPage,
    scope: "catalogue:write",
  },
  {
    path: "/shop",
    load: async () => (await import("./pages/shop/ShopPage.tsx")).ShopPage,
    scope: "content:read",
    nav: { label: "Shop", icon: EditIcon },
  },
  {
    path: "/shop/:part",
    load: async () => (await import("./pages/shop/ShopPartPage.tsx")).ShopPartPage,
    scope: "content:read",
  },
  {
    path: "/files",
    load: async () => (await import("./pages/files/FilesPage.tsx")).FilesPage,
    scope: "catalogue:write",
    nav: { label: "Files", icon: ArrowDownIcon },
  },
  {
    path: "/files/:importId",
    load: async () => (await import("./pages/files/ImportPage.tsx")).ImportPage,
    scope: "catalogue:write",
  },
  {
    path: "/log",
    load: async () => (await import("./pages/log/LogPage.tsx")).LogPage,
    scope: "log:read",
    nav: { label: "Log", icon: ClockIcon },
  },
  {
    path: "/settings",
    load: async () => (await import("./pages/settings/AccountPage.tsx")).AccountPage,
    nav: { label: "Settings", icon: FilterIcon },
  },
  {
    path: "/settings/staff",
    load: async () => (await import("./pages/settings/StaffPage.tsx")).StaffPage,
    scope: "staff:read",
  },
  {
    path: "/settings/keys",
    load: async () => (await import("./pages/settings/KeysPage.tsx")).KeysPage,
    scope: "settings:read",
  },
  {
    path: "/settings/webhooks",
    load: async () => (await import("./pages/settings/WebhooksPage.tsx")).WebhooksPage,
    scope: "settings:read",
  },
  {
    path: "/settings/environment",
    load: async () => (await import("./pages/settings/EnvironmentPage.tsx")).EnvironmentPage,
    scope: "settings:read",
  },
  {
    path: "/settings/backup",
    load: async () => (await import("./pages/settings/BackupPage.tsx")).BackupPage,
    scope: "settings:read",
  },
  {
    path: "/settings/people",
    load: async () => (await import("./pages/settings/PeoplePage.tsx")).PeoplePage,
    scope: "people:read",
  },
];

/** Loads the code of the page at a path below `/desk`, ahead of its render. */
export const loadPage = async (pathname: string): Promise<void> => {
  const route = deskRoutes.find(({ path }) => matchPath(path, pathname));
  if (route) await loadAhead(route.load);
};

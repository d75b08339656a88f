import {
  CouponIcon,
  LogIcon,
  MessageIcon,
  OrdersIcon,
  ProductsIcon,
  SettingsIcon,
  ShopIcon,
  StockIcon,
  TodayIcon,
} from "../../icons/desk.ts";
import type { FrameItem } from "./FrameLink.tsx";

export const frameItems: readonly FrameItem[] = [
  { href: "/", label: "Today", icon: <TodayIcon />, isCurrent: true },
  { href: "/orders", label: "Orders", icon: <OrdersIcon />, count: 12, countText: "12 to do" },
  { href: "/products", label: "Products", icon: <ProductsIcon /> },
  { href: "/stock", label: "Stock", icon: <StockIcon />, count: 3, countText: "3 are low" },
  { href: "/messages", label: "Messages", icon: <MessageIcon />, count: 2, countText: "2 open" },
  { href: "/coupons", label: "Coupons", icon: <CouponIcon /> },
  { href: "/shop", label: "Shop", icon: <ShopIcon /> },
  { href: "/log", label: "Log", icon: <LogIcon /> },
  { href: "/settings", label: "Settings", icon: <SettingsIcon /> },
];

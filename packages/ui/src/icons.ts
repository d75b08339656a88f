/** Exports all icons. Grouped by the page that needs them, because bundlers do not split a module. */
export * from "./icons/account.icons.ts";
export * from "./icons/amount.icons.ts";
export * from "./icons/card.icons.ts";
export * from "./icons/cart.icons.ts";
export * from "./icons/catalogue.icons.ts";
export * from "./icons/other.icons.ts";
export * from "./icons/header.icons.ts";
export * from "./icons/link.icons.ts";
export * from "./icons/notice.icons.ts";
export * from "./icons/password.icons.ts";
export * from "./icons/product.icons.ts";
export * from "./icons/rating.icons.ts";
export type { IconComponent, IconProps } from "./icons/icon.ts";

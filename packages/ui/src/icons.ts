/** Exports all icons. Grouped by the page that needs them, because bundlers do not split a module. */
export * from "./icons/account.ts";
export * from "./icons/amount.ts";
export * from "./icons/card.ts";
export * from "./icons/cart.ts";
export * from "./icons/catalogue.ts";
export * from "./icons/other.ts";
export * from "./icons/header.ts";
export * from "./icons/link.ts";
export * from "./icons/notice.ts";
export * from "./icons/password.ts";
export * from "./icons/product.ts";
export * from "./icons/rating.ts";
export type { IconComponent, IconProps } from "./icons/icon.ts";
